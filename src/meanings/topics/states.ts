import { state } from '../builders/choice.ts';
import type { MeaningRow } from '../row.ts';

/** What things of a kind are going through. */
export const states: readonly MeaningRow[] = [
  state(
    'order',
    'order status, order state, purchase status, order/stage, sale status, fulfillment status, fulfilment status',
    'pending 8, paid 8, processing 10, shipped 14, delivered 48, canceled 7, returned 3, refunded 2',
  ),
  state('cart', 'cart status, cart state, basket status', 'active 30, abandoned 45, converted 25'),
  state(
    'payment of a bill',
    'invoice/payment state, invoice/payment status, order/payment status, order/payment state, bill/payment status, booking/payment status, purchase/payment status, order/financial status, invoice/paid status',
    'unpaid 16, partially_paid 5, paid 74, refunded 4',
  ),
  state(
    'payment',
    'payment status, payment state, transaction status, transaction state, charge status, transfer status, payout status, paid status, deposit status, withdrawal status, billing status, financial status',
    'pending 8, authorized 5, completed 76, failed 6, refunded 4, canceled 1',
  ),
  state(
    'invoice',
    'invoice status, invoice state, bill status, receivable status, invoice/name',
    'draft 6, sent 18, partially_paid 4, paid 56, overdue 12, void 3, written_off 1',
  ),
  state(
    'refund',
    'refund status, return status, rma status, return state',
    'requested 15, approved 20, received 10, refunded 48, rejected 7',
  ),
  state(
    'ticket',
    'ticket status, ticket state, issue status, case status, bug status, incident status, support status, support case status, support case state, support case/state, support case/status, complaint status, request status, issue state, issue resolution status',
    'open 20, in_progress 22, on_hold 6, resolved 18, closed 32, reopened 2',
  ),
  state(
    'task',
    'task status, task state, todo status, subtask status, action status, work order status, work item status, activity status, story status, milestone status, card status, checklist status, assignment status, maintenance status',
    'todo 25, in_progress 22, blocked 5, in_review 8, done 38, canceled 2',
  ),
  state(
    'project',
    'project status, project state, campaign status, initiative status, program status, phase status, sprint status',
    'planned 14, active 42, on_hold 8, completed 30, canceled 6',
  ),
  state(
    'shipment',
    'shipment status, shipping status, delivery status, shipment state, parcel status, package status, tracking status, consignment status, delivery state, load status',
    'pending 8, picked_up 6, in_transit 20, out_for_delivery 6, delivered 54, failed 3, returned 3',
  ),
  state(
    'account',
    'user status, account status, customer status, member status, user state, account state, profile status, client status, contact status, login status, wallet status, author status, merchant status, seller status, vendor status, supplier status, partner status, company status, tenant status, organization status, person status, staff status',
    'pending 6, active 78, inactive 9, suspended 4, closed 3',
  ),
  state(
    'employee',
    'employee status, employment status, worker status, personnel status',
    'probation 8, active 76, on_leave 6, resigned 6, terminated 3, retired 1',
  ),
  state(
    'subscription',
    'subscription status, plan status, membership status, subscription state, contract status, agreement status, lease status, policy status, license status, license state, warranty status, certificate status, registration status',
    'trial 12, active 62, past_due 6, paused 4, canceled 11, expired 5',
  ),
  state(
    'job',
    'job status, run status, job state, build status, pipeline status, execution status, process status, sync status, import status, export status, migration status, batch status, workflow status, backup status, deployment status, queue status, scan status, report status, upload status, processing status, step status, worker state, run state, crawl status, etl status',
    'queued 6, running 6, succeeded 74, failed 10, canceled 3, timed_out 1',
  ),
  state(
    'message',
    'message status, email status, notification status, sms status, send status, sending status, newsletter status, delivery receipt status',
    'queued 5, sent 20, delivered 40, read 28, failed 5, bounced 2',
  ),
  state(
    'device',
    'device status, sensor status, machine status, equipment status, device state, connection status, camera status, meter status, gateway status, terminal status, printer status, server status, node status, host status, service status, instance status, health status, system status, online status, station status, charger status',
    'online 78, offline 12, maintenance 5, fault 3, retired 2',
  ),
  state(
    'asset',
    'asset status, vehicle status, car status, equipment state, fleet status, tool status, bike status, machine state, locker status, slot status, spot status, unit status, bed status, room state, parking status, desk status',
    'available 46, in_use 38, reserved 6, maintenance 8, retired 2',
  ),
  state(
    'rental',
    'rental status, hire status, checkout status, borrowing status, lending status',
    'reserved 14, active 22, returned 56, overdue 3, canceled 5',
  ),
  state(
    'room',
    'room status, table status, apartment status, property status, house status',
    'available 48, occupied 34, reserved 10, cleaning 5, maintenance 3',
  ),
  state(
    'listing',
    'listing status, listing state, real estate status, ad status, advertisement status',
    'active 52, pending 12, sold 26, withdrawn 4, expired 6',
  ),
  state(
    'article',
    'article status, post status, page status, content status, blog status, document status, publication status, publish status, post state, news status, publishing status, story state, article state, draft status, translation status, video status, episode status, course status, template status, survey status, form status, quiz status',
    'draft 14, in_review 6, scheduled 4, published 68, archived 8 | publish 79, draft 9, private 5, pending 3, trash 4',
  ),
  state(
    'comment',
    'comment status, review status, moderation status, comment state, testimonial status, rating status, ping status',
    'pending 8, approved 84, spam 5, rejected 3 | open 80, closed 20',
  ),
  state(
    'product',
    'product status, item status, stock status, inventory status, product state, sku status, availability, catalog status, availability status, part status, variant status',
    'active 74, out_of_stock 10, backorder 4, discontinued 8, draft 4',
  ),
  state(
    'copy',
    'copy status, book status, loan item status, library status',
    'available 58, on_loan 32, reserved 5, lost 2, repair 3',
  ),
  state(
    'application',
    'application status, applicant status, candidate status, application state, submission status, admission status, interview status, hiring status, candidate stage, application stage',
    'submitted 24, in_review 22, interview 16, offered 6, accepted 10, rejected 20, withdrawn 2',
  ),
  state(
    'lead',
    'lead status, prospect status, lead stage, lead state',
    'new 28, contacted 24, qualified 18, converted 14, lost 16',
  ),
  state(
    'deal',
    'deal stage, opportunity stage, deal status, opportunity status, sales stage, pipeline stage, opportunity state',
    'prospecting 20, qualification 18, proposal 18, negotiation 12, won 20, lost 12',
  ),
  state(
    'quote',
    'quote status, quotation status, offer status, proposal status, estimate status, bid status, tender status',
    'draft 14, sent 30, accepted 34, rejected 14, expired 8',
  ),
  state(
    'booking',
    'booking status, reservation status, booking state, stay status, reservation state, rental state, seat status',
    'pending 8, confirmed 32, checked_in 8, completed 40, canceled 9, no_show 3',
  ),
  state(
    'appointment',
    'appointment status, visit status, meeting status, session status, event status, class status, consultation status, encounter status, shift status, appointment state, schedule status, lesson status, interview state',
    'scheduled 26, confirmed 16, completed 44, canceled 10, no_show 4',
  ),
  state(
    'attendance',
    'attendance status, attendance, attendee status, rsvp, rsvp status, participation status, presence',
    'present 82, late 7, absent 6, excused 5',
  ),
  state(
    'invitation',
    'invitation status, invite status, friend status, friendship status, connection request status, follow status',
    'pending 26, accepted 62, declined 8, expired 4',
  ),
  state(
    'loan',
    'loan status, loan state, mortgage status, debt status, credit status',
    'applied 8, approved 8, active 56, paid_off 20, late 5, defaulted 3',
  ),
  state(
    'claim',
    'claim status, claim state, insurance claim status',
    'submitted 14, under_review 18, approved 24, paid 34, denied 10',
  ),
  state(
    'enrollment',
    'enrollment status, student status, enrolment status, registration state, academic status, school status, learner status',
    'enrolled 52, in_progress 14, completed 26, withdrawn 5, failed 3',
  ),
  state(
    'flight',
    'flight status, flight state, departure status',
    'scheduled 8, boarding 2, departed 3, in_air 5, landed 72, delayed 6, canceled 4',
  ),
  state(
    'journey',
    'train status, bus status, voyage status, route status, journey status, ferry status',
    'scheduled 8, departed 6, arrived 76, delayed 6, canceled 4',
  ),
  state(
    'ride',
    'ride status, trip status, ride state, trip state, taxi status, fare status',
    'requested 3, accepted 3, in_progress 5, completed 81, canceled 8',
  ),
  state(
    'patient',
    'patient status, admission state, case state, hospital status, treatment status',
    'waiting 8, admitted 22, in_treatment 16, discharged 50, transferred 4',
  ),
  state(
    'prescription',
    'prescription status, medication status, prescription state',
    'active 46, filled 30, expired 14, discontinued 8, on_hold 2',
  ),
  state(
    'test',
    'test status, test result, lab status, result status, inspection status, inspection result, quality status, check result, audit status, compliance status, verdict, check status, outcome result',
    'passed 82, failed 12, skipped 4, pending 2',
  ),
  state(
    'verification',
    'verification status, kyc status, approval status, approval state, validation status, identity status, onboarding status, consent status, review state',
    'pending 18, approved 70, rejected 9, expired 3',
  ),
  state(
    'alert',
    'alert status, alarm status, alarm state, alert state, incident state, event state',
    'active 14, acknowledged 18, resolved 64, muted 4',
  ),
  state(
    'relationship',
    'marital status, marital state, civil status, marriage status, family status, relationship status',
    'single 36, married 46, divorced 11, widowed 5, separated 2',
  ),
  state(
    'housing',
    'housing status, residence status, home ownership, ownership status, residential status, occupancy status',
    'owner 58, tenant 34, family 6, other 2',
  ),
  state(
    'employment',
    'occupation status, work status, job situation',
    'employed 62, self_employed 10, unemployed 6, student 12, retired 10',
  ),
  state(
    'game',
    'match status, game status, game state, match state, tournament status, fixture status, round status',
    'scheduled 24, live 4, finished 66, postponed 4, canceled 2',
  ),
  state(
    'membership',
    'vote status, election status, proposal state, poll status',
    'open 20, passed 50, rejected 26, withdrawn 4',
  ),
  state(
    'change',
    'change status, release status, version status, feature status, pull request status, merge status, pr status, pull request state, merge request status',
    'draft 6, open 20, approved 10, merged 56, closed 8',
  ),
  state(
    'thing',
    'status, state, stage, phase, status name, current status, overall status, status code name, status text, lifecycle, lifecycle stage, current state, step, progress status',
    'new 8, pending 12, active 52, completed 18, canceled 6, archived 4',
  ),
];
