import type { DialectName } from '../../index.ts';
import { optionsAsJson } from '../../options/json.ts';
import { record } from '../../options/kinds.ts';
import { SETTINGS, type Settings } from '../settings.ts';

/** The seed of the library, which the page uses where none is asked for; the command draws one. */
const USUAL_SEED = 0;

/** What a settings file says: all that the page is asked for, and what the command would choose otherwise. */
export function wholeSettings(settings: Settings, dialect: DialectName): Settings {
  return { dialect, seed: USUAL_SEED, ...settings };
}

/** The `rowsmith.json` with which the command writes the rows of the page. */
export function settingsFile(settings: Settings, dialect: DialectName): string {
  const json = optionsAsJson(record(SETTINGS), wholeSettings(settings, dialect));
  return `${JSON.stringify(json, null, 2)}\n`;
}
