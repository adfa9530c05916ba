import type { Passage } from '../builders/passages.ts';

/* Texts of offices, courts, insurance and workshops. */

export const VACANCY: Passage = {
  stages: [
    'We are looking for {an} to join our {team} team.|Our {team} team is hiring {an}.|Join a growing {team} team as {an}.',
    'You will {do} and {do2}.|Your tasks: you {do} and {do2}.|In this role you {do} and {do2}.',
    'You bring {years} years of experience and {skill}.|You have {skill} and {skill2}.|Ideally you have {years} years of experience in {field}.',
    'We offer {offer} and {offer2}.|Benefits include {offer} and {offer2}.',
    'Please apply by {date}.|We look forward to your application.|The position is available immediately.',
  ],
  words: {
    an: 'an experienced specialist|a dedicated coordinator|a motivated associate|a hands-on team lead|a careful analyst|a friendly advisor',
    team: 'logistics|finance|customer care|product|marketing|operations|sales|engineering|people|quality',
    do: 'plan the weekly schedule|look after our key accounts|prepare monthly reports|improve our processes|support new colleagues|coordinate suppliers|maintain our systems',
    do2: 'work closely with other departments|take part in new projects|answer questions from customers|keep the documentation up to date|present the results to management',
    years: 'two|three|four|five|several',
    skill:
      'strong communication skills|a good eye for detail|a completed training|a degree in a related field|good spreadsheet skills',
    skill2:
      'a driving license|fluent English|experience with modern tools|a reliable way of working|joy in working with people',
    field: 'a similar role|retail|project work|an office environment|a technical field',
    offer: 'flexible working hours|thirty days of vacation|a permanent contract|a company pension|remote days',
    offer2: 'a training budget|free drinks and fruit|a job ticket|regular team events|an annual bonus',
    date: 'the end of the month|Friday|1 March|15 May|30 September',
  },
  brief: [
    'Permanent position, full time|Part time, flexible hours|Shift work possible|Remote within the country|Immediate start',
    'full time|part time|remote',
  ],
};

export const CLAIM: Passage = {
  stages: [
    'Rear-end collision {place}; the {part} was damaged.|A burst pipe flooded the {room}.|Hail damaged the {part2} {when}.|The {item} was stolen {place2}.|A storm broke the {part2}.|A kitchen fire damaged the {room}.|The insured slipped {place} and injured {limb}.',
    'The police were informed and a report was filed.|No injuries were reported.|Photos and {paper} are attached.|A witness confirmed what happened.|The damage was found {when}.',
    'The repair is estimated at {days} days.|An adjuster inspected the damage {when}.|The workshop has sent {paper}.|The deductible was explained to the insured.',
    'The insured asks for a quick settlement.|Further documents will follow.|Temporary housing is not needed.|A rental car was provided.',
  ],
  words: {
    place: 'at a traffic light|in a parking lot|on the highway|at an intersection|in front of the house',
    part: 'rear bumper|left door|front fender|windshield|tailgate|headlight',
    part2: 'roof|skylight|garden shed|garage door|fence|solar panels|windows',
    room: 'kitchen|basement|bathroom|living room|utility room|hallway',
    item: 'bicycle|laptop|camera|jewelry|outboard motor|tool set',
    place2: 'from a locked garage|from the car|during a burglary|at a train station|from a hotel room',
    limb: 'a wrist|an ankle|a knee|a shoulder',
    when: 'on Monday morning|overnight|during the holidays|on the same day|last weekend',
    paper: 'two estimates|the invoice|the police report|a list of items|the receipts',
    days: 'three|five|ten|twelve',
  },
  brief: [
    'Water damage in the kitchen|Rear-end collision|Stolen bicycle|Hail damage to the roof|Broken window|Storm damage',
    'water damage|theft|collision|hail',
  ],
};

export const CALL: Passage = {
  stages: [
    'Agent: Good {time}, how can I help you?|Agent: Thank you for calling, what can I do for you?|Agent: Hello, you are speaking with customer service.',
    'Customer: Hello, {problem}.|Customer: Hi, I am calling because {problem}.|Customer: Good {time}, {problem}.',
    'Agent: I am sorry to hear that. Could you give me your {number}?|Agent: Let me have a look. What is your {number}?|Agent: I will check that for you right away.',
    'Customer: Sure, one moment, I have it here.|Customer: Yes, of course.|Customer: It is on the letter, just a second.',
    'Agent: Thank you. I have {fix}.|Agent: I can see it here. I have {fix}.|Agent: All done, I have {fix}.',
    'Customer: Great, thank you for your help.|Customer: Perfect, have a nice day.|Customer: That was quick, thanks.',
  ],
  words: {
    time: 'morning|afternoon|evening',
    problem:
      'my order has not arrived yet|I was charged twice this month|I cannot log in to my account|I would like to change my address|my internet has been down since yesterday|I want to cancel my subscription|the parcel was damaged',
    number: 'customer number|order number|date of birth|account number|phone number',
    fix: 'sent you a new link|refunded the amount|updated your address|opened a ticket with the technicians|ordered a replacement|canceled the contract',
  },
  brief: ['Caller asks about an order|Refund requested|Address changed', 'refund|address|order'],
};

