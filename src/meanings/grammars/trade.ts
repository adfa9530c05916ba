import type { Grammar } from '../builders/sentences.ts';

/* What is said of goods, by those who sell and by those who buy them. */

/** What a shop says of its goods. */
export const goods: Grammar = {
  templates: [
    'Made of {material} with {detail}.',
    'A {look} choice for {place}.',
    'Comes with {detail} and {extra}.',
    'The {look} design fits {place}.',
    '{material} makes it {virtue} and {virtue2}.',
    'Ideal for {place} and {occasion}.',
    'Easy to clean, {virtue} and {virtue2}.',
    'Designed for {occasion}, with {detail}.',
    'Includes {extra}.',
    'Now available in {count} colors.',
    'A {look} gift for {occasion}.',
    'Tested for {occasion} and built to last.',
  ],
  words: {
    material:
      'solid oak|brushed steel|soft cotton|recycled plastic|full-grain leather|tempered glass|light aluminum|fine ceramic|natural bamboo|merino wool|pure linen|birch wood',
    detail:
      'rounded edges|a matte finish|hidden seams|an adjustable strap|a padded handle|reinforced corners|a removable lid|two side pockets|a non-slip base|a hand-painted rim|a clear display',
    look: 'timeless|modern|classic|compact|graceful|simple|colorful|refined|rustic|sleek|playful|sturdy',
    place:
      'the office|the kitchen|small rooms|the garden|every living room|the children room|the studio|the workshop|the balcony|travel',
    extra:
      'a two-year warranty|a storage bag|all mounting parts|a spare battery|a printed guide|free returns|a gift box|a charging cable',
    virtue: 'light|durable|quiet|comfortable|warm|stable|water-resistant|breathable|easy to carry',
    virtue2:
      'easy to store|kind to the skin|simple to repair|made to last|quick to assemble|pleasant to touch|fully recyclable',
    occasion:
      'everyday use|long trips|cold days|family dinners|birthdays|outdoor use|busy mornings|quiet evenings|weekend projects',
    count: 'three|four|five|six|eight|ten',
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
