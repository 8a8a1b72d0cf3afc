import type { SubmissionResult } from '@conform-to/react';

/** Field of forms that want data back instead of a redirect. */
export const STAY_ON_PAGE = 'stay';

/** The field that says which button or form of a page was posted. */
export const INTENT = 'intent';

/** Intent of whoever was told that going on ends the right to a refund (DECISIONS 56). */
export const FORFEIT_REFUND = 'forfeit-refund';

/** Reply of a form's action, if it does not redirect. */
export interface FormReply {
  /** Id of the form. */
  readonly form: string;
  /** Conform's result; null if the server was not reached. */
  readonly result: SubmissionResult | null;
  /** Form-level error; null on success. */
  readonly problem: FormProblem | null;
  /** Data for forms that stay in place, as in a dialog. */
  readonly success: FormSuccessData | null;
}

export interface FormProblem {
  /** The API's codes; `INVALID_INPUT` for invalid fields, `NETWORK_ERROR` without a response. */
  readonly code: string;
  readonly message: string;
  /** The refusal's facts, e.g. orders to choose from. */
  readonly details?: object;
}

/** `message` is shown as a toast, with `detail` below it. */
export type FormSuccessData = Readonly<Record<string, string>>;

/** A form field as text; `''` if missing or a file. */
export function formText(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}
