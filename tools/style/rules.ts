import { bannedSyntax } from './banned-syntax.ts';
import { bannedWords } from './banned-words.ts';
import { believedFailure } from './believed-failure.ts';
import { colourTokens } from './colour-tokens.ts';
import { fileLength } from './file-length.ts';
import { functionLength } from './function-length.ts';
import { namedColumns } from './named-columns.ts';
import { nesting } from './nesting.ts';
import { plainNames } from './plain-names.ts';
import { postedForms } from './posted-forms.ts';
import type { SourceFile, StyleRule } from './style-rule.ts';
import { typedMoney } from './typed-money.ts';

export const rules: readonly StyleRule[] = [
  fileLength,
  functionLength,
  nesting,
  bannedSyntax,
  bannedWords,
  plainNames,
  colourTokens,
  namedColumns,
  typedMoney,
  believedFailure,
  postedForms,
];

/** Everything that the rules find in a file, as `path:line rule: message`. */
export function checkFile(file: SourceFile): readonly string[] {
  return rules
    .filter((rule) => rule.appliesTo(file.path))
    .flatMap((rule) =>
      rule.check(file).map(({ line, message }) => `${file.path}:${line} ${rule.name}: ${message}`),
    );
}