export const FAULT: Passage = {
  stages: [
    '{part} makes a loud noise {when}.|{part} does not start {when}.|The device switches off {when}.|{part} is leaking.|{part} is broken after a fall.|{part} overheats {when}.|The display shows an error {when}.',
    'The problem began {since}.|It happens every time.|A restart did not help.|It was checked {since} without result.|It still worked well {since}.',
  ],
  words: {
    part: 'The pump|The fan|The motor|The battery|The screen|The drum|The power supply|The door seal|The compressor|The conveyor belt',
    when: 'after a few minutes|when it is cold|under load|at high speed|during startup|after charging',
    since: 'last week|two days ago|yesterday|after the last service|this morning',
  },
  brief: [
    'Does not start|Screen is broken|Loud noise from the fan|Battery drains quickly|Leaking water|No display',
    'no power|leaking|broken|noisy',
  ],
};

export const CAUSE: Passage = {
  stages: [
    'A {bad} {part} caused the fault.|The {part} was {bad2}.|The {part} had not been {done} for {span}.|Wrong {setting} after the last service.',
  ],
  words: {
    bad: 'worn|loose|defective|corroded|blocked',
    bad2: 'worn out|not tightened|blocked by dirt|wrongly installed|overloaded|at the end of its life',
    part: 'bearing|seal|sensor|cable|filter|valve|belt|fuse|connector',
    done: 'lubricated|cleaned|replaced|checked',
    span: 'six months|a year|two years',
    setting: 'pressure setting|alignment|voltage|software version',
  },
  brief: [
    'Worn bearing|Blocked filter|Loose cable|Defective sensor|Leaking seal|Blown fuse',
    'wear|dirt|overload|misuse',
  ],
};

export const REPAIR: Passage = {
  stages: [
    'Replaced the {part} and tested the unit.|Cleaned the {part} and adjusted the settings.|Repaired the {part} on site.|Updated the software and restarted the unit.|Tightened the {part} and checked all connections.',
    'The unit works again.|Tested for {span} without errors.|The customer was shown how to clean it.|A spare part was ordered for later.',
  ],
  words: {
    part: 'bearing|seal|sensor|cable|filter|valve|belt|fuse|battery|screen',
    span: 'thirty minutes|an hour|one day',
  },
  brief: [
    'Part replaced and tested|Cleaned and adjusted|Repaired on site|Software updated',
    'replaced|repaired|cleaned',
  ],
};

export const INCIDENT: Passage = {
  stages: [
    'At about {time}, officers were called to {place}.|On arrival, officers found {what} at {place}.|The caller reported {what} at {place}.',
    'A witness saw {who} leave the scene {how}.|Nobody was injured.|{who2} was questioned on site.|Video recordings were secured.',
    'The case was handed over to the investigators.|The owner was informed.|The area was searched without result.|A report was filed.',
  ],
  words: {
    time: '2 am|6:30 am|noon|4 pm|9:15 pm|11 pm',
    place: 'a parking lot|a supermarket|a private home|the train station|an office building|a school yard',
    what: 'a broken window|an open back door|a damaged vehicle|a stolen bicycle|a loud dispute|graffiti on the wall',
    who: 'two people|a person in dark clothing|a white van|a young man|a cyclist',
    who2: 'A neighbor|A passer-by|The security guard|The owner|A driver',
    how: 'on foot|in a hurry|toward the park|before the call',
  },
  brief: ['Broken window at a shop|Stolen bicycle|Noise complaint|Damaged vehicle', 'theft|noise|damage'],
};

export const CASE: Passage = {
  stages: [
    'Dispute over {what} between {who}.|The plaintiff claims {sum} for {what}.|The client asks for advice about {what}.|Appeal against a decision on {what}.',
    'A hearing is set for {date}.|Both sides have been asked for {paper}.|Settlement talks are under way.|The other side rejects the claim.',
    'The court has requested {paper}.|A reply is due by {date}.|An expert opinion was ordered.',
  ],
  words: {
    what: 'an unpaid invoice|a rental contract|damage to property|an employment contract|the sale of a house|late delivery|a will',
    who: 'two companies|landlord and tenant|former partners|a buyer and a seller|neighbors',
    sum: 'damages|compensation|repayment|a reduction of the price',
    date: 'March|the end of the month|the second quarter|early June',
    paper: 'written statements|further documents|copies of the contract|a list of witnesses',
  },
  brief: ['Unpaid invoice|Rental dispute|Breach of contract|Inheritance', 'contract|rent|damages'],
};

export const SAFETY: Passage = {
  stages: [
    'Helmets must be worn {where}.|Keep {what} clear at all times.|Secure all {thing} before work begins.',
    'Access {where} is limited to trained staff.|Check {thing} every day.|Report damage at once.',
  ],
  words: {
    where: 'on the whole site|near the crane|below the scaffolding|in the basement',
    what: 'escape routes|the entrance|the crane area|stairways',
    thing: 'ladders|scaffolding|harnesses|power lines|loads',
  },
  brief: ['Helmets required|Keep exits clear|Check ladders daily', 'helmet|gloves|harness'],
};
