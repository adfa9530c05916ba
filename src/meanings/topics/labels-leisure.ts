import { digits, entries, number, numberBehind, once, oneOf, pool, text } from '../builders/forms.ts';
import { code, label } from '../builders/label.ts';
import { shrinking } from '../builders/prose.ts';
import { yearly, yearPart } from '../builders/shorthand.ts';
import { lineOnSubject } from '../builders/subjects.ts';
import type { MeaningRow } from '../row.ts';

const GAMES = 'guild, weapon, armor, quest, spell, mana, xp, hp, faction, alignment, clan, gamer';

/** What only tables of training have. */
const OF_A_WORKOUT = 'workout, pace, heart, moving';

/** The year in which a museum got something, and numbers of what it got then. */
const acceded = (year: number, first: number, second: number) =>
  once(() => [[yearPart(year), text('.'), number(1, first), text('.'), number(1, second)]]);

/** A country, a maker, a year and a number (ISO 3901). */
const recordings = once(() => [
  [oneOf('US GB DE FR SE CA AU'), oneOf('RC1 UM7 A2B S1Z X9Y Q4K EM3'), oneOf('12 15 16 17 18 19 20'), digits(5)],
]);

/** Games, music, books, museums, sports, travel. */
export const leisureLabels: readonly MeaningRow[] = [
  label(
    'device of an athlete',
    'device, device|tracker name, device|watch model, recording device, tracker, watch',
    'Garmin Forerunner 265|Apple Watch Series 9|Garmin Fenix 7|Apple Watch SE|Fitbit Charge 6|Polar Vantage V3|Garmin Edge 540|Samsung Galaxy Watch 6|Suunto Race|Coros Pace 3|Wahoo Elemnt Bolt|Strava iPhone App',
    OF_A_WORKOUT,
  ),
  label(
    'title of a workout',
    'title, workout|activity|training|session title, activity name',
    'Morning Workout|Evening Workout|Lunch Workout|Morning Session|Afternoon Workout|Evening Session|Easy Session|Intervals|Recovery Day|Long Session|Weekend Workout|Race Day|Warm Up|Personal Best|Back at It',
    OF_A_WORKOUT,
  ),
  label(
    'subject of a book',
    'subject, book subject, subject heading of a book',
    'History|Literature|Science|Philosophy|Economics|Art|Travel|Psychology|Biography|Politics|Nature|Technology|Religion|Education',
    'isbn, dewey, shelf, publisher, edition',
  ),
  label(
    'class of a gym',
    'class name|title|type, group|fitness class, gym class|fitness class|class/name, class/title',
    'Vinyasa Yoga|Spinning|HIIT|Pilates|Zumba|Body Pump|Boxing|CrossFit|Aqua Aerobics|Stretching|Barre|Bootcamp',
    'trainer, coach, gym, waitlist, waitlisted, spot, studio',
  ),
  label('dress code', 'dress code', 'casual|business casual|formal|black tie|smart casual|costume'),
  label(
    'age restriction',
    'age restriction|limit, minimum age label, age group of an event',
    'all ages|18+|16+|12+|21+',
  ),
  label(
    'category of an event',
    'event|conference/category, event/event category',
    'conference|workshop|concert|exhibition|meetup|festival|webinar|sports|theater|networking|charity|fair',
  ),
  label(
    'channel of videos',
    'channel',
    'Daily Science|Garden Hour|City Kitchen|Tech Corner|Travel Notes|Music Room|History Bites|Home Workshop|Chess Club|Morning Yoga',
    'video, view, subscriber, episode, playlist, stream, watched, podcast, duration',
  ),
  label('race', 'race, character race', 'Human|Elf|Dwarf|Orc|Halfling|Gnome|Troll|Undead|Half-Elf|Dragonborn', GAMES),
  label(
    'class',
    'class, character|player|hero class',
    'Warrior|Mage|Rogue|Cleric|Ranger|Paladin|Hunter|Druid|Warlock|Bard|Monk|Necromancer',
    'guild, mana, xp, hp, weapon, armor, spell, quest, faction, alignment, clan, gamer',
  ),
  {
    name: 'label.guild',
    names: 'guild, guild|clan name, clan',
    texts: once(() => [
      [
        pool(entries('Order of the|Knights of the|Children of the|Wardens of the|Legion of the|Keepers of the')),
        text(' '),
        pool(
          entries(
            'Silver Moon|Iron Gate|Crimson Dawn|Fallen Star|Northern Light|Black Rose|Golden Lion|Frozen Throne|Last Flame|Hollow Oak',
          ),
        ),
      ],
      [
        pool(entries('Silver|Iron|Crimson|Shadow|Storm|Golden|Frost|Raven')),
        text(' '),
        pool(entries('Wolves|Blades|Wardens|Phoenix|Dragons|Ravens|Guard|Legion')),
      ],
      [pool(entries('Vanguard|Nightfall|Ironclad|Stormborn|Wardens|Ravens'))],
    ]),
    unique: once(() => [
      [
        pool(entries('Silver|Iron|Crimson|Shadow|Storm|Golden|Frost|Raven')),
        text(' '),
        pool(entries('Wolves|Blades|Wardens|Phoenix|Dragons|Ravens|Guard|Legion')),
        ...numberBehind(' '),
      ],
    ]),
  },
  label('faction', 'faction, alliance', 'Alliance|Horde|Empire|Rebels|Order|Chaos|Free Cities|Northern League', GAMES),
  label(
    'weapon of a game',
    'weapon, main weapon, weapon name',
    'Iron Sword|Oak Staff|Longbow|Steel Dagger|War Hammer|Crossbow|Silver Spear|Battle Axe|Crystal Wand|Twin Blades',
    GAMES,
  ),
  label(
    'armor',
    'armor, armor/name, armor type',
    'Leather Armor|Chain Mail|Plate Armor|Cloth Robe|Dragon Scale|Studded Leather|Bone Armor',
  ),
  label(
    'spell',
    'spell, spell|ability name, magic',
    'Fireball|Ice Lance|Heal|Lightning Bolt|Shield|Invisibility|Teleport|Poison Cloud|Summon Wolf|Stone Skin|Silence|Haste',
  ),
  label(
    'quest',
    'quest, quest/name, quest name',
    'The Lost Amulet|Shadows over Greyford|A Debt Repaid|The Wolf of the North|Message to the King|The Sunken Temple|Bandits on the Road|The Last Dragon|Herbs for the Healer|The Silent Tower',
    GAMES,
  ),
  label(
    'alignment',
    'alignment',
    'lawful good|neutral good|chaotic good|lawful neutral|true neutral|chaotic neutral|lawful evil|chaotic evil',
    GAMES,
  ),
  label(
    'realm',
    'realm, game server, realm name',
    'Stormgate|Emberfall|Northwatch|Silverpine|Duskwood|Ravenholm|Frostmere|Sunspire',
    GAMES,
  ),
  label(
    'mount',
    'mount',
    'Brown Horse|White Stallion|Gray Wolf|War Elephant|Griffin|Black Panther|Mountain Goat',
    GAMES,
  ),
  label(
    'title of a hero',
    'title, character title',
    'the Brave|the Wise|Dragonslayer|Champion|the Silent|Master of Arms|Shadowwalker|the Undying',
    GAMES,
  ),
  {
    name: 'label.line below a title',
    names: 'subtitle, sub title|heading, subheading',
    beside: 'body, markup, content, excerpt',
    texts: once(() => [lineOnSubject()]),
  },
  {
    name: 'label.subtitle',
    names: 'subtitle, sub title|heading, subheading, tagline of a book',
    texts: once(() =>
      shrinking([
        [
          pool(
            entries(
              'A Story of|A History of|The Making of|Letters from|Notes on|A Life in|Essays on|The Hidden World of|A Journey through|In Search of',
            ),
          ),
          text(' '),
          pool(
            entries(
              'Love and Loss|the Northern Sea|Modern Cities|a Lost Family|Everyday Courage|the Open Road|Small Wonders|Science and Faith|War and Peace|the Human Mind|Friendship|a Forgotten Island',
            ),
          ),
        ],
        [pool(entries('A Novel|A Memoir|A Biography|Collected Stories|Selected Poems|A Thriller|Second Edition'))],
      ]),
    ),
    nulls: 0.4,
  },
  code(
    'decimal classification',
    'dewey decimal|class|code, dewey, dewey|classification|dewey decimal number, ddc',
    () => [
      [
        number(100, 899),
        text('.'),
        digits(2),
        text(' '),
        oneOf('ADA BRO CAR DAV ELI FOS GRE HAR JON KIN LEE MOR PAR SMI WIL'),
      ],
      [number(100, 899), text('.'), digits(2)],
      [number(100, 899)],
    ],
  ),
  code(
    'call number',
    'call number, call|shelf mark, shelfmark',
    () => [
      [
        number(100, 899),
        text('.'),
        digits(2),
        text(' '),
        oneOf('ADA BRO CAR DAV ELI FOS GRE HAR JON KIN LEE MOR PAR SMI WIL'),
      ],
      [number(100, 899), text('.'), digits(1)],
    ],
    'title, author, isbn, shelf, dewey, edition, library, publisher',
  ),
  label(
    'format of a book',
    'format, binding, book|media format',
    'Paperback|Hardcover|E-book|Audiobook|Large Print',
    'isbn, author, publisher, edition, pages, dewey',
  ),
  label(
    'format of an event',
    'format, event format',
    'in person|online|hybrid',
    'venue, speaker, organizer, agenda, host',
  ),
  label(
    'round',
    'round, round name, tournament|match round',
    'Group stage|Round of 16|Quarter-final|Semi-final|Final|Matchday 3|Matchday 7|Matchday 12|Matchday 21',
    'team, league, referee, season, score, match, tournament, home, away',
  ),
  label(
    'broadcaster',
    'broadcaster, tv|television|broadcast channel, tv station',
    'Channel 5|Sport One|City TV|Arena Sports|First Channel|Sky View|Channel Nine|Euro Sport TV',
  ),
  label(
    'period of history',
    'period, era, epoch, historical|historic period',
    'Bronze Age|Roman|Medieval|Renaissance|Baroque|Iron Age|18th century|19th century|Ming Dynasty|Classical Greek|Early Modern',
    'artist, curator, material, technique, culture, museum, gallery, provenance, accession',
  ),
  label(
    'technique',
    'technique, art|artistic technique',
    'oil on canvas|carving|casting|watercolor|engraving|etching|glazing|weaving|gilding|hammering',
    'artist, curator, material, culture, museum, gallery, provenance, accession, medium',
  ),
  label(
    'culture',
    'culture, civilization',
    'Roman|Greek|Egyptian|Maya|Celtic|Etruscan|Persian|Inca|Viking|Byzantine|Japanese',
    'artist, curator, material, technique, museum, gallery, provenance, accession, artifact',
  ),
  label(
    'artifact',
    'artefact|museum artifact|exhibit/name, museum/artifact, object name of a museum',
    'Bronze Bowl|Oil Lamp|Carved Mask|Silver Brooch|Painted Vase|Marble Head|Stone Relief|Gold Ring|Ivory Comb|Clay Figurine|Iron Sword|Glass Bead Necklace',
  ),
  {
    name: 'label.accession',
    names: 'accession number|code, inventory number of a museum, accession',
    ...yearly((year) => ({ texts: acceded(year, 480, 30), unique: acceded(year, 1_000, 1_000) })),
  },
  label(
    'gallery',
    'gallery, gallery name, gallery/name, exhibition room, hall of a museum',
    'East Wing|Gallery 3|Ancient World|Hall of Sculpture|Modern Art|Gallery 12|West Wing|Print Room',
    'artist, curator, material, technique, culture, museum, provenance, accession, artifact',
  ),
  label(
    'meal plan',
    'meal plan|option, board type|basis, meal type of a trip',
    'breakfast only|half board|full board|all inclusive|room only',
  ),
  label(
    'means of transport',
    'transport, transportation, transport mode of a trip',
    'bus|train|flight|car|ferry|boat',
    'destination, package, trip, travel, tour, itinerary, traveler',
  ),
  label('visa', 'visa type|category|class', 'tourist|business|student|work|transit|none'),
  code('key of music', 'key signature, musical|song key, key of music', () => [
    [oneOf('C G D A E F'), text(' '), oneOf('major minor')],
    [oneOf('C G D A F Eb Am Em Dm Bm F#m Bb')],
  ]),
  label(
    'microphone',
    'microphone, mic, microphone type|kind, mic type|model',
    'dynamic vocal|condenser|dynamic instrument|clip-on|ribbon|kick drum|headset|boundary|shotgun|DI box',
  ),
  label(
    'tuning of strings',
    'guitar|string|instrument tuning, bass|song/tuning',
    'standard|drop D|half step down|drop C|open G|open D|DADGAD|full step down|open E',
  ),
  label('gauge of strings', 'string gauge|set|thickness', '10-46|9-42|11-49|10-52|9-46|12-53|11-52|45-105|13-56'),
  label(
    'equipment of a stage',
    'backline, stage equipment, stage|band gear',
    'drum kit|guitar amp|bass amp|keyboard stand|stage piano|percussion set|monitor wedges|full backline|none',
  ),
  label(
    'mood of music',
    'mood',
    'happy|calm|energetic|melancholic|romantic|dark|uplifting|dreamy',
    'artist, album, genre, track, song, lyrics, tempo, isrc',
  ),
  code('recording code', 'isrc, isrc code', recordings, undefined, { unique: recordings }),
  label(
    'record label',
    'label, record label, label/name',
    'Blue Door Records|Northside Music|Silver Tone|Paper Moon Records|Harbor Sound|Redwood Music|Night Owl Records|Copper Hill',
    'artist, album, genre, track, song, lyrics, isrc',
  ),
  code('copyright', 'copyright, copyright notice|line|text', () => [
    [
      text('(c) '),
      oneOf('2019 2020 2021 2022 2023 2024 2025'),
      text(' '),
      pool(entries('Northside Music|Silver Tone|Harbor Sound|Paper Moon Records|Redwood Media|Copper Hill')),
    ],
    [text('(c) '), oneOf('2021 2022 2023 2024 2025')],
  ]),
];
