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
  kind('risk', 'risk category|class|profile', 'low 55, medium 32, high 13'),
  kind('difficulty', 'fluency, expertise', 'beginner 30, intermediate 42, advanced 21, expert 7'),
  kind(
    'seniority',
    'position|employee level, grade level name, band',
    'junior 28, mid 36, senior 24, lead 8, principal 4',
  ),
  kind('class by turnover', 'abc class|category|classification|code|indicator', 'C 50, B 30, A 20'),
  kind('size class', 'size|volume class, project|plan size', 'small 40, medium 38, large 22'),
  kind(
    'plan',
    'plan, license type, subscription name|type|level, plan name|type|code|tier, package name|type',
    'free 42, basic 24, pro 22, business 8, enterprise 4',
  ),
  kind(
    'tier',
    'tier, membership|member type, membership|loyalty|status|customer|member|vip level, tier name, loyalty status, customer grade',
    'bronze 46, silver 30, gold 17, platinum 7',
  ),
  kind(
    'bill',
    'invoice|bill|billing document|fiscal document|accounting document|invoice document type, invoice kind',
    'invoice 84, credit_note 8, proforma 4, debit_note 2, standard 80, recurring 14, correction 3',
  ),
  kind(
    'customer',
    'buyer type, segment, market segment, customer type|category|group|class, client type|category',
    'retail 56, business 24, wholesale 12, vip 5, partner 3',
  ),
  kind(
    'account holder',
    'user|account role|person|contact|party|profile|owner|sender|author type, user category',
    'customer 62, employee 16, supplier 10, partner 8, admin 4',
  ),
  kind(
    'company',
    'company|organization|business|ownership|legal type, legal|entity|company form',
    'llc 44, corporation 26, partnership 14, nonprofit 8, sole_proprietor 8',
  ),
  kind(
    'employment',
    'employment|contract|job|work|employee|position|staff|worker type, employment|contract/type, employment form',
    'full_time 66, part_time 16, contract 10, intern 4, temporary 4',
  ),
  kind(
    'work model',
    'work model|arrangement|mode, work location|remote|workplace type',
    'onsite 44, hybrid 34, remote 22',
  ),
  kind('shift', 'shift, shift type|name|code, work shift', 'morning 40, evening 34, night 26'),
  kind(
    'leave',
    'leave|absence|time off type, leave|absence/type, leave category',
    'vacation 56, sick 26, personal 8, parental 5, unpaid 5',
  ),
  kind(
    'energy class',
    'energy label, energy|efficiency|epc class, energy|energy efficiency|epc rating, epc, epc band',
    'A 14, B 20, C 24, D 18, E 12, F 7, G 5',
  ),
  kind(
    'energy of a meter',
    'meter/fuel, meter/fuel|meter reading/fuel|tariff/fuel|meter/energy type',
    'electricity 62, gas 38',
  ),
  kind(
    'geocoder',
    'geocoder, geocoding provider|source|service',
    'google 46, nominatim 24, here 12, mapbox 12, bing 6',
  ),
  kind(
    'street',
    'street|road type, street suffix',
    'Street 36, Avenue 18, Road 16, Lane 9, Drive 9, Boulevard 5, Court 4, Place 3',
  ),
  kind(
    'address',
    'address|location|site type, address kind|label|usage, address type/name',
    'home 42, billing 26, shipping 24, work 8',
  ),
  kind(
    'phone',
    'phone|phone number|email|contact method type, phone kind|label, phone number type|phone type/name',
    'mobile 58, home 22, work 18, fax 2',
  ),
  kind(
    'contact method',
    'contact|preferred contact|notification|communication method, contact preference, communication|contact|notification|preferred|delivery|message channel, channel, communication|interaction type',
    'email 52, phone 20, sms 18, push 8, mail 2',
  ),
  kind(
    'sales channel',
    'sales|order|sale|booking|purchase|order type channel, order|booking source, channel name, sale type',
    'web 48, mobile 28, store 16, phone 4, marketplace 4',
  ),
  kind(
    'lead source',
    'lead|referral|traffic|utm|acquisition|campaign|signup|customer|registration|candidate source, acquisition|source|marketing channel, lead/source, referrer type, how heard',
    'organic 34, referral 18, google 18, email 12, facebook 8, direct 7, event 3',
  ),
  kind(
    'campaign medium',
    'utm|traffic|campaign medium, medium|ad|campaign type, campaign/type, ad format',
    'email 28, cpc 26, social 22, banner 12, organic 12',
  ),
  kind(
    'order',
    'order|sales|fulfillment type, sale/type, order kind',
    'standard 68, express 16, subscription 8, preorder 5, gift 3',
  ),
  kind(
    'delivery',
    'service level, shipping method|type|option|service|class, delivery method|type|option|mode, shipment method|type, ship method|mode',
    'standard 58, express 20, overnight 6, pickup 12, economy 4',
  ),
  kind(
    'transport',
    'transport|travel|transportation|shipping|freight mode, transport|transportation type, mode of transport',
    'road 52, air 18, sea 18, rail 10, courier 2',
  ),
  kind(
    'discount',
    'discount|coupon|promotion|offer|voucher|rule|promo type',
    'percentage 58, fixed 26, free_shipping 10, bogo 6',
  ),
  kind(
    'stock movement',
    'movement|stock movement|inventory transaction|adjustment|inventory movement|change type, stock|inventory|movement/type',
    'purchase 34, sale 46, return 6, transfer 8, adjustment 6',
  ),
  kind(
    'product',
    'product|item|article|item category|goods|sku type, product kind, item/type',
    'physical 72, digital 14, service 8, bundle 4, subscription 2',
  ),
  kind(
    'condition',
    'condition, item|product|vehicle|asset|book condition, condition|quality grade, condition type|status',
    'new 54, like_new 12, good 22, fair 9, poor 3',
  ),
  kind(
    'ticket',
    'ticket|issue|case|request|inquiry|bug|query|incident|complaint type, ticket|issue|support category, ticket|issue|request/type',
    'question 34, incident 26, bug 18, task 14, feature 8',
  ),
  kind(
    'event',
    'event|activity|log|action|audit event|trigger type, event name|kind, activity|interaction/type, webhook|tracking|analytics event',
    'login 24, view 30, click 18, purchase 8, signup 4, update 10, logout 6',
  ),
  kind(
    'audit action',
    'action, action|activity|operation name, operation, audit|change|history|dml action, activity, verb, audit|log/action',
    'create 30, update 46, delete 8, view 12, export 4',
  ),
  kind(
    'calendar event',
    'meeting|appointment|calendar event|session|booking|visit|consultation|encounter type, event category',
    'consultation 34, follow_up 26, checkup 22, meeting 12, workshop 6',
  ),
  kind(
    'notification',
    'notification|message|alert|email template|alarm type, message|notification kind',
    'info 48, reminder 26, warning 14, promotion 8, alert 4',
  ),
  kind(
    'document',
    'document|attachment|paper|record type, file type name, document|attachment kind, document category',
    'invoice 30, contract 22, report 18, letter 12, receipt 12, form 6',
  ),
  kind(
    'content',
    'content type name, post|page|article category|block|publication|blog|resource|material type, content kind, content/type',
    'article 44, video 22, image 16, news 12, podcast 6 | post 64, page 14, attachment 16, revision 6',
  ),
  kind('comment', 'comment type', 'comment 90, pingback 7, trackback 3'),
  kind('taxonomy', 'term/taxonomy, taxonomy/taxonomy', 'category 55, post_tag 40, nav_menu 5'),
  kind(
    'media',
    'media|asset|attachment media|upload type, media|file kind, media/type',
    'image 56, video 20, document 16, audio 8',
  ),
  kind(
    'question',
    'question|field|answer|input|survey question|exercise type, question kind, question/type',
    'multiple_choice 46, true_false 18, short_answer 20, essay 8, rating 8',
  ),
  kind(
    'property',
    'property|building|listing|real estate|housing|dwelling|home|accommodation|house type, property category, property/type',
    'apartment 44, house 34, condo 12, studio 6, office 4',
  ),
  kind(
    'room',
    'room|bed|cabin|suite|unit type, room category|class|kind',
    'single 26, double 40, twin 16, suite 10, family 8',
  ),
  kind(
    'service class',
    'travel|cabin|fare|flight|seat|ticket|booking class, class of service, seat|fare type, cabin',
    'economy 78, premium 10, business 9, first 3',
  ),
  kind(
    'sensor',
    'meter|metric|probe|observation type',
    'temperature 34, humidity 22, pressure 14, motion 14, light 10, co2 6',
  ),
  kind(
    'device',
    'device|hardware|equipment|platform|machine|terminal type, device kind|class, device|equipment category, device|equipment/type, client device',
    'desktop 38, mobile 46, tablet 10, laptop 6',
  ),
  kind(
    'vehicle',
    'vehicle|car|car body|vehicle body|truck|fleet type, vehicle class|category|body|kind, car/body, body style',
    'sedan 32, suv 30, hatchback 14, van 10, truck 10, coupe 4',
  ),
  {
    name: 'kind.body of a vehicle',
    names: 'body type, body',
    beside: 'make, vin, mileage, odometer, fuel, horsepower, car, vehicle, transmission',
    texts: forms(weighted({ sedan: 32, suv: 30, hatchback: 14, wagon: 9, van: 8, coupe: 5, pickup: 4 })),
  },
  kind('fuel', 'fuel|engine|motor type, fuel, fuel kind, powertrain', 'petrol 44, diesel 26, hybrid 14, electric 16'),
  kind('gearbox', 'transmission, gearbox, transmission|gear|gearbox type', 'manual 46, automatic 54'),
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
    'environment, environment name|type, deployment|stage|deploy|target environment',
    'production 56, staging 24, development 16, test 4',
  ),
  kind(
    'relationship',
    'relationship, relation|relationship type, relation, emergency contact|dependent|contact|guardian relationship, kinship, relationship to patient|employee',
    'spouse 34, parent 26, sibling 16, child 14, friend 10',
  ),
  kind(
    'match result',
    'outcome, result, match|game result, result type, winner side, home away',
    'win 44, loss 40, draw 16',
  ),
  kind(
    'sentiment',
    'sentiment, mood, feedback type, sentiment label, polarity, feeling',
    'positive 54, neutral 30, negative 16',
  ),
  kind(
    'cancellation reason',
    'lost reason',
    'too_expensive 26, not_needed 24, defective 16, wrong_item 12, late 12, other 10',
  ),
  kind('trend', 'trend, direction, movement, change|trend|traffic|flow|call|message direction', 'in 50, out 50'),
  label(
    'name of a unit',
    'unit measure|measurement unit|measure unit|unit of measurement/name, uom|unit of measure name',
    'Piece|Kilogram|Box|Liter|Meter|Pack|Gram|Milliliter|Centimeter|Dozen|Pair|Pallet|Carton|Roll|Square meter|Cubic meter|Hour|Set|Bottle|Bag',
  ),
  {
    ...label(
      'code of a unit',
      'unit measure|unit of measure|uom|measurement unit|measure unit code, unit measure|unit of measure|uom/symbol, unit of measure/abbreviation',
      'PC|KG|BX|L|M|PK|G|ML|CM|DZ|PR|PL|CT|RL|M2|M3|HR|SET|BT|BG',
    ),
    unique: once(() => [[pool(words(UNIQUE_UNIT_CODES)), { ...pool(['', ...CHARACTERS]), expected: 0 }]]),
  },
  kind('unit of weight', 'weight|mass unit, unit of weight', 'kg 62, g 24, lb 10, oz 4'),
  kind('unit of length', 'dimension|length|size unit, unit of length', 'cm 64, mm 20, in 12, m 4'),
  kind(
    'unit',
    'unit, unit of|unit measure, uom, measurement|base|quantity|sales|stock|order|measure unit, unit name|code',
    'piece 48, kg 18, box 14, liter 8, meter 6, pack 6',
    'EA KG BX LT M PK',
  ),
  kind(
    'object',
    'object|entity|subject|auditable|commentable|model|imageable|taggable|notifiable|tokenable|target|related|likeable|votable|attachable|linked|trackable|parent|reference|morph type, entity|resource|subject name, item kind',
    'User 32, Order 24, Product 20, Comment 14, Invoice 10',
  ),
  kind(
    'data',
    'data|column|value|attribute|variable|parameter|property data|setting type, datatype',
    'string 46, integer 24, boolean 14, decimal 8, date 8',
  ),
];
