import { words } from '../builders/forms.ts';

/* Words for what is done in programs. */

export const VERBS = words(
  'add fix improve refactor remove rename replace simplify speed-up support test update upgrade move document split merge cache',
);
export const TASKS = words(
  'address booking cart checkout comment coupon dashboard dark-mode export filter form header image import invoice language login logout map menu message navigation notification order page password payment price profile receipt refund report search session settings shipping sign-up table tag template tooltip upload webhook',
);
export const spaced = (word: string) => word.replaceAll('-', ' ');
export const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
