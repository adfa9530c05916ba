import type { Grammar } from '../builders/sentences.ts';

/* What is written on records of any kind. */

/** What is written on tasks, orders, records of any kind. */
export const notes: Grammar = {
  templates: [
    'Please {do} the {thing} before {date}.',
    'The {thing} was {done} {when}.',
    '{whom} will {do} the {thing} {when}.',
    'We agreed to {do} the {thing} {when}.',
    'Waiting for {whom} to {do} the {thing}.',
    'The {thing} is {state}, so no further steps are needed.',
    'Spoke to {whom} about the {thing}; a reply is expected {when}.',
    'The {thing} needs another look {when}.',
    '{whom} asked for a copy of the {thing}.',
    'No changes to the {thing} since {since}.',
    'The {thing} has been {done} and {done2}.',
    'Follow up with {whom} {when}.',
    'Everything around the {thing} looks {state}.',
    'The {thing} took longer than planned, but it is {state} now.',
  ],
  words: {
    do: 'check|review|confirm|update|send|approve|correct|finish|prepare|share|replace|print|compare|collect',
    done: 'checked|reviewed|confirmed|updated|sent|approved|corrected|finished|prepared|shared|replaced|received',
    done2: 'filed|archived|handed over|signed off|passed on|put on the list|published|stored',
    thing:
      'report|invoice|contract|order|schedule|budget|delivery|form|draft|summary|list|offer|plan|request|record|payment|document|shipment|estimate|agreement|inventory|timetable',
    when: 'tomorrow|next week|by Friday|this afternoon|on Monday|after the holidays|at the end of the month|later today|before noon|within two days|next month',
    date: 'noon|Friday|next week|the audit|the holidays|the end of the month|the next visit|the meeting',
    since: 'last week|Monday|the last visit|the first draft|March|yesterday|the audit',
    whom: 'the client|the office|the supplier|the team|our partner|the manager|the warehouse|accounting|the customer|support',
    state: 'complete|in order|up to date|ready|settled|on track|stable|well documented|fine|under control',
  },
};

/** What is written down of meetings. */
export const meetings: Grammar = {
  templates: [
    'The team {verb} the {subject}.',
    '{who} presented the {subject}.',
    'It was decided to {act} the {subject}.',
    'Open question: who will {act} the {subject}?',
    '{who} will {act} the {subject} until {when}.',
    'The {subject} was moved to the next meeting.',
    'Everyone agreed on the {subject}.',
    'Next steps: {act} the {subject} and inform all teams.',
    'The next meeting takes place {when}.',
    'Risks of the {subject} were discussed in detail.',
  ],
  words: {
    verb: 'discussed|reviewed|approved|postponed|refined|revised|accepted',
    subject:
      'budget|roadmap|release plan|hiring plan|customer survey|new layout|test results|training schedule|contract|marketing campaign|office move|quarterly figures|support process|priorities',
    who: 'The project lead|Marketing|Sales|The design team|Finance|Operations|The product owner|Human resources',
    act: 'update|publish|finish|review|simplify|present|test|prepare',
    when: 'on Monday|next week|at the end of the month|in two weeks|on Thursday|after the release',
  },
};

/** What is noted on a patient. */
export const findings: Grammar = {
  templates: [
    'Patient reports {symptom} for {span}.',
    '{symptom2} has improved since the last visit.',
    'No signs of {sign} on examination.',
    'Advised {advice} and {advice2}.',
    'Blood pressure and pulse are within the normal range.',
    'Follow-up in {span} recommended.',
    'Medication was {change} and is tolerated well.',
    'Referred for {test}.',
    'Results of the {test} are {result}.',
    'The patient is alert and in no distress.',
    'Allergies and current medication were reviewed.',
    'Physical examination was {result}.',
    'Continue {advice} until the next visit.',
  ],
  words: {
    symptom:
      'mild headache|back pain|a dry cough|tiredness|a sore throat|knee pain|trouble sleeping|nausea in the morning|shoulder stiffness|seasonal allergies',
    symptom2: 'The headache|The cough|Back pain|Sleep|Appetite|Mobility of the knee|The rash|Energy',
    span: 'two days|three days|one week|two weeks|four weeks|six weeks|three months|six months',
    sign: 'infection|swelling|dehydration|inflammation|fracture|fever',
    advice: 'rest|plenty of fluids|light exercise|physiotherapy|a balanced diet|the current treatment|regular walks',
    advice2: 'less caffeine|more sleep|a follow-up call|stretching exercises|a food diary|a lower salt intake',
    change: 'adjusted|continued|reduced|renewed|switched|started',
    test: 'blood test|X-ray|ultrasound|eye examination|hearing test|allergy test|stress test',
    result: 'normal|unremarkable|pending|within the expected range|slightly elevated|unchanged',
  },
};

