import { type Passage, passage } from '../builders/passages.ts';
import type { MeaningRow } from '../row.ts';
import { CALL, CASE, CAUSE, CLAIM, FAULT, INCIDENT, REPAIR, SAFETY, VACANCY } from './passages-business.ts';

const HOME: Passage = {
  stages: [
    '{look} {rooms}-bedroom {kind} {place}.|{look} {kind} with {rooms} bedrooms {place}.|Well-kept {kind} with {feature} {place}.',
    'It has {feature} and {feature2}.|The kitchen was renovated recently and the living room has {feature2}.|All rooms face {side}, and there is {feature}.',
    'Shops and {near} are within walking distance.|The {near} is {minutes} minutes away.|Close to schools, {near} and public transport.',
    'Available from {month}.|Viewings are possible on weekends.|Heating and water are included.|Pets are welcome on request.|A parking space can be rented.',
  ],
  words: {
    look: 'Sunny|Bright|Spacious|Modern|Charming|Quiet|Renovated|Cozy',
    rooms: 'two|three|four|five',
    kind: 'apartment|townhouse|house|condo|loft|family home',
    place:
      'near the park|in a quiet street|close to downtown|with a view of the river|in a popular area|next to the old town',
    feature: 'a large balcony|hardwood floors|a fireplace|a fenced garden|a garage|a guest bathroom|floor heating',
    feature2: 'plenty of storage|large windows|high ceilings|a fitted kitchen|a walk-in closet|a terrace',
    side: 'south|west|the garden|the courtyard',
    near: 'train station|supermarket|farmers market|subway|park|primary school',
    minutes: 'five|eight|ten|fifteen',
    month: 'January|March|May|July|September|November',
  },
  brief: [
    'Sunny home near the park|Quiet and renovated|Close to downtown|With garden and garage',
    'renovated|with balcony|furnished',
  ],
};

const COOKING: Passage = {
  stages: [
    'Preheat the oven to {heat} degrees and line a baking tray.|Wash and chop the {vegetable}.|Bring a large pot of salted water to a boil.|Cut the {vegetable} into small pieces.|Mix the flour with the salt and {binder}.',
    'Fry the {vegetable} in {fat} until golden.|Heat the {fat} in a pan and add the {vegetable}.|Stir in the {binder} and let it rest for {minutes} minutes.|Cook the {starch} until tender and drain well.',
    'Add the {liquid} and simmer for {minutes} minutes.|Season with {spice} and {spice2}.|Bake for {minutes} minutes until crisp.|Fold in the {starch} and stir gently.',
    'Season with {spice} and let it cool a little.|Taste and add more {spice2} if needed.|Sprinkle with {garnish}.|Let it rest for five minutes.',
    'Serve warm with {side}.|Garnish with {garnish} and serve.|Serve with {side} and enjoy.|Keeps for two days in the fridge.',
  ],
  words: {
    heat: '160|180|190|200|220',
    vegetable: 'onions|carrots|tomatoes|peppers|mushrooms|zucchini|spinach|potatoes|leeks',
    fat: 'olive oil|butter|a little oil|sesame oil',
    binder: 'eggs|milk|melted butter|yogurt|cream',
    starch: 'pasta|rice|noodles|lentils|chickpeas|couscous',
    liquid: 'stock|coconut milk|cream|crushed tomatoes|white wine',
    spice: 'salt and pepper|paprika|cumin|curry powder|oregano|nutmeg',
    spice2: 'lemon juice|chili flakes|garlic|fresh thyme|soy sauce|a pinch of sugar',
    garnish: 'parsley|basil|grated cheese|toasted seeds|chopped nuts|fresh herbs',
    side: 'rice|fresh bread|a green salad|roasted potatoes|flatbread|steamed vegetables',
    minutes: 'five|ten|fifteen|twenty|thirty|forty',
  },
  brief: [
    'Mix, bake and serve warm|Fry the onions, add the stock|Bake until golden|Simmer gently and stir',
    'mix and bake|fry and serve|simmer',
  ],
};

