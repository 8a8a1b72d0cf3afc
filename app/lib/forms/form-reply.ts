import type { SubmissionResult } from '@conform-to/react';

export const STAY_ON_PAGE = 'stay';

export const INTENT = 'intent';

/** Intent of whoever was told that going on ends the right to a refund (DECISIONS 56). */
export const FORFEIT_REFUND = 'forfeit-refund';

export interface FormReply {
  readonly form: string;
  readonly result: SubmissionResult | null;
  /** Null on success. */
  readonly problem: FormProblem | null;
  readonly success: FormSuccessData | null;
}

export interface FormProblem {
  /** An API code, `INVALID_INPUT` for invalid fields, or `NETWORK_ERROR` without a response. */
  readonly code: string;
  readonly message: string;
  readonly details?: object;
}

/** `message` is shown as a toast, with `detail` below it. */
export type FormSuccessData = Readonly<Record<string, string>>;

export function formText(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}
