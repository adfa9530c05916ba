/**
 * Words that made-up values are composed of: plain ASCII letters, each list without repetition, and no word the
 * beginning of what a neighbour in a composition could complete to another value.
 */
const words = (list: string): readonly string[] => list.trim().split(/\s+/);

export const firstNames = words(`
  Ada Alan Alice Amara Anders Anna Arun Aya Bea Ben Bruno Carla Cesar Chen Chloe Clara Dana David Diego Dina Edith
  Elena Elias Emma Enzo Erik Esra Eva Farid Fatima Felix Fiona Frida Gabriel Gita Greta Hana Hassan Heidi Hugo Ida
  Ines Iris Ivan Jana Jonas Julia Kai Karin Kofi Lara Laura Leila Leo Lina Lucas Luis Maja Marco Maria Marta Max Mei
  Mila Milan Mina Mona Nadia Nils Nina Noah Nora Olga Omar Oscar Paul Petra Pia Quinn Rafael Rania Rosa Ruth Sami
  Sara Silvia Simon Sofia Sven Tara Theo Tina Uma Vera Viktor Wanda Yara Yusuf Zoe`);

export const lastNames = words(`
  Abbott Adeyemi Alvarez Andersen Bakker Barros Becker Bianchi Blake Bauer Brandt Bruun Castillo Chandra Cohen Costa
  Dahl Delgado Dubois Duran Eriksen Fischer Fontaine Forster Garcia Gomez Gruber Haddad Hansen Hartmann Herrera Hoang
  Ibrahim Ivanov Jansen Jensen Kaya Keller Khan Kim Klein Kovacs Kruger Kumar Lambert Larsen Leclerc Lindgren Lopez
  Maier Marino Martin Mendes Meyer Moreau Mueller Nakamura Ndiaye Nguyen Nielsen Novak Okafor Olsen Ortega Ozturk
  Park Patel Pereira Petrov Popescu Ramos Reyes Ricci Romano Rossi Sato Schmidt Silva Singh Sorensen Suzuki Tanaka
  Torres Ueda Vargas Virtanen Wagner Weber Werner Wong Yamada Yilmaz Young Zhang Zimmer`);

export const nouns = words(`
  anchor apple arrow autumn badge bamboo basket beacon birch blanket border bottle branch bridge bronze bucket
  cabin candle canyon carbon castle cedar chapter circle cloud cobalt comet copper coral cotton crystal dawn delta
  desert diamond dune eagle echo ember engine falcon feather fern field flame forest fossil garden garnet glacier
  granite harbor hazel helmet hill horizon island ivory jasmine jungle kettle ladder lagoon lantern lemon lilac lime
  magnet maple marble meadow mirror monsoon mountain needle nickel oak ocean olive orchid otter palm paper pearl
  pepper pine planet plum pocket prairie quartz rain raven reef ribbon river robin rocket saddle saffron sail salmon
  sand shadow silver spark spring stone storm summer sunset temple thunder tiger timber tulip valley velvet violet
  walnut water willow window winter wolf zenith`);

export const adjectives = words(`
  amber ancient bold brave brief bright calm careful clear clever crisp curious dark deep distant eager early exact
  fair famous fast fine firm fresh gentle giant golden grand great green happy hidden honest keen kind large late
  light little lively local loyal lucky mellow mighty modern narrow neat new noble northern open pale plain polite
  prime proud quick quiet rapid rare ready rich robust round royal rural sharp shiny silent simple slow small smooth
  soft solid southern steady still strong sunny sweet swift tall tidy tiny true urban vast vivid warm wide wild wise`);

export const cities = words(`
  Aarhus Accra Almaty Amman Antalya Athens Austin Bandung Bergen Bilbao Bogota Bremen Brno Busan Cali Cardiff Cebu
  Cork Dakar Dallas Denver Doha Dublin Durban Essen Fukuoka Gdansk Geneva Genoa Ghent Graz Hanoi Helsinki Izmir
  Jaipur Kazan Kobe Krakow Kyoto Lagos Leeds Leipzig Lille Lima Lisbon Lyon Madrid Malaga Malmo Manila Milan Minsk
  Mumbai Munich Nairobi Nantes Naples Odense Osaka Oslo Ottawa Oulu Padua Perth Porto Prague Pune Quito Recife Riga
  Rome Rosario Seattle Seville Sofia Tampa Tampere Tartu Tbilisi Toledo Toronto Tunis Turin Utrecht Vienna Vilnius
  Warsaw Zagreb Zurich`);

