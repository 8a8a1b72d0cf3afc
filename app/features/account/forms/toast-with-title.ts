import type { FormProblem } from '#app/lib/forms/form-reply.ts';
import { accountCopy } from '#messages/account/account.ts';

/** Combines the form's own title with the server's message (ERR-007). */
export const toastWithTitle = (title: string) => (problem: FormProblem) =>
  problem.code === 'INVALID_INPUT'
    ? undefined
    : { title, text: problem.message === '' ? accountCopy.unexpected : problem.message };
