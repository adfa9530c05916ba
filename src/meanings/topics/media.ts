import { pool as listOf } from '../../pools/pools.ts';
import { entries, numberBehind, once, oneOf, picked, pool, text, weighted } from '../builders/forms.ts';
import { anyFirstName, anyLastName } from '../builders/persons.ts';
import { between, normal } from '../builders/shorthand.ts';
import { titled } from '../builders/titles.ts';
import type { MeaningRow } from '../row.ts';

const somebody = once(() => [[anyFirstName(), text(' '), anyLastName()], [anyLastName()]]);

/** What is published: books, films, music, games. */
export const media: readonly MeaningRow[] = [
  ...titled({
    name: 'book',
    tables:
      'book novel publication-book edition manuscript comic ebook magazine library-item textbook audiobook literature',
    names: 'book, original|book|journal|publication title, novel, magazine, journal, journal|magazine|book name',
    heads:
      'The Silent|A Distant|The Last|The Hidden|Beyond the|The Glass|An Ordinary|The Winter|The Long|The Paper|Under the|The Secret|A Borrowed|The Seventh|The Forgotten|The Salt|Letters from the|The Burning|The Quiet|The Northern|Behind the|The Blue|A Brief|The Wandering|Children of the|The Unwritten|The Broken|Daughters of the|The Midnight|The Golden',
    tails:
      'Garden|Harbor|Orchard|River|Lighthouse|Mountain|Station|Mirror|Archive|Library|Bridge|Letter|Journey|Island|Kingdom|Clockmaker|Road|Season|Forest|House|Atlas|Summer|Tide|City|Painter|Shore|Map|Valley|Song|Storm|Gate|Window|Cartographer|Sparrow|Meadow|Village|Voyage|Room|Promise|Star',
  }),
  ...titled({
    name: 'film',
    tables: 'movie film show tv-show series episode season anime documentary screening cinema-movie serie',
    names:
      'movie, film, show, movie|film|series|episode|show|production|season title, series|movie|episode name, series, tv show, program title of television',
    heads:
      'Return to|Last Night in|The Road to|Escape from|Midnight in|A Summer in|Lost in|The Heart of|Beyond|Shadows over|Secrets of|Far from|Lights of|The Keepers of|Once upon|Storm over|The Train to|Welcome to|Dreams of|The Girl from|Waiting for|The Man from|Back to|One Day in|The Wings of',
    tails:
      'Silver Lake|the Valley|Harbor Street|the North|Paradise Bay|the City|Winter Hill|the Old Town|Eagle Rock|the Island|Maple Avenue|the Desert|Blue Mountain|the River|Sunset Park|the Border|Crystal Falls|the Coast|Red Canyon|the Moon|Lantern Square|the Sea|Oak County|the Stars|Station Nine',
  }),
  ...titled({
    name: 'song',
    tables: 'song track music-track single recording playlist-track music',
    names: 'song, track, song|track|music title, track|song name, tune, piece, composition/title, composition',
    heads:
      'Dancing in|Waiting for|Walking through|Falling into|Running from|Singing with|Lost without|Back to|Chasing|Dreaming of|Here comes|One more night with|Let me see|Nothing but|Under|All about|Calling|Home in|Slow down|Hold on to|Every piece of|Leaving',
    tails:
      'the Rain|the Light|You|the Morning|the Moon|the Summer|Tomorrow|the Stars|the Fire|Yesterday|the Water|the Wind|My Shadow|the Silence|Your Smile|the City|the Sea|the Storm|Sunday|the Echo|the Night|Forever|the Colors|the River',
  }),
  ...titled({
    name: 'album',
    tables: 'album record-album release-album playlist vinyl mixtape lp compilation',
    names: 'album, album|record title, album|playlist name, playlist, release title of music, soundtrack',
    heads:
      'Neon|Paper|Velvet|Electric|Broken|Golden|Silver|Distant|Quiet|Hollow|Crystal|Wild|Midnight|Faded|Northern|Analog|Endless|Gentle|Burning|Secret|Violet|Acoustic|Lonely|Modern|Floating',
    tails:
      'Horizons|Echoes|Letters|Rooms|Skies|Gardens|Signals|Waves|Mirrors|Stories|Roads|Machines|Seasons|Maps|Voices|Rivers|Lights|Hearts|Shadows|Sessions|Memories|Cities|Tides|Lines|Sundays',
  }),
  ...titled({
    name: 'game',
    tables: 'game video-game boardgame board-game',
    names: 'game, game title|name, game level/name',
    heads:
      'Rise of|Legends of|Chronicles of|Empire of|Quest for|Shadow of|Age of|Heroes of|Secrets of|Battle for|Islands of|Tales of|Masters of|Guardians of|Children of|Builders of|Echoes of|Riders of|Realm of|Dawn of',
    tails:
      'Avaloria|the Deep|Iron Valley|the Lost Crown|Emberfall|the Sky|Stonehaven|the Frontier|Moonlight|the Forge|Drakemoor|the Storm|Everwood|the Dragon|Starfall|the Ancients|Goldport|the Machines|Frostheim|the Tide',
  }),
  ...titled({
    name: 'video',
    tables:
      'video clip podcast podcast-episode channel stream live-stream webinar presentation talk session recording-session lecture movie-clip vlog youtube-video broadcast audio playlist-video speech',
    names:
      'podcast, video|channel|talk|session|podcast|clip|presentation|lecture|webinar title, channel|video|session name, webinar, lecture, radio show, talk',
    heads:
      'How to|Let Us|Ways to|Learn to|Time to|Ready to|Five Steps to|Tips to|The Best Way to|Dare to|Never Fail to|Reasons to|Tools to|One Week to|Another Way to|A Simple Plan to',
    tails:
      'Bake Better Bread|Grow Tomatoes|Speak in Public|Learn the Guitar|Plan a Trip|Fix a Bicycle|Take Better Photos|Cook for Ten|Save Energy at Home|Write Every Day|Paint a Wall|Run Ten Kilometers|Sleep Well|Read More Books|Build a Shelf|Start a Garden|Brew Good Coffee|Train a Puppy|Work in a Team|Understand Maps|Draw a Face|Code a Small Game|Repair Old Chairs|Travel by Train',
  }),
  ...titled({
    name: 'event',
    tables:
      'event calendar-event activity-event conference meetup festival exhibition concert meeting appointment-event fair happening tour trip excursion gathering party reservation-event fundraiser auction ceremony calendar-entry',
    names:
      'event|meeting|calendar|appointment title, event|conference|show|meeting|tour|trip|meetup|party|holiday name, conference, festival, concert, exhibition, tour, event, meeting, meeting subject|topic, appointment/subject, holiday',
    heads:
      'Annual|Spring|Summer|Autumn|Winter|Monthly|Weekend|International|Community|Regional|Open-Air|Family|Evening|Charity|Student|Weekly|Virtual|Traditional|Public|Members',
    tails:
      'Meeting|Workshop|Concert|Conference|Festival|Book Fair|Marathon|Exhibition|Reunion|Food Market|Film Night|Hackathon|Wine Tasting|City Tour|Chess Tournament|Science Fair|Art Auction|Kickoff|Town Hall|Open Day|Gala Dinner|Poetry Reading|Jazz Night|Garden Party|Training',
  }),
  {
    name: 'media.author of a book',
    names:
      'book author, book/writer, magazine/editor, poet, playwright, novelist, novel|publication/author, author/pen|book/author name',
    texts: somebody,
  },
  {
    name: 'media.director',
    names:
      'director, conductor, showrunner, choreographer, star, starring, lyricist, composer, songwriter, singer, vocalist, arranger, cast, host of show, screenplay, lead|main|voice actor, director|presenter|actor/stage name, music|executive producer, story|music by',
    texts: somebody,
  },
  {
    name: 'media.artist',
    names:
      'artist, artist|band name, band, performer/name, album|music|featured|favorite artist, musician, song|track/artist, group of music, headliner, orchestra, favorite band, dj, ensemble, band/title, musical group',
    texts: once(() => [
      [
        text('The '),
        oneOf(
          'Velvet Paper Silver Electric Midnight Golden Wild Northern Crystal Broken Lunar Copper Hollow Scarlet Distant',
        ),
        text(' '),
        oneOf(
          'Foxes Rivers Lanterns Echoes Sparrows Giants Wolves Mirrors Engines Pilots Sailors Strangers Comets Orchids Tigers',
        ),
      ],
      [oneOf('Foxglove Riverline Lanterna Echolake Sparrowhawk Mirrorball Comet Orchid Nightjar Seaglass')],
    ]),
    unique: once(() => [
      [
        text('The '),
        oneOf(
          'Velvet Paper Silver Electric Midnight Golden Wild Northern Crystal Broken Lunar Copper Hollow Scarlet Distant',
        ),
        text(' '),
        oneOf(
          'Foxes Rivers Lanterns Echoes Sparrows Giants Wolves Mirrors Engines Pilots Sailors Strangers Comets Orchids Tigers',
        ),
        ...numberBehind(' '),
      ],
    ]),
  },
  {
    name: 'media.music genre',
    names: 'music|musical|favorite|track|song genre, album|artist|band|concert/genre, music style|type, genre of music',
    texts: once(() => [
      [
        weighted({
          Pop: 25,
          Rock: 22,
          'Hip Hop': 12,
          Electronic: 11,
          Jazz: 7,
          Classical: 6,
          Country: 6,
          Folk: 4,
          'R&B': 4,
          Metal: 3,
          Blues: 3,
          Reggae: 2,
          Soul: 2,
        }),
      ],
      [oneOf('Pop Rock Jazz Folk Soul')],
    ]),
  },
  {
    name: 'media.film rating',
    names:
      'film|movie|show|series|episode|game|anime/rating, imdb|tmdb|movie/average|film/average rating, film|movie|anime/score, movie/rating|vote average, imdb|tmdb score',
    numbers: between(1, 10, normal(6.6, 1.1), 1),
  },
  {
    name: 'media.film genre',
    names: 'show|series/genre, movie|film|tv|game genre, game|movie|film/category',
    texts: once(() => [
      [
        weighted({
          Drama: 25,
          Comedy: 22,
          Action: 15,
          Thriller: 10,
          Romance: 8,
          Adventure: 6,
          Horror: 5,
          Documentary: 5,
          Animation: 5,
          Fantasy: 4,
          'Science Fiction': 5,
        }),
      ],
      [oneOf('Drama Comedy Action')],
    ]),
  },
  {
    name: 'media.genre',
    names: 'genre, genre name, literary genre, genre/title, book category, subgenre',
    texts: once(() => [[picked('genre', listOf('bookGenres'))], [oneOf('Drama Comedy Crime Poetry')]]),
    unique: once(() => [[picked('genre', listOf('bookGenres')), ...numberBehind(' ')]]),
  },
  {
    name: 'media.publisher',
    names:
      'publisher, imprint, label of music, studio, production company, network of television, game/developer, news source, newspaper, record label|production company|newspaper/name, publishing house|company, news|media outlet, record|music label, publisher|studio name',
    texts: once(() => [
      [anyLastName(), text(' '), oneOf('Press Books Publishing House Media Editions Studios Records')],
      [anyLastName()],
    ]),
    unique: once(() => [
      [
        anyLastName(),
        text(' and '),
        anyLastName(),
        text(' '),
        oneOf('Press Books Publishing House Media Editions Studios Records'),
      ],
    ]),
  },
  {
    name: 'media.rating',
    names:
      'movie|content|age|mpaa|film|parental|esrb|maturity rating, movie|film/rating, mpaa, certification of film, movie|film/certificate, movie|film/certification, rated, age rating code, parental guidance, game/esrb',
    texts: once(() => [
      [weighted({ 'PG-13': 38, R: 28, PG: 20, G: 10, 'NC-17': 2 })],
      [weighted({ PG: 3, R: 3, G: 1 })],
    ]),
  },
  {
    name: 'media.binding',
    names: 'binding, format of book, cover|book|binding|edition type, book|edition format, book/format|binding',
    texts: once(() => [
      [weighted({ Paperback: 45, Hardcover: 30, Ebook: 18, Audiobook: 7 })],
      [oneOf('Paper Cloth Ebook')],
    ]),
  },
  {
    name: 'media.edition',
    names: 'edition, edition/name, edition name, edition number text',
    texts: once(() => [
      [
        weighted({
          '1st edition': 50,
          '2nd edition': 22,
          '3rd edition': 12,
          'Revised edition': 8,
          'Special edition': 5,
        }),
      ],
      [weighted({ '1st': 5, '2nd': 2, '3rd': 1 })],
    ]),
    numbers: { first: 1, last: 20, spread: { kind: 'exponential', mean: 1.5 } },
  },
  {
    name: 'media.format',
    names:
      'record|track|song|movie|media/format, media type of music, album|video|audio|film|sound format, audio|video codec',
    texts: once(() => [[oneOf('MP4 MKV WEBM MP3 FLAC AAC OGG WAV')], [oneOf('CD LP')]]),
  },
  {
    name: 'media.resolution',
    names:
      'resolution, video|screen|display|image|print|monitor|camera resolution, video|stream quality, screen size of pixel, quality of video, recording/quality',
    texts: once(() => [
      [weighted({ '1920x1080': 50, '1280x720': 20, '2560x1440': 12, '3840x2160': 14 })],
      [weighted({ '1080p': 5, '720p': 2, '4K': 1 })],
    ]),
    numbers: {
      first: 72,
      last: 4320,
      spread: {
        kind: 'weights',
        weights: new Map([
          [480, 5],
          [720, 22],
          [1080, 50],
          [1440, 10],
          [2160, 13],
        ]),
      },
    },
  },
  {
    name: 'media.aspect ratio',
    names: 'aspect|screen|image ratio',
    texts: once(() => [[weighted({ '16:9': 60, '4:3': 20, '1:1': 12, '9:16': 5, '21:9': 3 })]]),
    numbers: { first: 0.5, last: 2.5, scale: 2 },
  },
  {
    name: 'media.instrument',
    names: 'instrument, instrument played, instrument/name of music',
    texts: once(() => [
      [
        oneOf(
          'Piano Guitar Violin Cello Flute Clarinet Trumpet Saxophone Drums Harp Oboe Viola Trombone Accordion Organ',
        ),
      ],
      [oneOf('Piano Violin Cello Flute Harp Oboe')],
    ]),
  },
  {
    name: 'media.lyrics',
    names: 'lyrics, song text',
    texts: once(() => [
      [
        pool(
          entries(
            'Morning comes and I am still awake,|The rain is falling on the empty street,|We left the city with the lights turned low,|Somebody is singing by the open door,',
          ),
        ),
        text(' '),
        pool(
          entries(
            'and all the roads lead back to you.|and every window holds a star.|and nothing is the way it was before.|and the river keeps our names.',
          ),
        ),
        text(' '),
        pool(
          entries(
            'Hold on, hold on, the night is young.|Carry me home when the summer ends.|Tell me again how the story goes.|Oh, let the music take us there.',
          ),
        ),
      ],
      [
        pool(
          entries(
            'Hold on, hold on, the night is young.|Carry me home when the summer ends.|Tell me again how the story goes.',
          ),
        ),
      ],
    ]),
  },
  {
    name: 'media.award',
    names:
      'award, prize|medal/name, award|badge|achievement|certification|certificate name, award title, medal, prize, honor, achievement, distinction, badge|certificate/title, trophy, badge, certification, certificate',
    texts: once(() => [
      [
        oneOf('Golden Silver Bronze Annual National Young Best Special'),
        text(' '),
        oneOf('Lantern Quill Compass Star Anchor Oak Feather Crown'),
        text(' '),
        oneOf('Award Prize Medal Badge'),
      ],
      [oneOf('Gold Silver Bronze')],
    ]),
    unique: once(() => [
      [
        oneOf('Golden Silver Bronze Annual National Young Best Special'),
        text(' '),
        oneOf('Lantern Quill Compass Star Anchor Oak Feather Crown'),
        ...numberBehind(' '),
      ],
    ]),
  },
];