/** What people write to a help desk beside what has gone wrong. */
export const support: Grammar = {
  templates: [
    'It began {since}.',
    'Could you please look into it {soon}?',
    'What can I do about it?',
    'I need an answer {soon}.',
    'I wrote to you about this {since}.',
    'I have attached a picture.',
    'Please call me {soon}.',
    'This was not so {since}.',
  ],
  words: {
    since: 'yesterday|last week|on Monday|at the weekend|a few days ago|last month',
    soon: 'today|this week|soon|by Friday|before the end of the month|tomorrow',
  },
};

/** What people ask. */
export const questions: Grammar = {
  templates: ['How do I {act}?', 'Why can I not {act}?', 'Where do I {act} on {device}?', 'Can I {act} on {device}?'],
  words: {
    act: 'log in|export my data|change my address|reset my password|upload a file|cancel my order|print the invoice|add a second user|change the language|connect my calendar',
    device: 'my phone|my tablet|an older laptop|two computers|a shared computer',
  },
};

/** What is answered to a question. */
export const answers: Grammar = {
  templates: [
    'Yes, you can {act} on the {page}.',
    'To {act}, open the {page} and choose {choice}.',
    'This is possible from version {version} on.',
    'No, this is not available yet, but it is {plan}.',
    'Please {act} first, then try again.',
    'You find it on the {page} under {choice}.',
    'It usually takes {span} until the change is visible.',
    'That depends on your plan; the {page} shows the details.',
    'We have just fixed this, so please {act}.',
    'The {page} explains how to {act}.',
  ],
  words: {
    act: 'change the address|add a user|export the data|update the app|reset the password|cancel the order|change the plan|connect a calendar|print the label|restart the device|clear the cache',
    page: 'settings page|account page|help page|dashboard|order page|billing page|start page|profile page',
    choice: 'Options|Account|Security|Users|Export|Details|Advanced|Preferences|History',
    version: '2.4|3.0|3.2|4.1|5.0|5.3|6.0',
    plan: 'planned for the next release|on our list|coming soon|being tested|in preparation',
    span: 'a few minutes|an hour|up to one day|two working days|thirty seconds',
  },
};

/** What is to be done, step by step. */
export const steps: Grammar = {
  templates: [
    '{verb} the {thing} before you start.',
    '{verb} the {thing} and wait {span}.',
    'Make sure that the {thing} is {state}.',
    'Repeat this for each {thing}.',
    'Keep the {thing} {state} at all times.',
    'If the {thing} is not {state}, start again.',
    'Then {small} the {thing} carefully.',
    'Finally, {small} the {thing} and note the result.',
    'Do not {small} the {thing} while it is in use.',
    'Leave the {thing} for {span} before use.',
  ],
  words: {
    verb: 'Check|Clean|Open|Remove|Prepare|Measure|Close|Label|Replace|Inspect|Weigh|Connect',
    small: 'check|clean|open|remove|measure|close|label|replace|inspect|weigh|connect',
    thing: 'container|cover|filter|package|cable|valve|tray|sample|box|form|surface|label|tank|panel',
    span: 'five minutes|ten minutes|one hour|thirty seconds|overnight|two hours',
    state: 'dry|clean|cool|level|in place|in good order',
  },
};

/** Why something was done. */
export const reasons: Grammar = {
  templates: [
    '{who} {changed} the {what}.',
    'The {what} was {bad}.',
    'Requested by {small}.',
    'Because of a {bad2} {what}.',
    'No longer needed by {small}.',
    'Found a better {what}.',
  ],
  words: {
    who: 'The customer|The supplier|The office|The manager|Accounting|Support',
    small: 'the customer|the supplier|the office|the manager|accounting|support|the warehouse|the project lead',
    changed: 'changed|canceled|corrected|postponed|entered twice|did not confirm',
    what: 'address|appointment|delivery|price|order|payment|size|date|booking|document|item|schedule',
    bad: 'wrong|late|incomplete|damaged|entered twice|not confirmed|out of stock|not as described',
    bad2: 'late|missing|wrong|duplicate|changed|damaged',
  },
};
