import { entries, once, picked } from './forms.ts';

/** What customers ask a help desk for: how a ticket is called, and what it begins with. */
const PROBLEMS = entries(
  `Cannot log in: I cannot log in any more.|Password reset does not work: I get no e-mail when I reset my password.|Charged twice: I was charged twice for the same order.
  |Invoice is missing: I have not received an invoice for my last payment.|Refund not received: My refund has not arrived yet.|Order has not arrived: My order should have been here days ago.
  |Wrong item delivered: I received something that I have not ordered.|App crashes on start: The app closes as soon as I open it.|Export fails: My export stops with an error.
  |Change of address: I have moved and cannot change my address.|Cancel my subscription: I want to cancel my subscription.
  |Cannot add a user: I cannot add a second user to our account.|Search finds nothing: Your search finds nothing, whatever I enter.
  |Very slow since the update: Everything has been very slow since the update.|Voucher not accepted: My voucher is not accepted.`,
).map((one) => one.split(': '));

const problem = (place: number) =>
  once(() =>
    picked(
      'problem',
      PROBLEMS.map((one) => one[place] ?? ''),
    ),
  );

/** What the row's ticket is called. */
export const problemTitle = problem(0);
/** How its customer puts it. */
export const problemInWords = problem(1);
