/** One file as the rules see it. */
export interface SourceFile {
  /** From the root of the project, with forward slashes. */
  readonly path: string;
  readonly text: string;
}

export interface Finding {
  readonly line: number;
  readonly message: string;
}

/** A rule of the style guide that no other tool checks. */
export interface StyleRule {
  readonly name: string;
  /** Whether the rule speaks about this path. */
  appliesTo(path: string): boolean;
  check(file: SourceFile): readonly Finding[];
}

export const isScript = (path: string) => /\.(ts|tsx|mjs|cjs)$/.test(path);
export const isTypeScript = (path: string) => /\.tsx?$/.test(path);

/** Findings wherever a pattern occurs, one a line. */
export function findPattern(file: SourceFile, pattern: RegExp, message: string): readonly Finding[] {
  return file.text
    .split('\n')
    .flatMap((text, index) => (pattern.test(text) ? [{ line: index + 1, message }] : []));
}
