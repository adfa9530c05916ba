import { pool as listOf } from '../../pools/pools.ts';
import type { Part } from '../../values/part.ts';
import {
  frequentFirst,
  hexadecimal,
  number,
  numberBehind,
  once,
  oneOf,
  picked,
  pool,
  text,
  weighted,
  words,
} from '../builders/forms.ts';
import { smallFirstName, smallLastName } from '../builders/persons.ts';
import { inYears } from '../builders/shorthand.ts';
import type { MeaningRow } from '../row.ts';

const THINGS = words(
  'bread-basket bridge coffee-table desk-lamp evening forest front garden garden-chair harbor hiking-boots kitchen lake leather-bag market morning mountain night-train oak-shelf old-town portrait rain-jacket river running-shoes sea-view silver-ring soft-scarf solar-panel square station steel-bottle street sunset team travel user-guide winter-coat wooden-toys workshop',
);
const thing = once(() => pool(THINGS));

/** Names of files: what they are about. What their last word is, other columns of the row know, too. */
const FILES = words(
  'agenda annual-report backup budget catalog certificate contract cover-letter customer-list data-export diagram draft floor-plan flyer guide handbook inventory invoice logo manual meeting-notes minutes order-form photo plan presentation price-list profile project-plan proposal quote receipt report requirements resume sales-figures scan schedule screenshot signature specification statement summary survey template timesheet training user-guide workbook',
);
const COMMON = 40;
const extensions = once(() => frequentFirst(picked('file.kind', listOf('fileExtensions').slice(0, COMMON))));
const suffixes = once(() =>
  frequentFirst(
    picked(
      'file.kind',
      listOf('fileExtensions')
        .slice(0, COMMON)
        .map((one) => `.${one}`),
    ),
  ),
);

const fileForms = once((): readonly (readonly Part[])[] => [
  [pool(FILES), text('-'), number(1, 2000), suffixes()],
  [pool(FILES.filter(({ length }) => length <= 8)), suffixes()],
  [pool(FILES.filter(({ length }) => length <= 8))],
]);

/** Endings of the files in a folder; what the ending is, other columns of the row know, too. */
const endingsIn = (folder: string, endings: string): Part => frequentFirst(picked(`file.${folder}`, words(endings)));

/** Pictures, by what they show. */
const images = (folder: string, endings: string) => (): readonly (readonly Part[])[] => {
  const ending = endingsIn(folder, endings);
  return [
    [text(`https://cdn.example.com/${folder}/`), thing(), text('-'), number(1000, 9999), ending],
    [text(`/${folder}/`), thing(), text('-'), number(100, 999), ending],
    [thing(), ending],
    [number(10_000, 99_999), ending],
  ];
};

const uniqueImages = (folder: string, endings: string) => (): readonly (readonly Part[])[] => [
  [text(`https://cdn.example.com/${folder}/`), thing(), ...numberBehind('-'), oneOf(endings)],
  [number(1, 99_999_999), oneOf(endings)],
];

/** Where servers keep what programs need, and the programs. */
const PARENTS = '/home/ /opt/ /srv/ /mnt/ /data/ /usr/local/ /var/lib/ /var/log/ /var/www/';
const PROGRAMS =
  'api app archive backup billing blog cache crm import mail media orders portal reports shop uploads web wiki';

const PICTURES = '.jpg .png .webp';
const SOUNDS = '.mp3 .ogg';
const FILMS = '.mp4 .webm';

/** What is kept in a folder of files of one kind, what their media types are, and what stands beside these. */
const MEDIA: readonly (readonly [folder: string, medium: string, types: string, more: Partial<MeaningRow>])[] = [
  [
    'audio',
    'audio episode podcast song',
    'audio/mpeg audio/ogg',
    { beside: 'audio, podcast, song, sound, enclosure', without: 'video, width, document' },
  ],
  ['videos', 'video clip', 'video/mp4 video/webm', { beside: 'video', without: 'image, audio, document' }],
  [
    'images',
    'image photo picture avatar thumbnail',
    'image/jpeg image/png image/webp',
    { beside: 'image, photo, picture', without: 'name, video, document' },
  ],
];

/** The media types of files of one kind, which are those of the names of the files. */
function mediaTypes([folder, medium, types, more]: (typeof MEDIA)[number]): readonly MeaningRow[] {
  const names = 'mime type, content type, file mime type, mime, media mime type'.split(', ');
  const texts = once(() => [[endingsIn(folder, types)]]);
  const ofMedium = words(medium)
    .flatMap((one) => names.flatMap((name) => [`${one} ${name}`, `${one}/${name}`]))
    .join(', ');
  const name = `file.media type of ${folder}`;
  return [
    { name, names: ofMedium, texts },
    {
      name: `file.media type beside ${medium}`,
      role: `file.media type of ${medium}`,
      names: names.join(', '),
      texts,
      ...more,
    },
  ];
}

