import type { Grammar } from '../builders/sentences.ts';

/* What is said of goods, by those who sell and by those who buy them. */

/** What a shop says of any of its goods, behind what it says of those of a kind. */
export const goods: Grammar = {
  templates: [
    'A {look} choice for {use}.',
    'Ideal for {use} and {use2}.',
    'A {look} gift for {use2}.',
    'Comes with {extra}.',
    'Once tried, it is part of {use}.',
    'Delivered with {extra}.',
  ],
  words: {
    look: 'timeless|popular|classic|simple|fine|reliable|friendly|welcome',
    use: 'everyday use|busy mornings|quiet evenings|long weekends|small budgets|the whole family',
    use2: 'birthdays|good friends|special days|beginners|guests|new homes',
    extra: 'free returns|a gift box|a printed guide|a small surprise|a money-back guarantee',
  },
};

/** What customers say. */
export const reviews: Grammar = {
  templates: [
    '{great} {thing}, exactly what I was looking for.',
    'The {thing} arrived {speed} and works {well}.',
    'I have used it for {span} and it still works {well}.',
    'The quality is {level} for the price.',
    'Setup was {ease} and took only {minutes} minutes.',
    '{who} loves it.',
    'Would {buy} again.',
    'The color is {level}, but the size is right.',
    'Shipping was {pace}, and support answered {speed}.',
    'Not perfect, yet {level} for {use}.',
    'I bought it for {use} and do not regret it.',
    'After {span}, I can say that it was worth the money.',
    'The description was {truth}.',
    'One star less because the packaging was {state}.',
    'It feels {feel} and looks {well}.',
    'I expected more from a {thing} at this price.',
  ],
  words: {
    great: 'Great|Lovely|Solid|Excellent|Nice|Fantastic|Decent|Reliable|Beautiful|Wonderful',
    thing: 'product|service|set|device|gift|model|tool|piece|purchase',
    speed: 'quickly|on time|a day early|within two days|faster than expected|after a week|the next morning',
    well: 'well|perfectly|as described|without any trouble|better than expected|fine|just as it should',
    span: 'two weeks|a month|three months|half a year|a few days|over a year|one season',
    level:
      'very good|better than expected|good enough|excellent|acceptable|outstanding|fair|a bit different from the pictures',
    ease: 'easy|quick|simple|straightforward|a little tricky|painless',
    minutes: 'five|ten|fifteen|twenty|a few',
    who: 'My daughter|My son|The whole family|My partner|Our team|My neighbor|My mother|Everyone at work',
    buy: 'buy it|recommend it|order it|choose it|give it as a gift',
    pace: 'fast|slow|fine|very fast|free of charge|as promised',
    use: 'daily use|the office|our kitchen|travel|a small flat|beginners|the garden|weekend trips',
    truth: 'accurate|mostly accurate|clear and helpful|a bit short|spot on',
    state: 'damaged|too large|hard to open|not recyclable|wet',
    feel: 'sturdy|light|comfortable|well made|a bit cheap|solid|soft',
  },
};
