import { z } from 'zod';
import { MAX_PASSWORD, MIN_PASSWORD } from '#shared/passwords.ts';
import { accountCopy as copy } from './account-copy.ts';

/** Enough to see a slip; what an address is, is for the server to say. */
const ADDRESS = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

const filled = () => z.string({ error: copy.fillAll });
const email = () => filled().trim().max(254).regex(ADDRESS, copy.noAddress);
/** An old password is taken as it is, a new one has to be a good one. */
const oldPassword = () => filled().max(MAX_PASSWORD);
const newPassword = () => filled().min(MIN_PASSWORD, copy.tooShort).max(MAX_PASSWORD);
const sixDigits = () => z.string({ error: copy.code.missing }).trim();

interface Twice {
  readonly password?: string | undefined;
  readonly confirm?: string | undefined;
}
const isTypedTwice = ({ password, confirm }: Twice) => confirm === undefined || password === confirm;
/** Judged together with everything else, so that all problems are named at once (AUTH-009). */
const twice = { path: ['confirm'], error: copy.mismatch, when: () => true };

export const loginForm = z.object({ email: email(), password: oldPassword() });
export const signupForm = z
  .object({
    full_name: filled().trim().max(200),
    email: email(),
    password: newPassword(),
    confirm: filled(),
  })
  .refine(isTypedTwice, twice);
/** Without a code one is sent. */
export const codeForm = z.object({
  email: filled().trim().max(254),
  code: z.string().trim().optional(),
  /** Another code is wanted. */
  again: z.string().optional(),
});
export const confirmForm = z.object({ email: email(), code: sixDigits() });
export const resendForm = z.object({ email: email() });
export const secondFactorForm = z.object({ code: sixDigits() });
export const forgotForm = z.object({ email: email() });
export const resetForm = z
  .object({ token: z.string().min(1), password: newPassword(), confirm: filled() })
  .refine(isTypedTwice, twice);
