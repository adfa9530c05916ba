import { type Judge, ofTexts } from '../expectation.ts';
import {
  DAY_MS,
  folded,
  joined,
  momentOf,
  numberOf,
  REFERENCE_TIME,
  truthOf,
  wordsOf,
  yearsBetween,
} from './reading.ts';

/* What the values of a row have to do with each other. */

/** Of the moments that are there, none lies before one to its left. */
export const inOrder: Judge = ordered('in this order, where they are there', momentOf);
/** The same of numbers. */
export const ascending: Judge = ordered('none less than the one before', numberOf);

function ordered(words: string, measure: (text: string) => number): Judge {
  return {
    words,
    holds: (values) => {
      const measures = values.filter((value) => value !== null).map(measure);
      if (measures.length < 2) return null;
      return measures.every((one, place) => place === 0 || one >= (measures[place - 1] ?? Number.NaN));
    },
  };
}

/** The second lies so many days behind the first. */
export const daysApart = (least: number, most: number): Judge =>
  ofTexts(`${least} to ${most} days from the first to the second`, (from = '', to = '') => {
    const days = (momentOf(to) - momentOf(from)) / DAY_MS;
    return days >= least && days <= most;
  });

/** The third is the time from the first to the second, in units of so many milliseconds. */
export const timeBetween = (unit: 'minutes' | 'days'): Judge =>
  ofTexts(`the third is the number of ${unit} from the first to the second`, (from = '', to = '', count = '') => {
    const length = unit === 'days' ? DAY_MS : 60_000;
    return Math.abs((momentOf(to) - momentOf(from)) / length - numberOf(count)) <= 1;
  });

/** What rounding to the cent changes, and a little for binary fractions. */
const HALF_CENT = 0.0051;

/** The first is the sum of the others, those behind a minus taken off; to the cent, NULL as nothing. */
export const sumOf = (signs: string): Judge =>
  arithmetic(`the first is the others added with the signs ${signs}`, (numbers) =>
    numbers.reduce((sum, number, place) => sum + (signs[place] === '-' ? -number : number), 0),
  );
export const productOf: Judge = arithmetic('the first is the product of the others', (numbers) =>
  numbers.reduce((product, number) => product * number, 1),
);
/** Of the rows in such a state. */
const whereState = (words: string, state: RegExp, holds: (number: number) => boolean): Judge =>
  ofTexts(`the number ${words} where the state is like ${state.source}`, (number = '', value = '') =>
    state.test(value) ? holds(numberOf(number)) : null,
  );
export const zeroWhere = (state: RegExp): Judge => whereState('is zero', state, (number) => number === 0);
export const aboveZeroWhere = (state: RegExp): Judge => whereState('is above zero', state, (number) => number > 0);

/** A percentage, or a share of one, of an amount. */
export const percentageOf: Judge = arithmetic(
  'the first is the percentage that the third names of the second',
  ([amount = 0, rate = 0]) => {
    return (amount * rate) / (rate > 0 && rate < 1 ? 1 : 100);
  },
);
/** How much of a whole a part is in per cent, to the tenth. */
export const percentOfWhole: Judge = ofTexts(
  'the first is the percentage that the second is of the third',
  (percent = '', part = '', whole = '') =>
    Math.abs(numberOf(percent) - (100 * numberOf(part)) / Math.max(1, numberOf(whole))) < 0.051,
);
/** So many times another number, and so much more; to the tenth. */
export const timesAsMuch = (factor: number, more = 0): Judge =>
  ofTexts(
    `the first is ${factor} times the second${more === 0 ? '' : ` and ${more}`}`,
    (one = '', other = '') => Math.abs(numberOf(one) - (numberOf(other) * factor + more)) < 0.051,
  );
