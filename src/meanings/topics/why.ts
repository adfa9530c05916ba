import { entries, once, picked, pool } from '../builders/forms.ts';
import { label } from '../builders/label.ts';
import { shrinking } from '../builders/prose.ts';
import { listOf } from '../builders/shorthand.ts';
import type { MeaningRow } from '../row.ts';

/** Why something was done: a row of sentences, and of a word or two where these do not fit. `picks`: what others say in the same order. */
const why = (
  name: string,
  names: string,
  sentences: string,
  brief: string,
  nulls = 0.3,
  picks?: string,
): MeaningRow => ({
  name: `reason.${name}`,
  names,
  texts: once(() =>
    shrinking(
      [sentences, brief].map((list) => [
        picks === undefined || list === brief ? pool(entries(list)) : picked(picks, entries(list)),
      ]),
    ),
  ),
  nulls,
});

const reasons = (words: string) =>
  words
    .split(' ')
    .map((word) => `${word} reason`)
    .join(', ');

/** Why things were done, by what was done. */
export const causes: readonly MeaningRow[] = [
  label(
    'name of a reason',
    'reason|reason code|reason type/name, reason/title, reason/label, reason/reason name',
    'Damaged in transit|Wrong item|Out of stock|Late delivery|Duplicate|No longer needed|Price too high|Quality below standard|Missing parts|Wrong size|Operator error|Machine failure|Changed mind|Incorrect address|Payment failed|Customer request|Expired|Other',
  ),
  why(
    'ban',
    `${reasons('banned ban block blocked suspension suspended lock locked mute deactivation restriction')}, reason for ban`,
    'Spamming the chat|Use of cheats|Insulting other players|Multiple accounts|Fraudulent payment|Repeated violations of the rules|Sharing an account|Offensive user name|Advertising without permission|Abuse of a bug|Too many failed logins|Suspicious activity',
    'spam|fraud|abuse|cheating|harassment',
    0.75,
  ),
  why(
    'failure of a payment',
    `${reasons('failure decline declined')}, payment error, decline message, failed reason, payment/error message, payment/failure message`,
    'Insufficient funds|Card has expired|Card was declined by the bank|Incorrect security code|Amount exceeds the limit|Suspected fraud|Authentication failed|Account is closed|Gateway timed out|Card type is not supported',
    'expired|declined|no funds|timeout|fraud',
    0.7,
    'failed payment',
  ),
  why(
    'code of the failure of a payment',
    'decline code, payment/error code, payment/failure code, charge/failure code',
    'insufficient_funds|expired_card|card_declined|incorrect_cvc|limit_exceeded|fraudulent|authentication_required|account_closed|processing_error|card_not_supported',
    'declined|expired',
    0.8,
    'failed payment',
  ),
  why(
    'failure of a delivery',
    listOf('delivery, delivery stop, shipment, parcel, package, delivery attempt, courier job')
      .flatMap((table) => [`${table}/failure reason`, `${table}/failed reason`, `${table}/exception reason`])
      .concat('delivery failure reason', 'failed delivery reason', 'non delivery reason', 'delivery exception')
      .join(', '),
    'Nobody at home|Address not found|No access to the building|Refused by the recipient|Business closed|Parcel damaged|Incomplete address|No safe place to leave it|Road closed|Vehicle broke down|Signature not available',
    'absent|refused|no access|damaged|delayed',
    0.85,
  ),
  why(
    'failure of a device',
    'repair/failure reason, device failure|machine failure|equipment failure|breakdown|downtime|outage|maintenance reason, repair job/failure reason, downtime cause, maintenance/failure reason',
    'Worn bearing|Overheating of the motor|Power surge|Loose connection|Clogged filter|Corroded contacts|Broken drive belt|Water inside the housing|Faulty sensor|Software error|Battery at end of life|Wrong operation',
    'wear|overload|short circuit|dirt|misuse',
    0.2,
  ),
  why(
    'failure of a login',
    'login event/failure reason, login attempt/failure reason, login failure|authentication failure|sign in failure|access denied reason, login/error message',
    'Invalid password|Unknown user|Account locked|Password has expired|Wrong verification code|Session has expired|Address is not allowed|Too many attempts|Account is disabled',
    'password|unknown user|locked|expired',
    0.7,
  ),
  why(
    'failure of a job',
    'job/failure reason, task/failure reason, import/failure reason, build/failure reason, sync/failure reason, export/failure reason, run/failure reason, webhook delivery/failure reason, message delivery/failure reason, message/failure reason, email/failure reason, bounce reason',
    'Connection timed out|Disk is full|Permission denied|Remote server returned status 503|Out of memory|File not found|Invalid credentials|Schema does not match|Rate limit exceeded|Host not found',
    'timeout|denied|no space|not found',
    0.7,
  ),
  why(
    'cancellation',
    `${reasons('cancellation cancel canceled')}, reason for cancellation, reason of cancellation`,
    'Change of plans|Found a cheaper offer|No longer needed|Booked by mistake|Illness|Schedule conflict|Bad weather|Delivery takes too long|Payment was not received|Duplicate entry|Family emergency|Not enough participants',
    'illness|mistake|too late|price|weather',
    0.75,
  ),
  why(
    'cancellation of a contract',
    'policy/cancellation reason, subscription/cancellation reason, contract/cancellation reason, churn|unsubscribe|closure reason, membership/cancellation reason, subscription/cancel reason, policy/cancel reason, termination reason of contract, account/close reason',
    'Switched to another provider|Too expensive|Moved abroad|No longer needed|Sold the vehicle|Payments were missed|Not satisfied with the service|Features are missing|Closed at own request|Merged with another account|Only needed it for a project|Inactive for too long',
    'too expensive|moved|unused|switched|missed payments',
    0.75,
  ),
  why(
    'return',
    `${reasons('return refund exchange')}, reason for return, return/reason, refund/reason, reason for refund, rma reason`,
    'Wrong size|Damaged in transit|Does not match the description|Changed my mind|Wrong item delivered|Arrived too late|Defective on arrival|Color differs from the picture|Ordered twice|Better price elsewhere|Missing parts|Quality not as expected',
    'wrong size|damaged|defective|too late|wrong item',
    0.2,
  ),
  why(
    'rejection',
    `${reasons('rejection rejected reject denial refusal')}, reason for rejection, reason of rejection, application/reason`,
    'Documents are incomplete|Does not meet the requirements|Deadline was missed|Budget is exhausted|Duplicate request|Signature is missing|Insufficient experience|Position was filled|Amount exceeds the limit|Not covered by the policy|Information could not be verified|Income is too low',
    'incomplete|too late|duplicate|not covered',
    0.7,
  ),
  why(
    'end of employment',
    `${reasons('termination terminated term leaving leaver resignation exit separation offboarding')}, employee/leave reason, worker/leave reason, staff/leave reason, person/leave reason, reason for leaving, employee/reason`,
    'New position elsewhere|End of contract|Retirement|Relocation|Personal reasons|Restructuring|Return to university|Parental leave|Position was eliminated|Mutual agreement',
    'retired|resigned|relocation|contract end',
    0.7,
  ),
  why(
    'delay',
    `${reasons('delay late postponement hold waiting backorder')}, reason for delay, flight/reason, delay cause, hold/reason`,
    'Bad weather|Late delivery of materials|Missing approval|Technical problem|Staff shortage|Customs inspection|Heavy traffic|Out of stock|Waiting for documents|Late arrival of the previous trip|Strike|Address needs to be checked',
    'weather|traffic|customs|technical|staff',
    0.5,
  ),
  why(
    'hold of an order',
    'order/hold reason, order header/hold reason, credit hold reason',
    'Credit limit exceeded|Payment is pending|Address needs to be checked|Item is out of stock|Price needs approval|Customer asked to wait|Missing tax number|Export documents are missing',
    'credit|stock|address|approval',
    0.7,
  ),
  why(
    'visit',
    `${reasons('visit appointment consultation admission referral')}, reason for visit, appointment/reason, visit/reason, chief complaint, admission/reason, reason of visit, presenting complaint, encounter/reason`,
    'Annual check-up|Persistent cough|Back pain|Headache for several days|Follow-up visit|Skin rash|Fever|Blood pressure control|Vaccination|Knee pain after a fall|Stomach ache|Prescription renewal|Sore throat|Dizziness',
    'check-up|cough|back pain|fever|rash',
    0.1,
  ),
  why(
    'visit of a pet',
    'vet visit/reason for visit, pet|vet visit|pet visit/reason, vet/visit reason, pet/reason for visit',
    'Annual vaccination|Limping on the left hind leg|Loss of appetite|Ear infection|Itching and hair loss|Dental cleaning|Neutering|Vomiting since yesterday|Tick removal|Weight control|Eye discharge|Microchip implantation',
    'vaccination|limping|check-up|itching',
    0.1,
  ),
  why(
    'end of a call',
    `${reasons('hangup disconnect disconnection hang')}, end reason, hang up reason`,
    'Caller hung up|Agent hung up|Issue resolved|Connection lost|Transferred to another team|No answer|Voicemail reached|Queue timed out',
    'resolved|no answer|lost|busy',
    0.2,
  ),
  why(
    'deletion',
    `${reasons('deletion delete deleted removal archive void discard')}, reason for deletion`,
    'Duplicate entry|Created by mistake|Requested by the user|Outdated information|Test data|Replaced by a newer version|Retention period has ended|Merged with another record',
    'duplicate|outdated|test data|mistake',
    0.7,
  ),
  why(
    'change',
    `${reasons('change adjustment transfer override correction update status discount')}, reason for change, price/reason, adjustment/reason, change/reason`,
    'Correction of a typing error|Customer request|Price update|New contract terms|Inventory count|Damaged goods|Change of responsibility|Annual review|Goodwill|Promotion|Data migration|Policy change',
    'correction|count|request|update',
    0.4,
  ),
  why(
    'absence',
    `${reasons('absence leave sick excuse')}, leave/reason, absence/reason, reason for absence, leave request/reason`,
    'Family vacation|Flu|Doctor appointment|Moving house|Parental leave|Wedding|Medical treatment|Training|Public duty|Care of a sick child|Funeral|Jury duty',
    'vacation|sick|training|family',
    0.2,
  ),
];
