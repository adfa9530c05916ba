import type { Distance } from '../../values/distance.ts';
import { hours, minutes, QUICK } from './distances.ts';

/** What moments of rows have to do with the moment at which takes place what they refer to. */
export interface EventRule {
  /** Words of which the name of the table that is referred to has one; none: any will do. */
  readonly parent?: string;
  /** The roles of its moment, the first of which counts that it has. */
  readonly event: string;
  /** The same for when it is over, where the hours until then count from there. Where nothing says it, there is no such end. */
  readonly last?: string;
  /** Words of which the names of both have one beside what they say: the start of sales. None: they are about the row as a whole. */
  readonly named?: string;
  /** Whether what the row referred to refers to counts, too. */
  readonly isFar?: boolean;
  /** Words of which the name of the table that refers has one; none: any will do. */
  readonly about?: string;
  /** The roles of the moments of that. */
  readonly of: string;
  /** Whether they may be still to come where the event is: talks, not what has been sold. */
  readonly isPlanned?: boolean;
  /** Whether only moments count that lie behind no other one of the row. */
  readonly isFirst?: boolean;
  /** Hours from the event to them, at least and at most; null: there is no such end. */
  readonly from: number | null;
  readonly until: number | null;
  /** The role of a column that counts the months from the event to them. */
  readonly months?: string;
  readonly distance: Distance | null;
}

const SEEN = {
  parent: 'appointment visit consultation encounter examination',
  event: 'checked_in started appointment start',
  from: 0,
};
const VISIT = { ...SEEN, last: 'ended done closed' };
const SESSION = {
  parent: 'class session lesson event show screening performance course workshop webinar meeting concert tour shift',
  event: 'start started appointment',
};
const DEPARTURE = { event: 'departure', until: 0, isFar: true };
const SALES = {
  event: 'start_of_sales start started opened',
  last: 'end_of_sales end ended closed',
  named: 'sale sales booking registration enrollment enrolment application ticketing',
  isFar: true,
  from: 0,
  until: 0,
  distance: null,
};
const STAY = {
  event: 'check_in checked_in admitted start started',
  last: 'check_out checked_out discharged end ended',
  distance: null,
};
const WITHIN = { ...STAY, from: 0, until: 0 };
const TERM = {
  parent: 'term terms semester trimester quarter season',
  event: 'start started',
  last: 'end ended',
  isFar: true,
  distance: null,
};
/** What things last for which people pay, and what takes place in that time. */
const PERIOD = {
  event: 'start started issued created',
  last: 'end ended expires',
  from: 0,
  until: 0,
  distance: null,
};
const POLICY = { ...PERIOD, parent: 'policy coverage insurance warranty guarantee' };
/** What is looked at, and what that brings to light. */
const LOOKED_AT = { from: 0, until: null, isFirst: true, of: 'observed done read assessed opened created submitted' };
const LOAN = {
  parent: 'loan mortgage credit financing lease advance',
  event: 'done started start issued approved opened created',
  from: 0,
  until: null,
  distance: null,
};
const ASKED = { event: 'ordered submitted created occurred opened', from: 0, isFirst: true };
const MINUTES = {
  ...ASKED,
  until: 3,
  distance: minutes(0.3, 6, 90, 0.8),
  of: 'done approved created ordered submitted started shipped',
};
/** What is paid for, and how soon. */
const PAID = { about: 'payment', of: 'created ordered paid submitted', isFirst: true, from: 0, until: null };
const CHECKED_IN = { ...DEPARTURE, from: -48, distance: hours(24, 45.5, 47.5, 0.03) };

