import { findPattern, type SourceFile, type StyleRule } from './style-rule.ts';

/** Written so that this file does not find itself. */
const words: readonly (readonly [RegExp, string])[] = [
  [
    new RegExp(`\\b(TO${''}DO|FIX${''}ME|XX${''}X)\\b`),
    'a note for later: do it, or write it in the closing note',
  ],
  [new RegExp(`@ts-(ig${''}nore|expect-er${''}ror|no${''}check)`), 'the checker is turned off'],
];
const inTests: readonly (readonly [RegExp, string])[] = [
  [
    /\b(test|it|describe)(\.\w+)*\.(only|skip|skipIf|runIf|todo|fails)\b/,
    'a test that does not run, or stops others',
  ],
];

export const bannedWords: StyleRule = {
  name: 'banned-words',
  appliesTo: () => true,
  check: (file) => bannedIn(file).flatMap(([pattern, message]) => findPattern(file, pattern, message)),
};

function bannedIn({ path }: SourceFile) {
  return /\.(test|e2e)\.tsx?$/.test(path) ? [...words, ...inTests] : words;
}