const REQUEST: Passage = {
  stages: [
    'A {quiet} table by the {where}, please.|We arrive {late}.|One guest is {diet}.|We are celebrating {what}.|We need {thing}.|Please {do}.',
    'We also need {thing}.|Please {do}.|We will bring {guest}.|If possible, away from the {noise}.|Thank you very much!',
  ],
  words: {
    quiet: 'quiet|larger|round|bright',
    where: 'window|terrace|garden|fireplace',
    late: 'late, around 10 pm|early in the morning|around noon|by train in the afternoon',
    diet: 'vegetarian|vegan|allergic to nuts|gluten intolerant|lactose intolerant',
    what: 'a birthday|our anniversary|a graduation|an engagement',
    thing: 'a high chair|an extra bed|a crib|a parking space|wheelchair access|two keys|a late checkout',
    do: 'call on arrival|keep the room on a high floor|leave a feather-free pillow|send the invoice by email',
    guest: 'a small dog|a baby|two children|an elderly guest',
    noise: 'elevator|kitchen|street|bar',
  },
  brief: [
    'Late arrival|High floor, please|Extra bed for a child|Vegetarian menu|Quiet room|Allergic to nuts|Window seat',
    'quiet room|extra bed|vegan|late arrival',
  ],
};

const TALK: Passage = {
  stages: [
    'Welcome back to the show, today we talk about {topic}.|Hello and welcome, our topic today is {topic}.|Good to have you here, this episode is about {topic}.',
    'My guest {guest} and has a lot to say about it.|I have with me somebody who {guest}.|Before we begin, thank you for all your letters.',
    'So tell us, how did it all start?|What was the biggest surprise for you?|What do most people get wrong about it?',
    'Well, I think it began with {start}.|Honestly, nobody expected {start}.|For me it was {start}.',
    'That is a good point, and it brings us to {topic2}.|I had never thought of {topic2} that way.|Let us come back to {topic2} in a moment.',
    'Thank you for listening, and see you next week.|That is all for today, take care.|If you liked this episode, tell a friend.',
  ],
  words: {
    topic:
      'life in small towns|the future of public transport|learning a language|baking bread|good sleep|running a small business|old maps|city gardens',
    guest:
      'has worked in the field for twenty years|wrote a book on the subject|started out as a nurse|runs a small studio',
    start: 'a letter from a friend|a long winter|a question in school|an old photograph|a broken bicycle',
    topic2: 'money|patience|family|planning|mistakes|neighbors',
  },
  brief: ['Welcome to the show|Interview in two parts', 'interview|talk'],
};

const EVENT: Passage = {
  stages: [
    'Join us for {an} with {who}.|{an2} for everyone who loves {topic}.|An event about {topic} with {who}.',
    'The program includes {part} and {part2}.|Expect {part}, {part2} and good company.|There will be {part} and {part2}.',
    'Doors open at {time}.|Tickets include {extra}.|Admission is free for children.|Places are limited, so please register early.',
    'Food and drinks are available.|The venue is accessible by public transport.|In case of rain, the event takes place indoors.',
  ],
  words: {
    an: 'an evening|a weekend|an afternoon|a full day',
    an2: 'A weekend|An evening|A festival|A gathering|A day',
    who: 'local artists|speakers from five countries|live music|well-known guests|people from the neighborhood',
    topic: 'jazz|good food|open data|design|books|photography|startups|gardening|film',
    part: 'talks|workshops|a panel discussion|live music|a guided tour|hands-on sessions|an exhibition',
    part2: 'a market|a networking dinner|a children program|a raffle|an open stage|a film screening',
    time: '9 am|10 am|5 pm|6:30 pm|7 pm|8 pm',
    extra: 'a welcome drink|lunch|all materials|a printed program|access to all sessions',
  },
  brief: ['With live music and food|Talks and workshops|Free admission', 'talks|music|workshop'],
};

const COURSE: Passage = {
  stages: [
    'This course introduces {topic} and {topic2}.|An introduction to {topic}, with a focus on {topic2}.|The course covers {topic} and its use in {use}.',
    'Students learn to {do} and {do2}.|By the end, participants can {do}.|Weekly exercises help students to {do}.',
    'Assessment is by {exam} and {exam2}.|The grade is based on {exam}.|There is {exam} and {exam2}.',
    'No prior knowledge is required.|Basic mathematics is recommended.|Lectures are recorded.|The number of places is limited.',
  ],
  words: {
    topic:
      'the basic concepts of the field|classic theories|methods of research|modern techniques|the history of the subject|key models',
    topic2: 'practical examples|current debates|case studies|data analysis|critical reading|writing skills',
    use: 'industry|public life|medicine|everyday work|the arts',
    do: 'read scientific papers|solve typical problems|compare different approaches|plan a small project|explain key terms',
    do2: 'present their results|work in groups|write a short report|use the right tools',
    exam: 'a written exam|two essays|a group project|an oral exam|weekly assignments',
    exam2: 'a presentation|a short quiz|a term paper|class participation',
  },
  brief: ['Basic concepts and methods|With weekly exercises|For beginners', 'basics|advanced'],
};

