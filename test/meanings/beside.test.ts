import { test } from 'uvu';
import { addMeantColumns, type MeantColumn } from './meant.ts';

/** Columns, with what stands beside them, and what they mean. */
const cases: readonly MeantColumn[] = [
  ['picks.qty_requested', 'integer', 'commerce.quantity'],
  ['picks.qty_confirmed', 'integer', 'commerce.quantity'],
  ['applications.salary_expectation', 'integer', 'money.salary'],
  ['parcels.signed_by', 'text', 'person.involved'],
  ['contractors.contractor_license', 'text', 'identifier.driving licence'],
  ['permits.estimated_cost', 'decimal', 'money.cost of works'],
  ['matches.home_score_ht', 'integer', 'sport.goals'],
  ['games.tip_off', 'timestamp', 'time.kickoff'],
  ['tables.reservation_time', 'time', 'time.agreed on'],
  ['seats.seat_number', 'integer', 'transport.seat in a row', 'row_label'],
  ['bookings.arrival_date', 'date', 'time.arrival of guests', 'nights'],
  ['trains.arrival_date', 'date', 'time.arrival', 'platform'],
  ['bookings.booking_date', 'date', 'time.day of a table', 'party_size'],
  ['bookings.booking_date', 'date', 'time.ordered', 'room'],
  ['inverters.grid_frequency', 'decimal', 'measure.frequency of mains', 'dc_voltage'],
  ['steps.occurred_on', 'date', 'time.step of a parcel', 'parcel_id'],
  ['permits.issued_on', 'date', 'time.issued, as was asked for', 'applied_on'],
  ['teams.short_name', 'text', 'company.team in three letters', 'stadium'],
  ['terminals.unlocode', 'text', 'place.locode', 'city'],
  ['tickets.team', 'text', 'label.team of support', 'sla_due_at'],
  ['standings.goals_for', 'integer', 'measure.goals of a season', 'won'],
  ['venues.capacity', 'integer', 'measure.seats of a stadium with its surface', 'surface'],
  ['bookings.duration_minutes', 'integer', 'duration.minutes beside an airport', 'origin_airport'],
  ['titles.title', 'text', 'person.job title of an employee', 'employee_id'],
  ['targets.target_level', 'integer', 'commerce.target level', 'reorder_level'],
  ['leads.annual_revenue', 'decimal', 'money.revenue', 'utm_campaign'],
  ['timesheets.hours_worked', 'decimal', 'duration.hours that are paid', 'gross_pay'],
  ['timesheets.hours_worked', 'decimal', 'duration.hours of a day', 'worked_on'],
  ['invoices.po_ref', 'text', 'number.purchase order'],
  ['homes.hoa_fee', 'decimal', 'money.fee of a home'],
  ['homes.lot_acres', 'decimal', 'measure.acres of a home'],
  ['tickets.csat_comment', 'text', 'label.opinion of help'],
  ['bookings.eTicketNumber', 'text', 'number.ticket of a flight', 'pnr'],
];

addMeantColumns(cases);

test.run();
