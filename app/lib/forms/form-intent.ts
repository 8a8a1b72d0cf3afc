import { formText } from './action-result.ts';

/** The field that says which button or form of a page was posted. */
export const INTENT = 'intent';

export const formIntent = (form: FormData): string => formText(form, INTENT);

/** Posted by whoever was told that going on ends the right to a refund (DECISIONS 56). */
export const FORFEIT_REFUND = 'forfeit-refund';
