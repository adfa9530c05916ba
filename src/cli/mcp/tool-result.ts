import { DdlError, OptionError } from '../../index.ts';
import { faultMessage } from '../../options/check-options.ts';
import { type OptionFault, SNAKE } from '../../options/fault.ts';
import { messageNaming } from '../../options/option-error.ts';
import { MAX_ANSWER_CHARACTERS } from './limits.ts';

/** What a tool answers, as the protocol has it. */
export interface ToolResult {
  readonly content: readonly { readonly type: 'text'; readonly text: string }[];
  readonly isError?: true;
  readonly structuredContent?: Readonly<Record<string, unknown>>;
}

/** A tool cannot do what it is asked for. `message` is for the model that called it: it says what to change. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
}

/** Texts as an answer. Throws Refusal with `advice` where they are too long for one. */
export function answerOf(texts: readonly string[], advice: string): ToolResult {
  const characters = texts.reduce((sum, text) => sum + text.length, 0);
  if (characters > MAX_ANSWER_CHARACTERS) throw tooLong(advice);
  return { content: texts.filter((text) => text !== '').map((text) => ({ type: 'text', text })) };
}

/** The refusal of an answer that is too long. */
export function tooLong(advice: string): Refusal {
  return new Refusal(`The answer has more than ${MAX_ANSWER_CHARACTERS} characters, the most that one has. ${advice}`);
}

/** The refusal of arguments that are none of the tool's. */
export function refusedArguments(tool: string, fault: OptionFault): Refusal {
  return new Refusal(faultMessage(`the tool ${tool}`, fault));
}

/** The answer that tells a model what is wrong with what it asked for. Throws what is no fault of the caller. */
export function failureOf(error: unknown): ToolResult {
  if (error instanceof DdlError) return ddlFailure(error);
  if (error instanceof OptionError) return failure(optionMessage(error));
  if (error instanceof Refusal) return failure(error.message);
  throw error;
}

function failure(text: string): ToolResult {
  return { isError: true, content: [{ type: 'text', text }] };
}

function ddlFailure({ code, message, line, column, excerpt, likelyDialect }: DdlError): ToolResult {
  const advice = likelyDialect === null ? '' : ` Try the dialect ${likelyDialect}.`;
  return {
    ...failure(`ddl:${line}:${column}: ${message}${advice}\n${excerpt}`),
    structuredContent: { code, message, line, column, excerpt, likely_dialect: likelyDialect },
  };
}

/** Names the option as JSON does, and shows where in its SQL the fault is. */
function optionMessage({ message, option, place }: OptionError): string {
  const [name = ''] = option.split('.');
  const spelt = (path: string): string => SNAKE(name) + path.slice(name.length);
  const said = messageNaming({ message, option }, spelt) ?? message;
  return place === null ? said : `${said}\n${place.excerpt}`;
}
