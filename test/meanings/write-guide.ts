/** Writes the page that names the meanings: `npm run guide`. */
import { writeFileSync } from 'node:fs';
import { GUIDE, guideText } from './guide.ts';

writeFileSync(new URL(`../../../${GUIDE}`, import.meta.url), guideText());
