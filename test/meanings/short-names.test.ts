import { test } from 'uvu';
import { addMeantColumns, type MeantColumn } from './meant.ts';

/** Names with abbreviations that the words next to them explain, each with what it means in a column of a type. */
const cases: readonly MeantColumn[] = [
  ['readings.press_hpa', 'decimal', 'measure.pressure'],
  ['items.gr_wgt_kg', 'decimal', 'measure.gross weight'],
  ['items.abc_cls', 'text', 'kind.class by turnover'],
  ['orders.shipment_total', 'decimal', 'money.shipping'],
  ['visits.systolic_mmhg', 'integer', 'health.systolic pressure'],
  ['logs.sev', 'text', 'log.level'],
  ['sites.ln1', 'text', 'place.street address'],
  ['sites.ph_no', 'text', 'contact.phone'],
  ['readings.dewpt_c', 'decimal', 'measure.dew point'],
  ['readings.baro_hpa', 'decimal', 'measure.pressure'],
  ['planes.acft_reg', 'text', 'transport.tail number'],
  ['orders.shp_amt', 'decimal', 'money.shipping'],
  ['items.n_reviews', 'integer', 'commerce.review count'],
  ['houses.no_of_rooms', 'integer', 'measure.rooms'],
  ['posts.total_number_of_likes', 'integer', 'measure.reactions'],
  ['items.url_slug', 'text', 'commerce.product slug'],
  ['categories.url_key', 'text', 'commerce.slug of a category'],
  ['posts.auth_nm', 'text', 'person.full name'],
  ['labs.proc_typ', 'text', 'health.procedure'],
  ['labs.mdctn_nm', 'text', 'health.medication'],
  ['sales.unt_prc', 'decimal', 'money.unit price'],
  ['people.addr_ln', 'text', 'place.street address'],
  ['people.prefrd_lang', 'text', 'place.language'],
  ['jobs.proc_inst_id', 'text', 'log.instance'],
  ['sales.dtmSoldAt', 'timestamp', 'time.sold'],
  ['plans.priceperuser', 'decimal', 'money.unit price'],
  ['pets.petage', 'integer', 'person.age of an animal'],
  ['events.iserror', 'boolean', 'flag.error'],
  ['sales.dtmClosedTimestamp', 'timestamp', 'time.closed'],
  ['sales.custnm', 'text', 'person.full name'],
  ['stocks.quantityinstock', 'integer', 'commerce.stock'],
  ['staff_members.leave_dt', 'date', 'time.terminated'],
  ['results.stud_name', 'text', 'person.full name'],
  ['tickets.reqr_name', 'text', 'person.involved'],
  ['bookings.guest_natl', 'text', 'person.nationality'],
  ['devices.manuf', 'text', 'network.device maker'],
  ['applications.yrs_exp', 'integer', 'job.experience'],
  ['candidates.exp_years', 'integer', 'job.experience'],
  ['stock.qty_oh', 'integer', 'commerce.stock'],
  ['flights.ac_reg', 'text', 'transport.tail number'],
  ['cars.first_reg_dt', 'date', 'time.registered'],
  ['policies.ipt_rate', 'decimal', 'finance.tax rate'],
  ['houses.sq_m', 'decimal', 'measure.area'],
  ['payslips.total_deds', 'decimal', 'money.deductions in all'],
];

addMeantColumns(cases);

test.run();
