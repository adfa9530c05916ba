import { between, exponential, lognormal, normal, weightsBy } from '../builders/shorthand.ts';
import type { MeaningRow } from '../row.ts';

/** Parts of series, who watches them, and how songs sound. */
export const episodes: readonly MeaningRow[] = [
  {
    name: 'duration.seconds of what is watched',
    role: 'duration.seconds',
    names: 'duration|length|runtime|total second, duration',
    numbers: between(240, 14_400, lognormal(3_600, 0.55)),
    beside: 'episode, season, movie, film, watched',
  },
  {
    name: 'media.number of a season',
    names: 'season, season number|count',
    numbers: between(1, 24, exponential(2.2)),
  },
  {
    name: 'media.number of an episode',
    names: 'episode, episode number|count, number in season',
    numbers: between(1, 60, exponential(9)),
  },
  {
    name: 'media.number of a podcast',
    names:
      'podcast/episode number, podcast episode/episode number, podcast|podcast episode/episode, podcast episode/number',
    numbers: between(1, 900, lognormal(48, 0.9)),
  },
  {
    name: 'media.number of a chapter',
    names: 'chapter number|count, chapter',
    numbers: between(1, 60, exponential(12)),
  },
  {
    name: 'media.number of a track',
    names: 'track number|count, track, total track',
    beside: 'album, artist, song, isrc',
    numbers: between(1, 30, normal(9, 4)),
  },
  {
    name: 'media.number of a disc',
    names: 'discount|disk number, discount count',
    numbers: between(1, 8, weightsBy({ 1: 84, 2: 12, 3: 3, 4: 1 })),
  },
  {
    name: 'media.viewers in millions',
    names: 'viewer|viewership million, million viewer',
    numbers: between(0.05, 40, lognormal(3.4, 0.8), 2),
  },
  {
    name: 'media.viewers',
    names: 'viewer, viewer|listener count, viewership, listener',
    numbers: between(10, 40_000_000, lognormal(21_000, 1.7)),
  },
  {
    name: 'music.feature',
    names: 'danceability, acousticness, speechiness, instrumentalness, liveness, valence',
    numbers: between(0, 1, normal(0.56, 0.19), 3),
  },
  {
    name: 'music.energy',
    names: 'energy',
    numbers: between(0, 1, normal(0.64, 0.18), 3),
    beside: 'danceability, valence, tempo, loudness',
  },
  {
    name: 'music.loudness',
    names: 'loudness',
    numbers: between(-40, 0, normal(-8.2, 3.4), 2),
    beside: 'danceability, valence, tempo, energy, track',
  },
  {
    name: 'music.tempo',
    names: 'tempo, tempo bpm, song|track/bpm',
    numbers: between(55, 210, normal(120, 24), 1),
  },
  {
    name: 'music.beats',
    names: 'bpm',
    numbers: between(55, 210, normal(120, 24)),
    beside: 'danceability, tempo, track, album, artist, song, genre, play',
  },
  { name: 'music.key', names: 'key signature, musical key, pitch class', numbers: between(0, 11) },
  {
    name: 'music.time signature',
    names: 'time signature',
    numbers: between(2, 7, weightsBy({ 3: 9, 4: 87, 5: 3, 6: 1 })),
  },
  { name: 'music.skips', names: 'skip, skip count', numbers: between(0, 500_000, lognormal(90, 1.5)) },
  {
    name: 'music.weeks on a chart',
    names: 'week on chart, week at number, chart week',
    numbers: between(1, 120, lognormal(9, 0.8)),
  },
];
