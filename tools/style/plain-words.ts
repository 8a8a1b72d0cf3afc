import type { SourceFile } from './function-shape.ts';

/** A fragment without a subject: the reader has to find out what it speaks of. */
const HEADLESS = /\/\*\*(?:\s|\*)+(?:What|Who|Whom|Whose|Of|Whether)\b/g;
const ONE_LINE = /^[ \t]*\/\*\* (.+?) \*\/\n[ \t]*(.*)$/gm;
/** They say nothing by themselves. */
const FILLERS =
  /\b(?:a|an|the|of|for|in|on|to|by|with|and|or|is|are|be|it|its|this|that|these|those|all|each|every|one|from|as|at|which|has|have|their|his|her)\b/g;
const IRREGULAR =
  'Begun|Bought|Bound|Brought|Built|Chosen|Done|Drawn|Found|Given|Gone|Held|Hidden|Kept|Known|Lent|Lost|Made|Meant|Met|Overdrawn|Paid|Said|Seen|Sent|Shown|Sold|Spent|Spoken|Taken|Taught|Thrown|Told|Unpaid|Won|Written|Rewritten';
const PARTICIPLE = new RegExp(
  `\\b(?:interface|type) (?!(?:Bed|Deed|Embed|Feed|Need|Seed|Speed)\\b)(?:[A-Z][a-z]*ed|${IRREGULAR})\\b(?=[ <]*[={<\\w])`,
  'g',
);

/** Comments without a subject or news, and types that are no noun, as `line rule: message`. */
export function wordProblems({ path, text }: SourceFile): readonly string[] {
  if (!/\.(ts|tsx|mjs|cjs)$/.test(path)) return [];
  const lineOf = (index: number) => text.slice(0, index).split('\n').length;
  return [
    ...[...text.matchAll(HEADLESS)].map(
      ({ index }) => `${lineOf(index)} headless-docstring: a whole sentence with a subject, or none`,
    ),
    ...[...text.matchAll(ONE_LINE)]
      .filter(([, comment = '', code = '']) => onlyRepeats(comment, code))
      .map(({ index }) => `${lineOf(index)} repeated-name: the comment says the name again`),
    ...[...text.matchAll(PARTICIPLE)].map(
      ({ 0: found, index }) =>
        `${lineOf(index)} participle-type: "${found.split(' ')[1]}" is no noun of the field`,
    ),
  ];
}

/** Its words are all in the line below: in the name, its parameters or its type. */
function onlyRepeats(comment: string, code: string): boolean {
  if (/[^\w\s.,;'’-]/.test(comment)) return false;
  const known = new Set(stems(code.replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2').replaceAll(/[\W_]+/g, ' ')));
  const said = stems(comment.replaceAll(/[^\w\s]/g, ' '));
  return said.length > 0 && said.every((stem) => known.has(stem));
}

/** Words without their endings: `opened orders` and `OpenOrder` say the same. */
const stems = (words: string): readonly string[] =>
  words
    .toLowerCase()
    .replace(FILLERS, ' ')
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => word.replace(/(?:ing|ed|es|s|e)$/, ''));