/** Documents that people hand in or get, by the words of their files' names; those of applicants bear the names of these. */
const PAPERS: readonly (readonly [names: string, file: string, isOfPerson: boolean])[] = [
  ['resume, cv, curriculum vitae', 'resume', true],
  ['cover letter, motivation letter, application letter', 'cover-letter', true],
  ['invoice, bill', 'invoice', false],
  ['contract, agreement', 'contract', false],
  ['receipt', 'receipt', false],
  ['certificate', 'certificate', false],
  ['report', 'report', false],
];

/** Most documents are kept as they are printed. */
const paperSuffix = once(() => weighted({ '.pdf': 80, '.docx': 14, '.odt': 3, '.doc': 3 }));

/** The names of files of a document. */
function paper([names, file, isOfPerson]: (typeof PAPERS)[number]): MeaningRow {
  const ends = ['file name', ...(isOfPerson ? ['name', 'document', 'document name', 'attachment'] : [])];
  const front = text(`${file}-`);
  return {
    name: `file.name of ${file}`,
    names: names
      .split(', ')
      .flatMap((name) => [...ends, ...(name === 'cover letter' ? ['file'] : [])].map((end) => `${name} ${end}`))
      .join(', '),
    texts: once(() => [
      isOfPerson
        ? [front, smallFirstName(), text('-'), smallLastName(), paperSuffix()]
        : [front, number(1000, 9999), paperSuffix()],
      [text(file), paperSuffix()],
    ]),
    unique: once(() => [[text(file), ...numberBehind('-'), paperSuffix()]]),
  };
}

