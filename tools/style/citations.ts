import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export interface CitationTargets {
  /** Numbers of the headings of docs/DECISIONS.md. */
  readonly rules: ReadonlySet<string>;
  /** Numbers of the files of docs/decisions. */
  readonly decisions: ReadonlySet<string>;
}

export function readCited(): CitationTargets {
  const headings = readFileSync('docs/DECISIONS.md', 'utf8').matchAll(/^### (\d+) · /gm);
  return {
    rules: new Set([...headings].map(([, number]) => number ?? '')),
    decisions: new Set(readdirSync('docs/decisions').map((name) => name.slice(0, 4))),
  };
}

/** `DECISIONS 29, 30 and 64`, `ADR 0013`. */
const CITATION = /\b(DECISIONS|ADRs?) (\d+(?:(?:, | and |–)\d+)*)/g;

/** Citations of a missing rule or decision, as `path:line rule: message`. */
export function lostCitations(
  { path, text }: { readonly path: string; readonly text: string },
  cited: CitationTargets,
): readonly string[] {
  return [...text.matchAll(CITATION)].flatMap(({ 1: kind, 2: numbers = '', index }) => {
    const known = kind === 'DECISIONS' ? cited.rules : cited.decisions;
    const line = text.slice(0, index).split('\n').length;
    return (numbers.match(/\d+/g) ?? [])
      .filter((number) => !known.has(number))
      .map((number) => `${path}:${line} lost-citation: ${kind} ${number} leads nowhere`);
  });
}

const LINK = /\]\((?![a-z]+:|[#/])([^)#\s]+)/g;
/** Without `bench/results.json`, which `npm run bench` writes. */
const FILE_NAME =
  /`((?!bench\/results\.json)(?:app|bench|contract|db|messages|server|shared|tests|tools)\/[\w./-]+\.\w+)`/g;

/** Links of a document, and files that it names in full, which are not there. */
export function lostLinks({
  path,
  text,
}: {
  readonly path: string;
  readonly text: string;
}): readonly string[] {
  if (!path.endsWith('.md')) return [];
  const targets = [
    ...[...text.matchAll(LINK)].map(({ 1: link = '', index }) => ({
      link,
      index,
      file: join(dirname(path), link),
    })),
    ...[...text.matchAll(FILE_NAME)].map(({ 1: link = '', index }) => ({ link, index, file: link })),
  ];
  return targets
    .filter(({ file }) => !existsSync(file))
    .map(
      ({ link, index }) =>
        `${path}:${text.slice(0, index).split('\n').length} lost-link: ${link} is not there`,
    );
}
