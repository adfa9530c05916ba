import { kind } from '../builders/choice.ts';
import { once, pool, weighted, words } from '../builders/forms.ts';
import { label } from '../builders/label.ts';
import { forms } from '../builders/shorthand.ts';
import type { MeaningRow } from '../row.ts';

/** Codes of units in a table of them: two letters, and a third one where there are more units than codes. */
const UNIQUE_UNIT_CODES =
  'EA KG BX LT PC MT PK GR ML CM DZ PR PL CT RL M2 M3 HR ST BT BG MM KM TN OZ LB FT IN YD GL QT PT CS DR TB SH RM KT LF BD';
const CHARACTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'];

/** How much something matters, and which kind of its kind it is. */
export const kinds: readonly MeaningRow[] = [
  kind('risk', 'risk category, risk class, risk profile', 'low 55, medium 32, high 13'),
  kind('difficulty', 'fluency, expertise', 'beginner 30, intermediate 42, advanced 21, expert 7'),
  kind(
    'seniority',
    'position level, employee level, grade level name, band',
    'junior 28, mid 36, senior 24, lead 8, principal 4',
  ),
  kind('class by turnover', 'abc class, abc category, abc classification, abc code, abc indicator', 'C 50, B 30, A 20'),
  kind('size class', 'size class, project size, plan size, volume class', 'small 40, medium 38, large 22'),
  kind(
    'plan',
    'plan, plan name, plan type, plan code, subscription type, plan tier, package name, package type, subscription level, subscription name, license type',
    'free 42, basic 24, pro 22, business 8, enterprise 4',
  ),
  kind(
    'tier',
    'tier, membership type, membership level, loyalty level, member type, tier name, status level, customer level, member level, loyalty status, vip level, customer grade',
    'bronze 46, silver 30, gold 17, platinum 7',
  ),
  kind(
    'bill',
    'invoice type, invoice/type, invoice kind, invoice/kind, bill type, bill/type, billing document type, fiscal document type, accounting document type, invoice document type, invoice/document type',
    'invoice 84, credit_note 8, proforma 4, debit_note 2, standard 80, recurring 14, correction 3',
  ),
  kind(
    'customer',
    'customer type, customer category, customer group, client type, segment, customer class, buyer type, market segment, client category',
    'retail 56, business 24, wholesale 12, vip 5, partner 3',
  ),
  kind(
    'account holder',
    'user type, account role type, person type, contact type, user category, party type, profile type, owner type, sender type, author type',
    'customer 62, employee 16, supplier 10, partner 8, admin 4',
  ),
  kind(
    'company',
    'company type, organization type, business type, legal form, entity form, ownership type, company form, legal type',
    'llc 44, corporation 26, partnership 14, nonprofit 8, sole_proprietor 8',
  ),
  kind(
    'employment',
    'employment type, contract type, job type, work type, employee type, position type, employment/type, contract/type, staff type, worker type, employment form',
    'full_time 66, part_time 16, contract 10, intern 4, temporary 4',
  ),
  kind(
    'work model',
    'work model, work location type, remote type, workplace type, work arrangement, work mode',
    'onsite 44, hybrid 34, remote 22',
  ),
  kind('shift', 'shift, shift type, shift name, work shift, shift code', 'morning 40, evening 34, night 26'),
  kind(
    'leave',
    'leave type, absence type, leave/type, time off type, leave category, absence/type',
    'vacation 56, sick 26, personal 8, parental 5, unpaid 5',
  ),
  kind(
    'energy class',
    'energy label, energy class, energy rating, efficiency class, energy efficiency rating',
    'A 14, B 20, C 24, D 18, E 12, F 7, G 5',
  ),
  kind(
    'geocoder',
    'geocoder, geocoding provider, geocoding source, geocoding service',
    'google 46, nominatim 24, here 12, mapbox 12, bing 6',
  ),
  kind(
    'street',
    'street type, street suffix, road type',
    'Street 36, Avenue 18, Road 16, Lane 9, Drive 9, Boulevard 5, Court 4, Place 3',
  ),
  kind(
    'address',
    'address type, address kind, location type, address label, site type, address/type, address usage, address type/name',
    'home 42, billing 26, shipping 24, work 8',
  ),
  kind(
    'phone',
    'phone type, phone kind, phone number type, phone label, phone/type, email type, contact method type, email/type, phone number type/name, phone type/name, phone number/type',
    'mobile 58, home 22, work 18, fax 2',
  ),
  kind(
    'contact method',
    'contact method, preferred contact method, contact preference, communication channel, channel, contact channel, communication type, notification channel, preferred channel, notification method, communication method, delivery channel, interaction type, message channel',
    'email 52, phone 20, sms 18, push 8, mail 2',
  ),
  kind(
    'sales channel',
    'sales channel, order source, order channel, sale channel, channel name, order/source, booking channel, purchase channel, booking source, sale type, order type channel',
    'web 48, mobile 28, store 16, phone 4, marketplace 4',
  ),
  kind(
    'lead source',
    'lead source, referral source, acquisition channel, traffic source, utm source, acquisition source, source channel, campaign source, signup source, marketing channel, lead/source, referrer type, how heard, customer source, registration source, candidate source',
    'organic 34, referral 18, google 18, email 12, facebook 8, direct 7, event 3',
  ),
  kind(
    'campaign medium',
    'utm medium, medium type, traffic medium, campaign medium, ad type, campaign type, campaign/type, ad format',
    'email 28, cpc 26, social 22, banner 12, organic 12',
  ),
  kind(
    'order',
    'order type, order/type, order kind, sales type, fulfillment type, sale/type',
    'standard 68, express 16, subscription 8, preorder 5, gift 3',
  ),
  kind(
    'delivery',
    'delivery method, shipping method, shipping type, delivery type, shipping option, ship mode, shipping service, ship method, delivery option, shipment type, shipping class, delivery mode, service level, shipment method',
    'standard 58, express 20, overnight 6, pickup 12, economy 4',
  ),
  kind(
    'transport',
    'transport mode, transport type, mode of transport, travel mode, transportation mode, transport/mode, transportation type, shipping mode, freight mode',
    'road 52, air 18, sea 18, rail 10, courier 2',
  ),
  kind(
    'discount',
    'discount type, coupon type, promotion type, coupon/type, promotion/type, offer type, voucher type, rule type, discount/type, promo type',
    'percentage 58, fixed 26, free_shipping 10, bogo 6',
  ),
  kind(
    'stock movement',
    'movement type, stock movement type, inventory transaction type, stock/type, inventory/type, adjustment type, stock movement/type, inventory movement type, movement/type, change type',
    'purchase 34, sale 46, return 6, transfer 8, adjustment 6',
  ),
  kind(
    'product',
    'product type, item type, product kind, article type, item/type, product/type, item category type, goods type, sku type',
    'physical 72, digital 14, service 8, bundle 4, subscription 2',
  ),
  kind(
    'condition',
    'condition, item condition, product condition, condition grade, condition type, vehicle condition, asset condition, condition status, quality grade, book condition',
    'new 54, like_new 12, good 22, fair 9, poor 3',
  ),
  kind(
    'ticket',
    'ticket type, issue type, case type, request type, ticket category, ticket/type, issue/type, issue category, support category, inquiry type, request/type, bug type, query type, incident type, complaint type',
    'question 34, incident 26, bug 18, task 14, feature 8',
  ),
  kind(
    'event',
    'event type, activity type, log type, action type, event name, audit event type, activity/type, event kind, webhook event, trigger type, tracking event, analytics event, interaction/type',
    'login 24, view 30, click 18, purchase 8, signup 4, update 10, logout 6',
  ),
  kind(
    'audit action',
    'action, action name, operation, audit action, change action, activity, activity name, verb, audit/action, log/action, operation name, history action, dml action',
    'create 30, update 46, delete 8, view 12, export 4',
  ),
  kind(
    'calendar event',
    'meeting type, appointment type, calendar event type, session type, meeting/type, appointment/type, booking type, visit type, consultation type, encounter type, event category, booking/type',
    'consultation 34, follow_up 26, checkup 22, meeting 12, workshop 6',
  ),
  kind(
    'notification',
    'notification type, message type, alert type, email template type, message kind, notification/type, message/type, alert/type, alarm type, notification kind',
    'info 48, reminder 26, warning 14, promotion 8, alert 4',
  ),
  kind(
    'document',
    'document type, file type name, attachment type, document kind, document category, document/category, attachment kind, paper type, record type',
    'invoice 30, contract 22, report 18, letter 12, receipt 12, form 6',
  ),
  kind(
    'content',
    'content type name, post type, page type, content kind, article category type, post/type, block type, content/type, publication type, blog type, resource type, material type',
    'article 44, video 22, image 16, news 12, podcast 6 | post 64, page 14, attachment 16, revision 6',
  ),
  kind('comment', 'comment type, comment/type', 'comment 90, pingback 7, trackback 3'),
  kind('taxonomy', 'term/taxonomy, taxonomy/taxonomy', 'category 55, post_tag 40, nav_menu 5'),
  kind(
    'media',
    'media type, media kind, asset type, media/type, file kind, attachment media type, asset/type, upload type',
    'image 56, video 20, document 16, audio 8',
  ),
  kind(
    'question',
    'question type, question kind, question/type, field type, answer type, input type, survey question type, exercise type',
    'multiple_choice 46, true_false 18, short_answer 20, essay 8, rating 8',
  ),
  kind(
    'property',
    'property type, property category, building type, listing type, real estate type, property/type, housing type, dwelling type, home type, accommodation type, listing/type, house type, building/type',
    'apartment 44, house 34, condo 12, studio 6, office 4',
  ),
  kind(
    'room',
    'room type, room category, room class, room/type, bed type, cabin type, suite type, room kind, unit type',
    'single 26, double 40, twin 16, suite 10, family 8',
  ),
  kind(
    'service class',
    'travel class, cabin class, fare class, flight class, seat class, ticket class, class of service, seat type, cabin, booking class, fare type',
    'economy 78, premium 10, business 9, first 3',
  ),
  kind(
    'sensor',
    'meter type, metric type, probe type, observation type',
    'temperature 34, humidity 22, pressure 14, motion 14, light 10, co2 6',
  ),
  kind(
    'device',
    'device type, device kind, hardware type, equipment type, device category, device class, platform type, device/type, client device, machine type, terminal type, equipment/type, equipment category',
    'desktop 38, mobile 46, tablet 10, laptop 6',
  ),
  kind(
    'vehicle',
    'vehicle type, vehicle class, vehicle category, car type, vehicle/type, vehicle/body type, vehicle/body, car/body type, car/body, car body type, vehicle body type, body style, truck type, vehicle body, car/type, vehicle kind, fleet type',
    'sedan 32, suv 30, hatchback 14, van 10, truck 10, coupe 4',
  ),
  {
    name: 'kind.body of a vehicle',
    names: 'body type, body',
    beside: 'make, vin, mileage, odometer, fuel, horsepower, car, vehicle, transmission',
    texts: forms(weighted({ sedan: 32, suv: 30, hatchback: 14, wagon: 9, van: 8, coupe: 5, pickup: 4 })),
  },
  kind(
    'fuel',
    'fuel type, fuel, fuel kind, engine type, powertrain, motor type',
    'petrol 44, diesel 26, hybrid 14, electric 16',
  ),
  kind('gearbox', 'transmission, gearbox, transmission type, gear type, gearbox type', 'manual 46, automatic 54'),
  kind(
    'visibility',
    'visibility, privacy, sharing, audience, scope level, privacy setting',
    'public 62, private 26, internal 12',
  ),
  kind(
    'classification',
    'classification, confidentiality, sensitivity, confidentiality level',
    'public 40, internal 38, confidential 16, restricted 6',
  ),
  kind(
    'environment',
    'environment, environment name, environment type, deployment environment, stage environment, deploy environment, target environment',
    'production 56, staging 24, development 16, test 4',
  ),
  kind(
    'relationship',
    'relationship, relation type, relation, relationship type, emergency contact relationship, kinship, dependent relationship, contact relationship, guardian relationship, relationship to patient, relationship to employee',
    'spouse 34, parent 26, sibling 16, child 14, friend 10',
  ),
  kind(
    'match result',
    'outcome, result, match result, game result, match/result, result type, game/result, winner side, home away',
    'win 44, loss 40, draw 16',
  ),
  kind(
    'sentiment',
    'sentiment, mood, feedback type, sentiment label, polarity, feeling, feedback/type',
    'positive 54, neutral 30, negative 16',
  ),
  kind(
    'cancellation reason',
    'lost reason',
    'too_expensive 26, not_needed 24, defective 16, wrong_item 12, late 12, other 10',
  ),
  kind(
    'trend',
    'trend, direction, movement, change direction, trend direction, traffic direction, flow direction, call direction, message direction',
    'in 50, out 50',
  ),
  label(
    'name of a unit',
    'unit measure/name, unit of measure/name, uom/name, measurement unit/name, measure unit/name, unit of measurement/name, uom name, unit of measure name',
    'Piece|Kilogram|Box|Liter|Meter|Pack|Gram|Milliliter|Centimeter|Dozen|Pair|Pallet|Carton|Roll|Square meter|Cubic meter|Hour|Set|Bottle|Bag',
  ),
  {
    ...label(
      'code of a unit',
      'unit measure/code, unit measure code, unit of measure code, uom code, measurement unit code, measure unit code, unit of measure/code, uom/code, measurement unit/code, measure unit/code, unit measure/symbol, unit of measure/symbol, unit of measure/abbreviation, uom/symbol',
      'PC|KG|BX|L|M|PK|G|ML|CM|DZ|PR|PL|CT|RL|M2|M3|HR|SET|BT|BG',
    ),
    unique: once(() => [[pool(words(UNIQUE_UNIT_CODES)), { ...pool(['', ...CHARACTERS]), expected: 0 }]]),
  },
  kind('unit of weight', 'weight unit, unit of weight, mass unit', 'kg 62, g 24, lb 10, oz 4'),
  kind('unit of length', 'dimension unit, length unit, unit of length, size unit', 'cm 64, mm 20, in 12, m 4'),
  kind(
    'unit',
    'unit, unit of measure, uom, measurement unit, base unit, unit name, quantity unit, sales unit, stock unit, unit code, order unit, unit measure, measure unit',
    'piece 48, kg 18, box 14, liter 8, meter 6, pack 6',
    'EA KG BX LT M PK',
  ),
  kind(
    'object',
    'object type, entity type, subject type, auditable type, commentable type, model type, imageable type, taggable type, notifiable type, tokenable type, entity name, resource name, target type, subject name, related type, item kind, likeable type, votable type, attachable type, linked type, trackable type, parent type, reference type, morph type',
    'User 32, Order 24, Product 20, Comment 14, Invoice 10',
  ),
  kind(
    'data',
    'data type, column type, value type, datatype, attribute type, variable type, parameter type, property data type, setting type',
    'string 46, integer 24, boolean 14, decimal 8, date 8',
  ),
];