const GOALS: Passage = {
  stages: [
    'Understand the key concepts of the subject.|Explain the main theories in plain words.|Know the most important methods.|Describe how the field has developed.',
    'Apply the methods to new problems.|Analyze simple data and discuss the results.|Compare different approaches.|Plan and carry out a small project.',
    'Work in a team and present the results.|Read and judge scientific texts.|Write a clear report.',
  ],
  words: {},
  brief: ['Know the main methods|Read scientific texts|Solve typical problems', 'basics|methods|practice'],
};

const TRIP: Passage = {
  stages: [
    'Discover {place} in {days} days.|A {days}-day trip through {place}.|Explore {place} at your own pace.',
    'You visit {sight} and {sight2}.|Highlights are {sight} and {sight2}.',
    'Breakfast and {extra} are included.|A local guide is with you all the time.|Nights are spent in {hotel}.',
    'Suitable for families.|Flights can be booked on request.|Groups have twelve people at most.',
  ],
  words: {
    place:
      'the northern coast|quiet mountain villages|old wine regions|the islands of the south|three historic cities|the lake district|national parks',
    days: 'three|four|five|seven|ten|fourteen',
    sight: 'old harbors|a famous cathedral|colorful markets|a volcano|royal gardens|hidden beaches',
    sight2: 'a local winery|small museums|a night market|hot springs|a castle|waterfalls',
    extra: 'airport transfers|all train tickets|two dinners|entrance fees',
    hotel: 'small family hotels|comfortable lodges|a hotel by the sea|restored farmhouses',
  },
  brief: ['Old towns and beaches|Hiking in small groups|City break with guide', 'city|beach|hiking'],
};

const DAYS: Passage = {
  stages: [
    'Day 1: arrival and check-in.|Day 1: arrival and welcome dinner.|Day 1: arrival, free afternoon.',
    'Day 2: guided tour of the old town.|Day 2: boat trip along the coast.|Day 2: hike to the viewpoint.|Day 2: visit to the museum.',
    'Day 3: day trip to a vineyard.|Day 3: free day on the beach.|Day 3: cooking class and market visit.',
    'Day 4: departure after breakfast.|Day 4: transfer to the airport.',
  ],
  words: {},
  brief: ['City tour and boat trip|Hike and vineyard', 'city tour|boat trip'],
};

const OBJECT: Passage = {
  stages: [
    '{kind} of {material}, {made}.|{kind} with {detail}, {made}.',
    'The surface shows {detail}.|It was found {where}.|A similar piece is kept in another collection.',
    'The object was restored in {year}.|It has been on display since {year}.|Minor damage at the base.',
  ],
  words: {
    kind: 'Small vessel|Carved figure|Painted panel|Oil lamp|Ornament|Drinking cup|Relief|Pendant',
    material: 'bronze|marble|glazed clay|ivory|oak|silver|limestone|glass',
    made: 'probably made for a temple|made in a royal workshop|for household use|for a wealthy family|by an unknown master',
    detail: 'floral patterns|traces of paint|an inscription|geometric lines|animal figures|fine engraving',
    where: 'in a grave|near the river|in a private estate|during excavations|under a church floor',
    year: '1931|1954|1972|1988|2003|2015',
  },
  brief: ['Carved figure of oak|Bronze vessel with lid|Painted panel', 'figure|vessel|panel'],
};

const ORIGIN: Passage = {
  stages: [
    'Gift of {who} in {year}.|Bought from {who} in {year}.|Found during excavations in {year}.|On loan from {who} since {year}.',
    'Before that in private hands.|Earlier owners are not known.|Documented in an old inventory.',
  ],
  words: {
    who: 'a private collector|the founding family|an art dealer|a university|the city|an anonymous donor',
    year: '1898|1912|1927|1936|1951|1964|1978|1995|2008',
  },
  brief: ['Gift of a private collector|Bought at auction|Found at excavations', 'gift|purchase|loan'],
};

const CONDITION: Passage = {
  stages: [
    'Overall in {state} condition.|Stable, in {state} condition.|The object is in {state} condition.',
    '{flaw} at the {where}.|{flaw} on the surface.|No treatment is needed.',
  ],
  words: {
    state: 'good|very good|fair|stable',
    flaw: 'Slight scratches|Small cracks|Faded colors|Minor losses|Traces of moisture|Light wear',
    where: 'base|edges|left side|back|frame',
  },
  brief: ['Good condition|Small cracks at the base|Light wear', 'good|fair|poor'],
};