/** Files and pictures, and what they are. */
export const files: readonly MeaningRow[] = [
  ...PAPERS.map(paper),
  {
    name: 'file.name',
    names:
      'file|original file|document|attachment|original|upload|stored file|attachment file|document file|download|object|storage|disk name, file|media|backup|resource/name, file/title, attachment, file, media/file name, report|log|uploaded|backup|input|output|export|import|source file, document/file, document',
    texts: fileForms,
    unique: once(() => [
      [pool(FILES), ...numberBehind('-'), suffixes()],
      [number(1, 9_999_999), suffixes()],
    ]),
  },
  {
    name: 'file.path of what is printed',
    names: 'pdf|pdf file path, pdf location|key, pdf file|pdf name',
    ...inYears(7, (first, last) => ({
      texts: once(() => [
        [text('/documents/'), number(first, last), text('/'), pool(FILES), text('-'), number(1, 2000), text('.pdf')],
        [pool(FILES), text('.pdf')],
      ]),
    })),
    unique: once(() => [[pool(FILES), ...numberBehind('-'), text('.pdf')]]),
  },
  {
    name: 'file.path',
    names:
      'file|document|storage|full|attachment|upload|relative|absolute|media|disk|log|log file|blob|asset|download|backup|local|remote|output|input|script|configuration|template|file url path, file|resource/path, file location, storage|object|s 3|bucket key, document/location, path of log',
    ...inYears(7, (first, last) => ({
      texts: once(() => [
        [
          text('/'),
          oneOf('data srv home files uploads archive'),
          text('/'),
          number(first, last),
          text('/'),
          pool(FILES),
          text('-'),
          number(1, 2000),
          suffixes(),
        ],
        [text('/files/'), pool(FILES), suffixes()],
        ...fileForms().slice(1),
      ]),
    })),
    unique: once(() => [[text('/files/'), pool(FILES), ...numberBehind('-'), suffixes()]]),
  },
  {
    name: 'file.directory',
    names: 'directory|folder|install path, root|base|working|home|install|log|data|upload directory',
    texts: once(() => [[oneOf(PARENTS), oneOf(PROGRAMS)], [oneOf('/srv /opt /tmp /var /home')]]),
    unique: once(() => [[oneOf(PARENTS), oneOf(PROGRAMS), ...numberBehind('-')]]),
  },
  {
    name: 'file.folder',
    names:
      'directory, folder, folder|directory|bucket name, folder|mailbox|bucket/name, mailbox, parent folder, bucket, storage|s 3 bucket, collection/folder',
    texts: once(() => [
      [
        oneOf(
          'Archive Contracts Drafts Exports Finance Images Inbox Invoices Letters Marketing Media Minutes Orders Photos Private Projects Public Receipts Reports Sales Scans Shared Templates Travel',
        ),
      ],
    ]),
    unique: once(() => [
      [
        oneOf(
          'archive contracts drafts exports finance images invoices letters media orders photos projects reports scans shared templates',
        ),
        ...numberBehind('-'),
      ],
    ]),
  },
  {
    name: 'file.extension',
    names: 'extension, file|image extension, document/extension, file suffix',
    texts: once(() => [[extensions()]]),
  },
  {
    name: 'file.type',
    names:
      'file|attachment|upload type, document|file|media|export|output|image|data|input|report format, file kind, format of file, export/format',
    texts: once(() => [[extensions()]]),
  },
  ...MEDIA.flatMap(mediaTypes),
  {
    name: 'file.media type',
    names:
      'mime|content|media|file mime|document mime|http content|file content|internet media|attachment content|request content|document content|response content|body type, mime, file/mime type, file mime, mime type of file',
    texts: once(() => [
      [frequentFirst(picked('file.kind', listOf('mimeTypes').slice(0, COMMON)))],
      [frequentFirst(picked('file.kind', listOf('mimeTypes').slice(0, COMMON).map(shortType)))],
      [extensions()],
    ]),
  },
  {
    name: 'file.image',
    names:
      'image|photo|cover|banner|poster|background|cover image|featured image|hero image|screenshot|media|art|artwork|graphic|qr code url, picture, image, photo, image|poster|backdrop path, image link|file|1|2|name, cover|banner|hero|background|featured|main|primary|product|header|og|preview|gallery|card|feature|map|event|menu image, cover, cover|main photo, banner, poster, image|photo/url, background, image/source, screenshot, illustration, cover picture, album|cover art, album cover, qr code, product/photo',
    texts: once(images('images', PICTURES)),
    unique: once(uniqueImages('images', PICTURES)),
  },
  {
    name: 'file.path of a picture',
    names: 'photo|picture|image file|photo file path, image/path',
    texts: once(() => [
      [text('uploads/'), oneOf('photos images staff'), text('/'), hexadecimal(7), text('.'), oneOf('jpg png webp')],
      [hexadecimal(7), text('.'), oneOf('jpg png')],
    ]),
    unique: once(() => [[text('uploads/'), hexadecimal(7), hexadecimal(7), text('.jpg')]]),
  },
  {
    name: 'file.thumbnail',
    names:
      'thumbnail, thumbnail|preview|thumbnail image url, thumbnail path|source, thumbnail|small image, image|video thumbnail, preview, image|thumbnail small',
    texts: once(images('thumbnails', PICTURES)),
    unique: once(uniqueImages('thumbnails', PICTURES)),
  },
  {
    name: 'file.logo',
    names:
      'logo, logo|logo image|icon|favicon|flag|badge url, logo|icon path, logo|icon|flag|symbol|badge image, favicon, emblem, crest, logo file, icon link',
    texts: once(images('logos', '.svg .png')),
    unique: once(uniqueImages('logos', '.svg .png')),
  },
  {
    name: 'file.icon',
    names: 'icon, icon|emoji|symbol name, icon class|css|key|code, glyph',
    texts: once(() => [
      [
        oneOf(
          'arrow-right bell book bookmark calendar camera cart chart-bar check circle clock cloud cog envelope eye file flag folder gift globe heart home image key leaf link list lock map music pen phone search shield star sun tag trash truck user users wrench',
        ),
      ],
      [oneOf('bell book cart cog eye flag gift key map pen star sun tag user')],
    ]),
  },
  {
    name: 'file.video',
    names:
      'video|trailer|embed|stream|clip|recording|playback|movie url, video|recording|clip path, video, video|youtube link, trailer, video file|source|embed, recording',
    texts: once(images('videos', FILMS)),
    unique: once(uniqueImages('videos', FILMS)),
  },
  {
    name: 'file.audio',
    names:
      'audio|sound|podcast|song|track|music|voice|pronunciation|voicemail url, audio path|link|source, audio, audio|sound|voice file, sound, episode/url, song|track/path, ringtone, song/file',
    texts: once(images('audio', SOUNDS)),
    unique: once(uniqueImages('audio', SOUNDS)),
  },
  {
    name: 'file.pdf',
    names:
      'pdf, pdf|invoice|resume|receipt|contract|cv|certificate|terms file, pdf|document|resume link, resume, resume|cv|certificate path, cv, brochure, certificate|label|statement|sheet url, manual, datasheet',
    texts: once(images('documents', '.pdf')),
    unique: once(uniqueImages('documents', '.pdf')),
  },
];

const isShort = (type: string) => type.length <= 16;
/** Long types are those of office programs. */
const shortType = (type: string) => (isShort(type) ? type : 'application/pdf');
