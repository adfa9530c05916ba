import { EXIT, type ExitCode } from '../command-error.ts';
import { print } from '../output.ts';
import type { Surroundings } from '../surroundings.ts';
import { bashScript } from './bash-completion.ts';
import { fishScript } from './fish-completion.ts';
import type { Shell } from './shells.ts';
import { zshScript } from './zsh-completion.ts';

const SCRIPTS: { readonly [S in Shell]: () => string } = { bash: bashScript, zsh: zshScript, fish: fishScript };

/** `rowsmith completion`: prints what makes a shell complete the command. */
export async function completion(shell: Shell, surroundings: Surroundings): Promise<ExitCode> {
  await print(surroundings, SCRIPTS[shell]());
  return EXIT.ok;
}
