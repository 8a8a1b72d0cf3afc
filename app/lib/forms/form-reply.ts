import type { SubmissionResult } from '@conform-to/react';

/** Name of the field that a form carries when it wants facts back instead of being led to another page. */
export const STAY_ON_PAGE = 'stay';

/** What the action of a form answers when it does not lead on to another page. */
export interface FormReply {
  /** Which form of the page it answers. */
  readonly form: string;
  /** Values and problems as Conform reads them; null when the server was not reached. */
  readonly result: SubmissionResult | null;
  /** What is wrong as a whole; null when it was taken. */
  readonly problem: FormProblem | null;
  /** Facts for a form that stays where it is, as one in a dialog. */
  readonly success: FormSuccessData | null;
}

export interface FormProblem {
  /** The API's own codes; `INVALID_INPUT` when fields are wrong, `NETWORK_ERROR` when nothing answered. */
  readonly code: string;
  readonly message: string;
}

export type FormSuccessData = Readonly<Record<string, string>>;
