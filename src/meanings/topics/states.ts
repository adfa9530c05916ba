import { state } from '../builders/choice.ts';
import type { MeaningRow } from '../row.ts';

/** What things of a kind are going through. */
export const states: readonly MeaningRow[] = [
  state(
    'order',
    'order|purchase|sale|fulfillment|fulfilment status, order state, order/stage',
    'pending 8, paid 8, processing 10, shipped 14, delivered 48, canceled 7, returned 3, refunded 2',
  ),
  state('cart', 'cart|basket status, cart state', 'active 30, abandoned 45, converted 25'),
  state(
    'payment of a bill',
    'invoice/payment|order/payment|bill/payment|booking/payment|purchase/payment|order/financial|invoice/paid status, invoice/payment|order/payment state',
    'unpaid 16, partially_paid 5, paid 74, refunded 4',
  ),
  state(
    'payment',
    'payment|transaction|charge|transfer|payout|paid|deposit|withdrawal|billing|financial status, payment|transaction state',
    'pending 8, authorized 5, completed 76, failed 6, refunded 4, canceled 1',
  ),
  state(
    'invoice',
    'invoice|bill|receivable status, invoice state, invoice/name',
    'draft 6, sent 18, partially_paid 4, paid 56, overdue 12, void 3, written_off 1',
  ),
  state(
    'refund',
    'refund|return|rma status, return state',
    'requested 15, approved 20, received 10, refunded 48, rejected 7',
  ),
  state(
    'ticket',
    'ticket|issue|case|bug|incident|support|support case|complaint|request|issue resolution status, ticket|support case|issue state',
    'open 20, in_progress 22, on_hold 6, resolved 18, closed 32, reopened 2',
  ),
  state(
    'task',
    'task|todo|subtask|action|work order|work item|activity|story|milestone|card|checklist|assignment|maintenance status, task state',
    'todo 25, in_progress 22, blocked 5, in_review 8, done 38, canceled 2',
  ),
  state(
    'project',
    'project|campaign|initiative|program|phase|sprint status, project state',
    'planned 14, active 42, on_hold 8, completed 30, canceled 6',
  ),
  state(
    'shipment',
    'shipment|shipping|delivery|parcel|package|tracking|consignment|load status, shipment|delivery state',
    'pending 8, picked_up 6, in_transit 20, out_for_delivery 6, delivered 54, failed 3, returned 3',
  ),
  state(
    'account',
    'user|account|customer|member|profile|client|contact|login|wallet|author|merchant|seller|vendor|supplier|partner|company|tenant|organization|person|staff status, user|account state',
    'pending 6, active 78, inactive 9, suspended 4, closed 3',
  ),
  state(
    'employee',
    'employee|employment|worker|personnel status',
    'probation 8, active 76, on_leave 6, resigned 6, terminated 3, retired 1',
  ),
  state(
    'subscription',
    'subscription|plan|membership|contract|agreement|lease|policy|license|warranty|certificate|registration status, subscription|license state',
    'trial 12, active 62, past_due 6, paused 4, canceled 11, expired 5',
  ),
  state(
    'job',
    'job|run|build|pipeline|execution|process|sync|import|export|migration|batch|workflow|backup|deployment|queue|scan|report|upload|processing|step|crawl|etl status, job|worker|run state',
    'queued 6, running 6, succeeded 74, failed 10, canceled 3, timed_out 1',
  ),
  state(
    'message',
    'message|email|notification|sms|send|sending|newsletter|delivery receipt status',
    'queued 5, sent 20, delivered 40, read 28, failed 5, bounced 2',
  ),
  state(
    'device',
    'device|sensor|machine|equipment|connection|camera|meter|gateway|terminal|printer|server|node|host|service|instance|health|system|online|station|charger status, device state',
    'online 78, offline 12, maintenance 5, fault 3, retired 2',
  ),
  state(
    'asset',
    'asset|vehicle|car|fleet|tool|bike|locker|slot|spot|unit|bed|parking|desk status, equipment|machine|room state',
    'available 46, in_use 38, reserved 6, maintenance 8, retired 2',
  ),
  state(
    'rental',
    'rental|hire|checkout|borrowing|lending status',
    'reserved 14, active 22, returned 56, overdue 3, canceled 5',
  ),
  state(
    'room',
    'room|table|apartment|property|house status',
    'available 48, occupied 34, reserved 10, cleaning 5, maintenance 3',
  ),
  state(
    'listing',
    'listing|real estate|ad|advertisement status, listing state',
    'active 52, pending 12, sold 26, withdrawn 4, expired 6',
  ),
  state(
    'article',
    'article|post|page|content|blog|document|publication|publish|news|publishing|draft|translation|video|episode|course|template|survey|form|quiz status, post|story|article state',
    'draft 14, in_review 6, scheduled 4, published 68, archived 8 | publish 79, draft 9, private 5, pending 3, trash 4',
  ),
  state(
    'comment',
    'comment|review|moderation|testimonial|rating|ping status, comment state',
    'pending 8, approved 84, spam 5, rejected 3 | open 80, closed 20',
  ),
  state(
    'product',
    'product|item|stock|inventory|sku|catalog|availability|part|variant status, product state, availability',
    'active 74, out_of_stock 10, backorder 4, discontinued 8, draft 4',
  ),
  state('copy', 'copy|book|loan item|library status', 'available 58, on_loan 32, reserved 5, lost 2, repair 3'),
  state(
    'application',
    'application|applicant|candidate|submission|admission|interview|hiring status, application state, candidate|application stage',
    'submitted 24, in_review 22, interview 16, offered 6, accepted 10, rejected 20, withdrawn 2',
  ),
  state('lead', 'lead|prospect status, lead stage|state', 'new 28, contacted 24, qualified 18, converted 14, lost 16'),
  state(
    'deal',
    'deal|opportunity|sales|pipeline stage, deal|opportunity status, opportunity state',
    'prospecting 20, qualification 18, proposal 18, negotiation 12, won 20, lost 12',
  ),
  state(
    'quote',
    'quote|quotation|offer|proposal|estimate|bid|tender status',
    'draft 14, sent 30, accepted 34, rejected 14, expired 8',
  ),
  state(
    'booking',
    'booking|reservation|stay|seat status, booking|reservation|rental state',
    'pending 8, confirmed 32, checked_in 8, completed 40, canceled 9, no_show 3',
  ),
  state(
    'appointment',
    'appointment|visit|meeting|session|event|class|consultation|encounter|shift|schedule|lesson status, appointment|interview state',
    'scheduled 26, confirmed 16, completed 44, canceled 10, no_show 4',
  ),
  state(
    'attendance',
    'attendance|attendee|rsvp|participation status, attendance, rsvp, presence',
    'present 82, late 7, absent 6, excused 5',
  ),
  state(
    'invitation',
    'invitation|invite|friend|friendship|connection request|follow status',
    'pending 26, accepted 62, declined 8, expired 4',
  ),
  state(
    'loan',
    'loan|mortgage|debt|credit status, loan state',
    'applied 8, approved 8, active 56, paid_off 20, late 5, defaulted 3',
  ),
  state(
    'claim',
    'claim|insurance claim status, claim state',
    'submitted 14, under_review 18, approved 24, paid 34, denied 10',
  ),
  state(
    'enrollment',
    'enrollment|student|enrolment|academic|school|learner status, registration state',
    'enrolled 52, in_progress 14, completed 26, withdrawn 5, failed 3',
  ),
  state(
    'flight',
    'flight|departure status, flight state',
    'scheduled 8, boarding 2, departed 3, in_air 5, landed 72, delayed 6, canceled 4',
  ),
  state(
    'journey',
    'train|bus|voyage|route|journey|ferry status',
    'scheduled 8, departed 6, arrived 76, delayed 6, canceled 4',
  ),
  state(
    'ride',
    'ride|trip|taxi|fare status, ride|trip state',
    'requested 3, accepted 3, in_progress 5, completed 81, canceled 8',
  ),
  state(
    'patient',
    'patient|hospital|treatment status, admission|case state',
    'waiting 8, admitted 22, in_treatment 16, discharged 50, transferred 4',
  ),
  state(
    'prescription',
    'prescription|medication status, prescription state',
    'active 46, filled 30, expired 14, discontinued 8, on_hold 2',
  ),
  state(
    'test',
    'test|lab|result|inspection|quality|audit|compliance|check status, test|inspection|check|outcome result, verdict',
    'passed 82, failed 12, skipped 4, pending 2',
  ),
  state(
    'verification',
    'verification|kyc|approval|validation|identity|onboarding|consent status, approval|review state',
    'pending 18, approved 70, rejected 9, expired 3',
  ),
  state(
    'alert',
    'alert|alarm status, alarm|alert|incident|event state',
    'active 14, acknowledged 18, resolved 64, muted 4',
  ),
  state(
    'relationship',
    'marital|civil|marriage|family|relationship status, marital state',
    'single 36, married 46, divorced 11, widowed 5, separated 2',
  ),
  state(
    'housing',
    'housing|residence|ownership|residential|occupancy status, home ownership',
    'owner 58, tenant 34, family 6, other 2',
  ),
  state(
    'employment',
    'occupation|work status, job situation',
    'employed 62, self_employed 10, unemployed 6, student 12, retired 10',
  ),
  state(
    'game',
    'match|game|tournament|fixture|round status, game|match state',
    'scheduled 24, live 4, finished 66, postponed 4, canceled 2',
  ),
  state('membership', 'vote|election|poll status, proposal state', 'open 20, passed 50, rejected 26, withdrawn 4'),
  state(
    'change',
    'change|release|version|feature|pull request|merge|pr|merge request status, pull request state',
    'draft 6, open 20, approved 10, merged 56, closed 8',
  ),
  state(
    'thing',
    'status, state, stage, phase, status code name, lifecycle, lifecycle stage, current state, step, current|overall|progress status, status name|text',
    'new 8, pending 12, active 52, completed 18, canceled 6, archived 4',
  ),
];
