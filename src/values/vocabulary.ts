import { words } from '../../grammar/words.ts';

/*
 * Words that made-up values are composed of: plain ASCII letters, each list without repetition, and no word the
 * beginning of what a neighbour in a composition could complete to another value.
 */

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

export const domainNames = words(
  'example.com example.net example.org mail.example.com post.example.net web.example.org',
);

/** Digits of base 36 in lower case: the alphabet of codes, alike under every collation. */
export const alphanumerics = [...'0123456789abcdefghijklmnopqrstuvwxyz'];

/** All pairs of them: two characters for one digit of the rank. */
export const alphanumericPairs = alphanumerics.flatMap((one) => alphanumerics.map((other) => one + other));
