// Writes the small font files, after a change of `letters.ts` or of Rubik: `npm run fonts`.
import { writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { basicFile, basicFont, SCRIPTS } from './basic-font.ts';

const root = dirname(import.meta.dirname);

for (const script of SCRIPTS) writeFileSync(basicFile(script, root), await basicFont(script, root));
