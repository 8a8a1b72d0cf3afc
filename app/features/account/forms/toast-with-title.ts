import type { FormProblem } from '#app/lib/forms/form-reply.ts';
import { accountCopy } from '../account-copy.ts';

/** What a door says when it stays shut: its own title, and the server's sentence (ERR-007). */
export const toastWithTitle = (title: string) => (problem: FormProblem) =>
  problem.code === 'INVALID_INPUT'
    ? undefined
    : { title, text: problem.message === '' ? accountCopy.unexpected : problem.message };