export const countries = words(`
  Angola Argentina Australia Austria Belgium Bolivia Brazil Bulgaria Canada Chile China Colombia Croatia Cyprus
  Denmark Ecuador Egypt Estonia Ethiopia Finland France Georgia Germany Ghana Greece Hungary Iceland India Indonesia
  Ireland Israel Italy Jamaica Japan Jordan Kenya Latvia Lithuania Malaysia Mexico Morocco Nepal Netherlands Nigeria
  Norway Panama Peru Philippines Poland Portugal Romania Senegal Serbia Singapore Slovakia Slovenia Spain Sweden
  Switzerland Tanzania Thailand Tunisia Turkey Uganda Ukraine Uruguay Vietnam Zambia`);

export const countryCodes = words(`
  AO AR AT AU BE BG BO BR CA CH CL CN CO CY DE DK EC EE EG ES ET FI FR GE GH GR HR HU ID IE IL IN IS IT JM JO JP KE
  LT LV MA MX MY NG NL NO NP PA PE PH PL PT RO RS SE SG SI SK SN TH TN TR TZ UA UG UY VN ZM`);

export const currencyCodes = words(
  'AUD BRL CAD CHF CLP CNY CZK DKK EUR GBP HUF INR JPY KRW MXN NOK NZD PLN SEK SGD TRY USD ZAR',
);

export const languageCodes = words(
  'ar bg cs da de el en es et fi fr he hi hr hu id it ja ko lt lv nb nl pl pt ro ru sk sl sv th tr uk vi zh',
);

export const domainNames = words(
  'example.com example.net example.org mail.example.com post.example.net web.example.org',
);

export const streetKinds = words('Street Avenue Road Lane Drive Square Court Way Row Hill');

export const colours = words(
  'amber black blue bronze brown coral cyan gold green grey indigo ivory lime magenta maroon navy olive orange pink plum purple red silver teal violet white yellow',
);

/** Digits of base 36 in lower case: the alphabet of codes, alike under every collation. */
export const alphanumerics = [...'0123456789abcdefghijklmnopqrstuvwxyz'];

/** All pairs of them: two characters for one digit of the rank. */
export const alphanumericPairs = alphanumerics.flatMap((one) => alphanumerics.map((other) => one + other));

export const companyKinds = words('Ltd Inc Group Partners Works');

export const regions = words(`
  Alentejo Alsace Andalusia Bavaria Brittany Catalonia Flanders Galicia Hokkaido Kerala Lombardy Normandy Ontario
  Piedmont Provence Punjab Quebec Saxony Scania Scotland Sicily Silesia Tasmania Texas Tuscany Tyrol Ulster Utah
  Victoria Wales Yunnan Zealand`);

export const statuses = words('active archived closed completed draft failed new open pending suspended');

export const roles = words('admin analyst auditor editor guest manager moderator operator owner viewer');

export const departments = words(
  'Accounting Design Engineering Finance Legal Logistics Marketing Operations Research Sales Support',
);

export const jobs = words(
  'Accountant Analyst Architect Chemist Consultant Designer Developer Editor Engineer Manager Nurse Planner Teacher Technician Translator',
);

export const mediaTypes = words(
  'application/json application/pdf application/zip image/jpeg image/png text/csv text/html text/plain video/mp4',
);

export const fileKinds = words('csv doc jpg json md pdf png txt xml zip');

export const timeZones = words(
  'Africa/Cairo America/Chicago America/Lima Asia/Dubai Asia/Tokyo Australia/Sydney Europe/Berlin Europe/Madrid Europe/Oslo UTC',
);

export const topLevelDomains = words('example invalid test');

export const sentenceVerbs = words('crosses follows guards hides holds keeps leads marks meets passes reaches shows');