/** Texts at length by what they are about. */
export const descriptions: readonly MeaningRow[] = [
  passage(
    'description of a job',
    'responsibility, posting|job posting|opening|job offer|internship/description, job|role|position|vacancy description, job/summary|detail',
    VACANCY,
  ),
  passage(
    'description of a claim',
    'description of loss, claim|accident|loss|damage description, claim/detail|note|narrative|summary',
    CLAIM,
  ),
  passage(
    'description of a home',
    'home|apartment|house|property listing|rental|estate|room|hotel|unit|accommodation|flat|villa/description, property|listing description',
    HOME,
  ),
  {
    ...passage('description of a home beside rooms', 'description, detail, remark, summary, body, text, blurb', HOME),
    beside: 'bedroom, bathroom, sqft, sqm, landlord',
  },
  passage(
    'cooking',
    'preparation method, dish/preparation, recipe/instruction|direction|step|method|preparation|procedure, cooking instruction|step|method',
    COOKING,
  ),
  {
    ...passage('cooking beside servings', 'instruction, step, method, preparation, procedure', COOKING),
    beside: 'serving, ingredient, cuisine, cook, prep, calorie',
  },
  passage(
    'request of a guest',
    'guest/preference, reservation/request|note|comment|remark, booking/request|note|comment|remark, special request|wish|requirement, guest request|comment',
    REQUEST,
    0.6,
  ),
  passage('transcript of a call', 'conversation|support/transcript, call|chat transcript, transcript of call', CALL),
  passage('transcript', 'transcript, transcription', TALK),
  passage(
    'description of an event',
    'event description, conference|concert|festival|show|workshop|webinar|exhibition|program/description, event/detail|about|summary',
    EVENT,
  ),
  passage(
    'description of a course',
    'course description, syllabus, curriculum, class|module|lesson|training|seminar|lecture|subject|offering/description, course/about|summary|detail',
    COURSE,
  ),
  passage(
    'learning goals',
    'teaching goal, competence, learning|course|lesson objective, learning outcome|goal, course/outcome|goal',
    GOALS,
  ),
  passage(
    'description of a fault',
    'malfunction, damage, fault text, work order|service order|maintenance request|work request|repair|fault|maintenance|service request|repair job/description, problem|fault|failure|defect|complaint description, reported|observed problem, error description of|symptom of device, repair/problem|issue',
    FAULT,
  ),
  {
    ...passage('description of a fault beside a technician', 'description, problem, issue, diagnosis', FAULT),
    beside: 'technician, mechanic, repair, machine, asset, device, serial',
  },
  passage(
    'cause of a fault',
    'root|failure|fault|technical cause, cause of failure, cause description, repair/diagnosis, root cause analysis',
    CAUSE,
  ),
  passage(
    'repair',
    'repair|maintenance|technician|service note, work|action|service performed, work done|summary, repair|job/resolution, repair/action, work|repair description, work carried out, closure comment, work order/note',
    REPAIR,
  ),
  passage(
    'report of an incident',
    'incident report|report/narrative, police|accident report, incident narrative, crime|incident report|police/description, offense description, report/description of incident',
    INCIDENT,
  ),
  passage(
    'description of a case',
    'legal case|legal matter|matter|lawsuit/description, matter/summary, case|dispute summary, case/note',
    CASE,
  ),
  {
    ...passage('description of a case beside a court', 'description, summary, detail', CASE),
    beside: 'court, judge, attorney, lawyer, plaintiff, docket',
  },
  passage(
    'description of a trip',
    'trip|package|travel package|destination|travel|cruise|excursion|itinerary/description, tour description',
    TRIP,
  ),
  passage('itinerary', 'itinerary, travel|day|tour plan, route description', DAYS),
  passage(
    'description of an object in a museum',
    'artifact|artefact|artwork|museum|exhibit|collection item|specimen/description, object description',
    OBJECT,
  ),
  passage(
    'origin of an object',
    'provenance, artifact|artwork/provenance, acquisition note, ownership history, credit line',
    ORIGIN,
  ),
  passage(
    'state of an object',
    'state of preservation, artifact/condition, inspection note of object, condition report|description|note, conservation|damage note',
    CONDITION,
  ),
  passage(
    'safety',
    'safety|hazard note, safety instruction|measure|information|requirement, precaution, hazard description',
    SAFETY,
  ),
];
