import { existsSync, readFileSync } from 'node:fs';
import { listFiles } from './list-files.ts';
import { checkFile } from './rules.ts';

const TEXT = /\.(ts|tsx|mjs|cjs|css|sql|md)$/;

const files = listFiles().filter((path) => TEXT.test(path) && existsSync(path));
const findings = files.flatMap((path) => checkFile({ path, text: readFileSync(path, 'utf8') }));
for (const finding of findings) console.log(finding);
console.log(`${files.length} files, ${findings.length} findings`);
process.exitCode = findings.length === 0 ? 0 : 1;
