export interface Failure {
  /** From the root of the project, with forward slashes. */
  readonly file: string;
  /** Names of suites and test; empty when the file failed as a whole. */
  readonly path: readonly string[];
  readonly errors: readonly string[];
}

export interface Failures {
  readonly failures: readonly Failure[];
  /** Errors outside of any test: no second run of one explains them. */
  readonly unhandled: readonly string[];
}

/** A test that failed, and passed when it was run again alone. */
interface UnstableTest extends Failure {
  /** When its run ended, as ISO 8601. */
  readonly at: string;
}

interface Results {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
}

export declare const MOST_RUN_AGAIN: number;
export declare const MOST_UNSTABLE: number;
export function nameOf(failure: Pick<Failure, 'file' | 'path'>): string;
export function selectionOf(failure: Pick<Failure, 'file' | 'path'>): {
  readonly file: string;
  readonly env: { readonly TEST_NAME?: string };
};
export function worthRunningAgain(failures: readonly Failure[]): readonly Failure[];
export function isPassed(run: {
  readonly code: number | null;
  readonly failures: Failures | null;
  readonly results: Pick<Results, 'numPassedTests'> | null;
}): boolean;
export function keepUnstable(
  kept: readonly UnstableTest[],
  unstable: readonly Failure[],
  at: string,
): readonly UnstableTest[];
export function withPassed(results: Results, again: Results): Results;
