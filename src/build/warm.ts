/**
 * Runs the bundled command, and keeps beside the files of the bundle what V8 has made of them by the end: run by bundle.ts, with
 * the bundle's folder in front of the command's arguments.
 */
import { Bundle } from '../cli/bundle.ts';

const [folder = ''] = process.argv.splice(2, 1);
const bundle = new Bundle(folder);
process.once('exit', () => bundle.keepCaches());
bundle.load('./cli.cjs');
