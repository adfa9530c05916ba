import { entries, once, picked, pool, text } from './forms.ts';

/* What is written about: the title, the text and the category of a row have one subject. */

/** Subjects by the categories that they are in. */
const BY_CATEGORY = {
  Business: 'Remote Work|Team Leadership|Personal Finance|Small Business|Quiet Offices',
  Lifestyle: 'Urban Gardening|Board Games|Small Gardens|Rainy Days',
  Food: 'Home Cooking|Local Food|Good Bread',
  Sports: 'City Cycling',
  Travel: 'Slow Travel|Winter Hiking|Family Travel|Night Trains',
  Technology: 'Open Data|Data Quality|Simple Design|Useful Tests|Electric Bikes',
  Science: 'Solar Power|Green Building|Clean Water|Wild Bees',
  News: 'Public Transport|Safe Streets',
  Education: 'Language Learning|Early Reading|Clear Writing|Music Lessons',
  Culture: 'Street Photography|Community Radio|Modern Libraries|Old Maps',
  Health: 'Better Sleep|Healthy Snacks',
  Opinion: 'Shared Spaces|Fair Trade',
};

export const SUBJECTS_OF_WRITING = Object.values(BY_CATEGORY).join('|');

const subjects = entries(SUBJECTS_OF_WRITING);

/** The category of the subject of the row's title. */
export const categoryOfSubject = once(() =>
  picked(
    'text.tail',
    Object.entries(BY_CATEGORY).flatMap(([category, ofIt]) => entries(ofIt).map(() => category)),
  ),
);

/** The subject of the row's title as a tag. */
export const tagOfSubject = once(() =>
  picked(
    'text.tail',
    subjects.map((subject) => subject.toLowerCase().replaceAll(' ', '-')),
  ),
);

/** Something said of that subject, by what stands in front of it and behind it. */
const about = (fronts: string, backs: string) => [
  pool(entries(fronts)),
  text(' '),
  picked(
    'text.tail',
    subjects.map((subject) => subject.toLowerCase()),
  ),
  pool(entries(backs).map((back) => (/^[,.]/.test(back) ? back : ` ${back}`))),
];

/** The sentence with which a text on the subject begins. */
export const openingOnSubject = once(() =>
  about(
    'This is about|We have learned a lot about|Many readers ask us about|Here is what we think of|We looked closely at|There is a lot to say about',
    'and what it takes.|, step by step.|for beginners.|and how to start.|today.|.',
  ),
);

/** What stands below a title, in a few words. */
export const lineOnSubject = once(() =>
  about(
    'What we learned from|A closer look at|Ideas for|A year of|Questions about',
    'in practice|for beginners|, step by step|and what it takes|today',
  ),
);