/** Those that count first in front. Roles stand without what all of them begin with. */
export const EVENTS: readonly EventRule[] = [
  { ...LOAN, of: 'due', months: 'measure.installments paid' },
  {
    ...PERIOD,
    parent: 'lease tenancy rental contract agreement retainer',
    about: 'rent payment invoice installment charge',
    of: 'due issued',
  },
  {
    ...PERIOD,
    parent: 'lease tenancy rental contract agreement retainer',
    about: 'rent payment charge',
    of: 'paid created',
    isFirst: true,
  },
  { ...LOAN, about: 'installment repayment payment schedule', of: 'due paid' },
  {
    parent: 'album track song single recording movie film episode title book podcast video game',
    event: 'published',
    isFar: true,
    of: 'started occurred created done ordered issued borrowed read observed submitted',
    from: 0,
    until: null,
    distance: null,
  },
  {
    parent: 'reservation',
    event: 'start started check_in appointment',
    about: 'order bill check tab',
    of: 'opened created ordered',
    from: 0,
    until: 6,
    distance: minutes(0, 12, 90, 0.9),
  },
  {
    parent: 'receipt delivery arrival intake',
    event: 'delivered done',
    of: 'transacted moved created occurred done observed',
    from: 0,
    until: null,
    distance: null,
  },
  { ...MINUTES, parent: QUICK, about: 'delivery job dispatch assignment task' },
  { ...MINUTES, parent: 'order request', about: 'courier courier_id rider rider_id' },
  { ...MINUTES, parent: 'incident emergency call alarm', about: 'ambulance dispatch unit responder' },
  {
    ...ASKED,
    parent: 'message comment email reply post',
    event: 'created read issued',
    about: 'attachment file upload document image photo media',
    of: 'created read submitted',
    until: 20,
    distance: minutes(0.01, 1, 600, 1.3),
  },
  {
    ...PAID,
    about: 'payment rating review feedback tip',
    parent: QUICK,
    event: 'delivered ended ordered submitted created',
    distance: minutes(0.05, 3, 300, 1.2),
  },
  { ...PAID, parent: 'order sale cart checkout', event: 'ordered created', distance: hours(0.01, 0.3, 72, 1.4) },
  {
    ...PAID,
    parent: 'booking reservation rental ticket registration enrollment enrolment appointment',
    event: 'created ordered booked borrowed registered enrolled submitted',
    distance: hours(0.01, 0.5, 240, 1.8),
  },
  { ...PAID, parent: 'invoice bill', event: 'created issued', distance: hours(1, 240, 2160, 1) },
  {
    parent: 'membership subscription',
    event: 'start started',
    last: 'end ended',
    about: 'payment invoice charge',
    of: 'created issued due paid ordered',
    from: 0,
    until: 0,
    distance: hours(1, 24 * 20, 24 * 700, 1.5),
  },
  {
    parent: 'ticket case conversation thread issue chat job vacancy poll auction',
    event: 'published opened created ordered',
    last: 'closed ended',
    about: 'message reply comment note response application bid vote candidate',
    of: 'created submitted ordered issued done read',
    isFirst: true,
    from: 0,
    until: 0,
    distance: hours(0.05, 30, 60 * 24, 1.5),
  },
  {
    parent: 'author writer poet painter composer',
    event: 'birth_date',
    of: 'published created started',
    from: 160_000,
    until: null,
    distance: null,
  },
  { ...POLICY, about: 'claim incident accident loss damage', of: 'occurred observed' },
  { ...POLICY, about: 'claim incident accident loss damage', of: 'done created submitted opened read', isFirst: true },
  { ...POLICY, about: 'premium installment payment invoice', of: 'due issued' },
  {
    parent: 'subscription sim line device card license account',
    event: 'verified',
    named: 'activated activation',
    about: 'usage call session reading transaction log event record',
    of: 'started occurred observed done transacted created time',
    from: 0,
    until: null,
    distance: null,
  },
  {
    ...PERIOD,
    parent: 'membership subscription pass permit license ticket',
    about: 'usage visit session attendance log reading booking entry parking',
    of: 'observed done check_in checked_in appointment time start started created ordered',
  },
  {
    parent: 'inspection audit examination check survey test review',
    event: 'read done observed assessed started created',
    about: 'defect finding issue violation measurement deficiency nonconformity',
    ...LOOKED_AT,
    distance: hours(0.05, 3, 240, 1.4),
  },
  {
    parent: 'inspection audit check',
    event: 'ended done read observed',
    about: 'fine penalty citation',
    of: 'issued created',
    from: 0,
    until: null,
    distance: hours(1, 72, 1500, 1.2),
  },
  {
    parent: 'sample specimen',
    event: 'observed read done created',
    about: 'result test analysis assay measurement',
    ...LOOKED_AT,
    distance: hours(1, 30, 720, 1),
  },
  {
    ...STAY,
    parent: 'shipment parcel package consignment delivery',
    event: 'shipped picked_up created ordered',
    last: 'delivered',
    about: 'tracking event scan checkpoint update',
    of: 'observed appointment done read created occurred time',
    from: 0,
    until: 0,
  },
  // What is asked for at the order is done before that is over.
  {
    parent: 'order request case job',
    event: 'ordered submitted opened created',
    last: 'ended done closed',
    about: 'sample specimen result analysis inspection measurement labor operation',
    of: 'observed started done',
    isFar: true,
    from: 0,
    until: 0,
    distance: null,
  },
  { ...SALES, about: 'order ticket booking registration reservation', of: 'ordered created booked issued registered' },
  { ...SALES, about: 'enrollment enrolment application signup', of: 'ordered created enrolled registered submitted' },
  { ...VISIT, of: 'observed', until: 2, distance: hours(0, 0.2, 1.5) },
  {
    ...VISIT,
    about: 'prescription diagnosis treatment procedure note result vaccination immunization',
    of: 'issued done created ordered',
    until: 10,
    distance: hours(0, 0.5, 8),
  },
  {
    ...SEEN,
    about: 'invoice bill receipt',
    of: 'issued created',
    until: 48,
    distance: hours(0, 1, 48),
  },
  { ...CHECKED_IN, of: 'check_in checked_in' },
  { ...CHECKED_IN, about: 'bag baggage luggage', of: 'read created' },
  { ...DEPARTURE, about: 'bag baggage luggage', of: 'delivered', from: 1, until: 96, distance: hours(0.5, 3, 48) },
  {
    ...DEPARTURE,
    about: 'ticket booking reservation seat passenger',
    of: 'issued ordered created booked',
    from: null,
    distance: null,
  },
  {
    ...SESSION,
    about: 'order booking reservation registration attendance attendee ticket signup enrollment enrolment participant',
    of: 'issued ordered created booked registered',
    from: null,
    until: 0,
    distance: null,
  },
  {
    ...SESSION,
    about: 'signup attendance assignment registration',
    of: 'started',
    from: -1,
    until: 1,
    distance: hours(0, 0.8, 1.2),
  },
  { ...SESSION, isFar: true, of: 'check_in checked_in', from: -1, until: 1, distance: hours(0, 0.8, 1.2) },
  {
    ...STAY,
    parent: 'stay reservation booking admission hospitalization rental',
    about: 'charge folio consumption minibar service vital observation measurement treatment procedure round',
    of: 'paid created ordered occurred transacted done observed',
    // Few stays are at the time of any one moment, so that hardly another one would fit.
    isPlanned: true,
    from: 0,
    until: 0,
  },
  {
    ...STAY,
    parent: 'sprint shift workout voyage trip ride campaign expedition festival tournament',
    about: 'log entry break point position event stop leg sale transaction impression click match heat lap',
    of: 'created occurred transacted done observed start started appointment',
    isPlanned: true,
    from: 0,
    until: 0,
  },
  {
    ...WITHIN,
    parent: 'campaign fundraiser',
    about: 'donation pledge contribution gift',
    of: 'created ordered done',
  },
  {
    ...WITHIN,
    parent: 'exhibition exhibit fair season promotion offer discount coupon voucher',
    about: 'ticket visit admission redemption booking reservation',
    of: 'appointment start',
    isPlanned: true,
  },
  {
    ...STAY,
    parent: 'event conference congress festival summit convention fair camp retreat',
    about: 'session talk keynote workshop panel performance screening concert slot show lecture',
    of: 'start started appointment time end ended',
    isPlanned: true,
    from: 0,
    until: 0,
  },
  {
    ...TERM,
    about: 'enrollment enrolment registration',
    of: 'enrolled created registered done',
    from: -2_900,
    until: 0,
  },
  {
    ...TERM,
    about:
      'attendance absence grade mark score assessment assignment homework submission quiz lesson match game fixture',
    of: 'done observed assessed created submitted occurred start started appointment time',
    isPlanned: true,
    from: 0,
    until: 0,
  },
  {
    ...PERIOD,
    event: 'start started hired',
    last: 'end ended terminated',
    parent: 'employment engagement',
    about: 'attendance absence shift leave vacation timesheet payslip review',
    of: 'start started observed done time check_in checked_in submitted created',
  },
];