/** How much of a whole a part is, as a part of one; to the thousandth. */
export const partOfWhole: Judge = ofTexts(
  'the first is what the second is of the third',
  (share = '', part = '', whole = '') =>
    Math.abs(numberOf(share) - numberOf(part) / Math.max(1, numberOf(whole))) < 0.000_51,
);
/** One of two amounts is there, and the other is none. */
export const oneOfTwo: Judge = {
  words: 'one of the two is there, and the other is zero or NULL',
  holds: ([one = null, other = null]) => Number(one ?? 0) > 0 !== Number(other ?? 0) > 0,
};
/** A product less a percentage of it. */
export const discountedProduct: Judge = arithmetic(
  'the first is the product of the next two less a percentage',
  ([count = 0, price = 0, rate = 0]) => {
    return count * price * (1 - rate / (rate > 0 && rate < 1 ? 1 : 100));
  },
);

function arithmetic(words: string, of: (numbers: readonly number[]) => number): Judge {
  return {
    words,
    holds: ([result = null, ...values]) => {
      if (result === null || values[0] === null) return null;
      const expected = of(values.map((value) => (value === null ? 0 : numberOf(value))));
      return Math.abs(numberOf(result) - expected) < HALF_CENT;
    },
  };
}

/** The quotient of two numbers lies in a range. */
export const ratioBetween = (least: number, most: number): Judge =>
  ofTexts(`the first is ${least} to ${most} times the second`, (first = '', second = '') => {
    if (numberOf(second) === 0) return null;
    const ratio = numberOf(first) / numberOf(second);
    return ratio >= least && ratio <= most;
  });

/** The first, which people make of a name (an e-mail address, an account), holds the beginning of one of the names behind it. */
export const madeOfName: Judge = ofTexts('the first is made of the name in the others', (made = '', ...names) => {
  const words = names.flatMap(wordsOf).filter((word) => /^[a-z]{2,}$/.test(word));
  if (words.length === 0) return null;
  const text = folded(made.split('@')[0] ?? '').replace(/[^a-z]/g, '');
  return words.some((word) => text.includes(word.slice(0, 4)));
});

/** The first holds a word of the second that means something. */
export const sharesWord: Judge = ofTexts('the first holds a word of the second', (first = '', second = '') => {
  const words = wordsOf(second).filter((word) => word.length >= 3);
  if (words.length === 0) return null;
  return words.some((word) => joined(first).includes(word));
});

/** The first holds the whole of each other. */
export const holdsAll: Judge = ofTexts('the first holds the others', (whole = '', ...parts) => {
  return parts.every((part) => joined(whole).includes(joined(part)));
});

/** Half of a slug's words, at least, stand in the title. */
export const slugOf: Judge = ofTexts('the first is the slug of the second', (slug = '', title = '') => {
  const words = wordsOf(slug).filter((word) => !/^\d+$/.test(word));
  const text = joined(title);
  return words.length > 0 && words.filter((word) => text.includes(word)).length >= words.length / 2;
});

export const different: Judge = ofTexts('differ', (first = '', second = '') => folded(first) !== folded(second));

/** Whole years from the birth date to the reference time, or one less or more. */
export const ageOf: Judge = ofTexts('the first is the age of somebody born on the second', (age = '', born = '') => {
  return Math.abs(yearsBetween(momentOf(born), REFERENCE_TIME) - numberOf(age)) <= 1;
});

/** The first is how tall in centimetres somebody born on the second can be: children grow. */
export const heightAtAge: Judge = ofTexts(
  'the first is the height of somebody born on the second',
  (height = '', born = '') => {
    const years = yearsBetween(momentOf(born), REFERENCE_TIME);
    return numberOf(height) <= 100 + 6.5 * years && (years < 14 || numberOf(height) >= 130);
  },
);

/** The second happened when the person born on the first was of an age. */
export const agedAt = (least: number, most: number): Judge =>
  ofTexts(`from the first to the second ${least} to ${most} years`, (born = '', then = '') => {
    const years = yearsBetween(momentOf(born), momentOf(then));
    return years >= least && years <= most;
  });

