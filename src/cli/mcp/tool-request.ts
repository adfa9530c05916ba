import { type DialectName, detectDialect, loadLocale } from '../../index.ts';
import { faultInFields, isOptions, isRecord, SNAKE } from '../../options/fault.ts';
import { optionsFromJson } from '../../options/json.ts';
import type { OptionFields, OptionsOf } from '../../options/kind.ts';
import { record } from '../../options/kinds.ts';
import { mergedOptions } from '../../options/merged-options.ts';
import { OUTPUT_OPTIONS, OUTPUT_RIVALS, type OutputOptions } from '../../options/output-options.ts';
import { VALUE_OPTIONS, type ValueOptions } from '../../options/value-options.ts';
import type { ConfigOptions } from '../config-fields.ts';
import { configParts } from '../config-parts.ts';
import { dialectNames } from '../dialect.ts';
import { DEFAULT_TOOL_ROWS, MAX_DDL_CHARACTERS } from './limits.ts';
import { Refusal, refusedArguments } from './tool-result.ts';

/** What a tool is asked to work with. */
export interface ToolRequest {
  readonly ddl: string;
  readonly dialect: DialectName;
  /** What showed the dialect, where no argument did. */
  readonly dialectReason: string | null;
  readonly output: OutputOptions;
  readonly values: ValueOptions;
}

/** The arguments of a call, checked and with the names that the library has. Throws Refusal. */
export function argumentsOf<Fields extends OptionFields>(
  tool: string,
  fields: Fields,
  given: unknown,
): OptionsOf<Fields> {
  const named = isRecord(given) ? given : {};
  const fault = faultInFields(fields, named, SNAKE);
  if (fault !== null) throw refusedArguments(tool, fault);
  const options = optionsFromJson(record(fields), named);
  if (!isOptions(fields, options)) throw new Error('The arguments of a tool were read as others.');
  return options;
}

/**
 * What arguments ask for: `options`, and what is asked for beside them, which counts before them. Loads the locale. Throws Refusal for DDL
 * that is too long or tells no dialect, and DdlError for DDL that is in one that is not read.
 */
export async function requestOf(
  ddl: string,
  options: ConfigOptions,
  beside: Partial<Pick<ToolRequest, 'output' | 'values'>> & { readonly dialect: string | undefined },
): Promise<ToolRequest> {
  if (ddl.length > MAX_DDL_CHARACTERS) {
    throw new Refusal(`The DDL has more than ${MAX_DDL_CHARACTERS} characters: send the tables that matter.`);
  }
  const dialectOption = beside.dialect === undefined ? {} : { dialect: beside.dialect };
  const parts = configParts({ ...options, ...dialectOption });
  const values = mergedOptions(VALUE_OPTIONS, parts.values, beside.values ?? {});
  const output = mergedOptions(OUTPUT_OPTIONS, parts.output, beside.output ?? {}, OUTPUT_RIVALS);
  await loadLocale(values.locale ?? 'en');
  const asked = { ddl, output: { rows: DEFAULT_TOOL_ROWS, ...output }, values };
  if (parts.dialect !== undefined) return { ...asked, dialect: parts.dialect, dialectReason: null };
  const detected = detectDialect(ddl);
  if (detected === null) {
    throw new Refusal(`The dialect is missing, and nothing in the DDL tells it: it is ${dialectNames()}.`);
  }
  return { ...asked, dialect: detected.dialect, dialectReason: detected.reason };
}
