import type { Grammar } from '../builders/sentences.ts';

/* What is written to be read. */

/** What articles and posts are made of. */
export const articles: Grammar = {
  templates: [
    'There is more to {topic} than most people think.',
    'The first step is to understand why {topic} matters.',
    'A {good} approach to {topic} begins with {topic2}.',
    'Many {people} start with {topic2} and come to {topic} later.',
    'In our experience, {topic} works best together with {topic2}.',
    'It helps to talk to {people} who have done it before.',
    'Of course, {topic} is not always {quality}.',
    'Small changes in {topic2} often lead to {good} results.',
    'What worked for one group of {people} may not work for another.',
    'We looked at {number} examples of {topic} and found some patterns.',
    '{people} tend to underestimate {topic2}.',
    'The results after {span} were {quality} in almost every way.',
    'A {good} plan leaves room for {topic2}.',
    'By then, {topic} had changed for {people} everywhere.',
    'It took {span} before {topic} felt {quality}.',
    'The answer depends on {topic2} and on a little patience.',
  ],
  words: {
    topic: 'it|this|all of it',
    topic2:
      'clear goals|good tools|regular practice|careful planning|honest feedback|simple rules|shared notes|short breaks|better sleep|fresh ideas|local knowledge|quiet mornings|daily habits|a steady pace|open questions|fair prices|close attention',
    span: 'ten years|a few months|two decades|five years|three weeks|a single year|six months|half a year',
    quality:
      'useful|surprising|rewarding|affordable|popular|complex|important|easier|more common|less expensive|quite simple|well known',
    good: 'good|solid|careful|practical|modern|simple|balanced|flexible|thoughtful|patient|creative',
    people:
      'readers|teams|families|students|teachers|designers|engineers|neighbors|beginners|owners|volunteers|experts',
    number: 'twelve|thirty|forty|a hundred|two dozen|fifty|eighty',
  },
};

/** What readers write below an article or a picture. */
export const replies: Grammar = {
  templates: [
    '{thanks} for sharing this {thing}!',
    'I {feel} with what you say about {topic}.',
    'Does anybody know more about {topic}?',
    'This {thing} made my day.',
    'The part about {topic} is {level}.',
    'We tried this last {season} and it was {level}.',
    'Could you write more about {topic}?',
    'I had no idea that {topic} could be so {level}.',
    'Looking forward to the next {thing}.',
    '{level2} {thing}, as always.',
    'My experience with {topic} was different.',
    'Saved this {thing} for later.',
  ],
  words: {
    thanks: 'Thanks|Thank you|Many thanks|Thanks a lot|Big thanks',
    thing: 'article|post|idea|story|recipe|guide|picture|list|video|review|tip',
    feel: 'fully agree|agree|mostly agree|do not agree|can only partly agree',
    topic:
      'the first step|the costs|public transport|the second example|working from home|the new design|the old version|the weather|local food|the last chapter|small teams|long trips',
    season: 'summer|winter|spring|autumn|month|week|year|weekend',
    level: 'great|helpful|interesting|surprising|useful|confusing|funny|well written|difficult',
    level2: 'Great|Helpful|Interesting|Useful|Lovely|Excellent|Nice|Thoughtful',
  },
};

/** What persons say of themselves. */
export const lives: Grammar = {
  templates: [
    '{role} from {place} who loves {hobby}.',
    'Writes about {field} and {hobby}.',
    'Has worked in {field} for {span}.',
    'Lives in {place} with {home}.',
    'Previously worked as a {job} in {field}.',
    'Spends weekends on {hobby} and {hobby2}.',
    'Studied {field} and never stopped being curious.',
    'Always happy to talk about {field}.',
    'Believes in {value} and good coffee.',
    'Helps teams to get better at {field}.',
    'Learned {hobby2} last year and has not looked back.',
  ],
  words: {
    role: 'Designer|Engineer|Teacher|Writer|Photographer|Analyst|Musician|Nurse|Architect|Baker|Gardener|Developer|Historian',
    place: 'a small town|the coast|the mountains|a big city|the north|an old village|the countryside|a quiet suburb',
    hobby: 'hiking|photography|chess|cooking|cycling|gardening|jazz|astronomy|board games|old maps|sailing',
    hobby2: 'pottery|climbing|the guitar|baking bread|birdwatching|swimming|woodwork|calligraphy|languages',
    field:
      'education|logistics|public health|web design|biology|finance|city planning|music|data analysis|energy|tourism|history',
    span: 'five years|ten years|more than a decade|three years|most of a career|twenty years',
    home: 'two cats|a dog|a large family|too many books|three bicycles|a small garden|a piano',
    job: 'teacher|consultant|chef|researcher|project manager|technician|translator|librarian',
    value: 'clear words|small steps|lifelong learning|open doors|kindness|simple tools|teamwork',
  },
};

/** What anything is for. */
export const descriptions: Grammar = {
  templates: [
    'Covers {thing} and {thing2}.',
    'Used for {thing} in {place}.',
    'Contains all {thing2} of {place}.',
    'A {size} collection of {thing2}.',
    'Everything around {thing} and {thing2}.',
    'Supports {place} with {thing}.',
    'Keeps {thing2} in one place.',
    'Brings {thing} to {place}.',
    'For {place} that depend on {thing}.',
    'The {size} version, with {thing2} added.',
    'Replaces the former {thing2}.',
    'Helps {place} to plan {thing}.',
  ],
  words: {
    thing:
      'planning|daily work|training|reporting|maintenance|delivery|research|quality control|sales|customer care|safety|communication|budgeting|testing',
    thing2:
      'records|tools|guidelines|materials|services|contacts|reports|examples|templates|resources|documents|schedules|figures|settings',
    place:
      'small teams|the main office|all regions|new members|partners|schools|the warehouse|large projects|regular customers|field staff|the whole group|local branches',
    size: 'small|basic|complete|standard|short|broad|general|curated|growing|monthly',
  },
};

/** What rules and contracts say. */
export const policies: Grammar = {
  templates: [
    '{small} may {act} within {span} of {event}.',
    '{small} must {act} in writing.',
    'The {thing} is valid for {span} after {event}.',
    'Changes to the {thing} require the consent of both parties.',
    'Without notice, the {thing} is extended by {span}.',
    '{small} is not liable for delays in {event2}.',
    'The {thing} ends {span} after {event}.',
    'Costs of {event2} are borne by {small}.',
    'Personal data is only used for {event2}.',
    'Details of {event2} are set out in the {thing}.',
  ],
  words: {
    small: 'either party|the customer|the supplier|the tenant|the provider|the buyer|the seller',
    act: 'cancel the contract|return the goods|confirm the order|report defects|renew the agreement|transfer the license|request a refund',
    span: '14 days|30 days|two weeks|three months|six months|one year|24 hours|ten working days',
    event: 'receipt|delivery|signature|payment|the first use|notice|the start date',
    event2: 'delivery|installation|payment|maintenance|returns|shipping|support|billing',
    thing: 'agreement|license|warranty|contract|offer|subscription|discount|reservation',
  },
};
