import { existsSync, readFileSync } from 'node:fs';
import { lostCitations, lostLinks, readCited } from './citations.ts';
import { listFiles } from './list-files.ts';
import { wordProblems } from './plain-words.ts';
import { checkFile } from './rules.ts';

const TEXT = /\.(ts|tsx|mjs|cjs|css|sql|md)$/;

// `npm run style -- --words`: also comments without a subject or news, and types named by a participle.
const withWords = process.argv.includes('--words');
const files = listFiles().filter((path) => TEXT.test(path) && existsSync(path));
const cited = readCited();
const findings = files.flatMap((path) => {
  const file = { path, text: readFileSync(path, 'utf8') };
  const lost = path.startsWith('tools/style/') ? [] : [...lostCitations(file, cited), ...lostLinks(file)];
  const words = withWords ? wordProblems(file).map((problem) => `${path}:${problem}`) : [];
  return [...checkFile(file), ...lost, ...words];
});
for (const finding of findings) console.log(finding);
console.log(`${files.length} files, ${findings.length} findings`);
process.exitCode = findings.length === 0 ? 0 : 1;