/** Nothing is expected of titles that people of any sex have. */
export const titleOfSex: Judge = ofTexts('the first is the title of somebody of the second', (title = '', sex = '') => {
  if (/^(?:mr|sir|lord|herr|m)\.?$/i.test(title)) return !/^f/i.test(sex);
  return /^(?:mrs|ms|miss|lady|frau|mme)\.?$/i.test(title) ? !/^m/i.test(sex) : null;
});

/** The first is NULL unless the second names one of these states. */
export const onlyWhen = (states: RegExp): Judge => ({
  words: `the first is there only where the second is ${states.source.replaceAll('|', ', ')}`,
  holds: ([moment = null, state = null]) => (state === null ? null : moment === null || states.test(state)),
});

/** The first is there wherever the second names one of these states. */
export const thereWhen = (states: RegExp): Judge => ({
  words: `the first is there where the second is ${states.source.replaceAll('|', ', ')}`,
  holds: ([moment = null, state = null]) => (state === null ? null : moment !== null || !states.test(state)),
});

/** Where the first is true, and only there, the second is there. */
export const flagOf: Judge = {
  words: 'the first tells whether the second is there',
  holds: ([flag = null, moment = null]) => (flag === null ? null : truthOf(flag) === (moment !== null)),
};

/** Files' extensions by the words of MIME types that tell them. */
const EXTENSIONS: readonly (readonly [extension: RegExp, type: RegExp])[] = [
  [/^jpe?g$/, /^image\/jpe?g$/],
  [/^(?:png|gif|webp|bmp|avif|heic)$/, /^image\//],
  [/^tiff?$/, /^image\/tiff$/],
  [/^svg$/, /^image\/svg/],
  [/^pdf$/, /^application\/pdf$/],
  [/^(?:zip|gz|tar|tgz|7z|rar)$/, /zip|tar|compressed|7z|rar/],
  [/^(?:mp3|wav|ogg|flac|m4a|aac)$/, /^audio\/|ogg/],
  [/^(?:mp4|mov|avi|webm|mkv|mpe?g|m4v)$/, /^video\//],
  [/^(?:txt|log|md)$/, /^text\//],
  [/^csv$/, /csv|excel/],
  [/^html?$/, /html/],
  [/^(?:js|mjs)$/, /javascript/],
  [/^css$/, /^text\/css$/],
  [/^json$/, /json/],
  [/^xml$/, /xml/],
  [/^docx?$/, /word/],
  [/^xlsx?$/, /excel|spreadsheet/],
  [/^pptx?$/, /powerpoint|presentation/],
];

/** Nothing is expected of an extension that is not known here. */
export const extensionOfType: Judge = ofTexts(
  "the first's extension agrees with the MIME type",
  (file = '', type = '') => {
    const extension = file.toLowerCase().split('.').at(-1) ?? '';
    const row = EXTENSIONS.find(([form]) => form.test(extension));
    return row === undefined ? file.includes('.') && null : row[1].test(type);
  },
);

/** The first ends with the second. */
export const endsWith: Judge = ofTexts('the first ends with the second', (whole = '', end = '') => {
  return joined(end) !== '' && joined(whole).endsWith(joined(end));
});

export const sameInitial: Judge = ofTexts('begin with the same letter', (first = '', second = '') => {
  return first !== '' && folded(first)[0] === folded(second)[0];
});

/** The United Kingdom's domain is not its code. */
export const domainOfCountry: Judge = ofTexts(
  "the first is the second's top-level domain",
  (domain = '', code = '') => {
    return domain.toLowerCase().replace('.', '').replace('uk', 'gb') === code.toLowerCase();
  },
);

/** Cars of a model year are sold from the year before. */
export const modelYearOf: Judge = ofTexts(
  'the first is a model year of what was registered on the second',
  (year = '', date = '') => {
    return new Date(momentOf(date)).getUTCFullYear() >= numberOf(year) - 1;
  },
);
