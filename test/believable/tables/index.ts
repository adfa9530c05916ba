import type { BelievableTable } from '../expectation.ts';
import { accessLog } from './access-log.ts';
import { addresses } from './addresses.ts';
import { admissions } from './admissions.ts';
import { appointments } from './appointments.ts';
import { bakeryOrders } from './bakery-orders.ts';
import { bankTransactions } from './bank-transactions.ts';
import { books } from './books.ts';
import { builds } from './builds.ts';
import { campaignDays } from './campaign-days.ts';
import { cities } from './cities.ts';
import { claimLines } from './claim-lines.ts';
import { comments } from './comments.ts';
import { companies } from './companies.ts';
import { countries } from './countries.ts';
import { courses } from './courses.ts';
import { creditEntries } from './credit-entries.ts';
import { customers } from './customers.ts';
import { daysOfSales } from './days-of-sales.ts';
import { departures } from './departures.ts';
import { devices } from './devices.ts';
import { diskUsage } from './disk-usage.ts';
import { employees } from './employees.ts';
import { enrolments } from './enrolments.ts';
import { eventLog } from './event-log.ts';
import { examResults } from './exam-results.ts';
import { files } from './files.ts';
import { flightLegs } from './flight-legs.ts';
import { flights } from './flights.ts';
import { gameCharacters } from './game-characters.ts';
import { hotelBookings } from './hotel-bookings.ts';
import { insuranceClaims } from './insurance-claims.ts';
import { inventory } from './inventory.ts';
import { invoices } from './invoices.ts';
import { journalEntries } from './journal-entries.ts';
import { leaveRequests } from './leave-requests.ts';
import { machineTelemetry } from './machine-telemetry.ts';
import { mealOrders } from './meal-orders.ts';
import { movies } from './movies.ts';
import { newsArticles } from './news-articles.ts';
import { newsletterIssues } from './newsletter-issues.ts';
import { orderItems } from './order-items.ts';
import { orders } from './orders.ts';
import { patients } from './patients.ts';
import { payments } from './payments.ts';
import { payslips } from './payslips.ts';
import { posts } from './posts.ts';
import { prescriptions } from './prescriptions.ts';
import { products } from './products.ts';
import { propertiesForSale } from './properties-for-sale.ts';
import { recipes } from './recipes.ts';
import { securityEvents } from './security-events.ts';
import { sensorReadings } from './sensor-readings.ts';
import { sessions } from './sessions.ts';
import { shippingOrders } from './shipping-orders.ts';
import { stays } from './stays.ts';
import { subscriptions } from './subscriptions.ts';
import { supplyOrders } from './supply-orders.ts';
import { supportTickets } from './support-tickets.ts';
import { teamSeasons } from './team-seasons.ts';
import { turbineSamples } from './turbine-samples.ts';
import { users } from './users.ts';
import { vehicles } from './vehicles.ts';
import { weather } from './weather.ts';
import { workOrders } from './work-orders.ts';

export const tables: readonly BelievableTable[] = [
  accessLog,
  addresses,
  admissions,
  appointments,
  bakeryOrders,
  bankTransactions,
  books,
  builds,
  campaignDays,
  cities,
  claimLines,
  comments,
  companies,
  countries,
  courses,
  creditEntries,
  customers,
  departures,
  daysOfSales,
  devices,
  diskUsage,
  employees,
  enrolments,
  eventLog,
  examResults,
  files,
  flightLegs,
  gameCharacters,
  flights,
  hotelBookings,
  insuranceClaims,
  inventory,
  invoices,
  journalEntries,
  leaveRequests,
  machineTelemetry,
  mealOrders,
  movies,
  newsArticles,
  newsletterIssues,
  orderItems,
  orders,
  patients,
  payslips,
  payments,
  posts,
  prescriptions,
  products,
  propertiesForSale,
  recipes,
  securityEvents,
  sensorReadings,
  sessions,
  shippingOrders,
  stays,
  subscriptions,
  supplyOrders,
  supportTickets,
  teamSeasons,
  turbineSamples,
  users,
  vehicles,
  weather,
  workOrders,
];
