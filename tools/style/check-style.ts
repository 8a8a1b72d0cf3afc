import { existsSync, readFileSync } from 'node:fs';
import { lostCitations, lostLinks, readCited } from './citations.ts';
import { listFiles } from './list-files.ts';
import { wordProblems } from './plain-words.ts';
import { checkFile } from './rules.ts';

const TEXT = /\.(ts|tsx|mjs|cjs|css|sql|md)$/;

const files = listFiles().filter((path) => TEXT.test(path) && existsSync(path));
const cited = readCited();
const findings = files.flatMap((path) => {
  const file = { path, text: readFileSync(path, 'utf8') };
  if (path.startsWith('tools/style/')) return checkFile(file);
  const words = wordProblems(file).map((problem) => `${path}:${problem}`);
  return [...checkFile(file), ...lostCitations(file, cited), ...lostLinks(file), ...words];
});
for (const finding of findings) console.log(finding);
console.log(`${files.length} files, ${findings.length} findings`);
process.exitCode = findings.length === 0 ? 0 : 1;
