import { z } from 'zod';
import { accountCopy as copy } from '#messages/account/account.ts';
import { MAX_PASSWORD, MIN_PASSWORD } from '#shared/people/passwords.ts';

/** Catches only typing errors; the server decides what an address is. */
const EMAIL_PATTERN = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

const requiredText = (name: keyof typeof copy.missing) => z.string({ error: () => copy.missing[name] });
const email = () =>
  requiredText('email')
    .trim()
    .max(254)
    .regex(EMAIL_PATTERN, { error: () => copy.noAddress });
/** Existing passwords may predate today's rules. */
const currentPassword = () => requiredText('password').max(MAX_PASSWORD);
const newPassword = () =>
  requiredText('password')
    .min(MIN_PASSWORD, { error: () => copy.tooShort })
    .max(MAX_PASSWORD);
const sixDigits = () => z.string({ error: () => copy.code.missing }).trim();

interface PasswordPair {
  readonly password?: string | undefined;
  readonly confirm?: string | undefined;
}
const passwordsMatch = ({ password, confirm }: PasswordPair) => confirm === undefined || password === confirm;
/** Runs even when other fields fail, so that all problems show at once (AUTH-009). */
const passwordMismatch = { path: ['confirm'], error: () => copy.mismatch, when: () => true };

export const loginSchema = z.object({ email: email(), password: currentPassword() });
export const signupSchema = z
  .object({
    full_name: requiredText('full_name').trim().max(200),
    email: email(),
    password: newPassword(),
    confirm: requiredText('confirm'),
  })
  .refine(passwordsMatch, passwordMismatch);
export const codeSchema = z.object({
  email: requiredText('email').trim().max(254),
  code: z.string().trim().optional(),
  again: z.string().optional(),
});
export const confirmEmailSchema = z.object({ email: email(), code: sixDigits() });
export const resendSchema = z.object({ email: email() });
export const secondFactorSchema = z.object({ code: sixDigits() });
export const forgotPasswordSchema = z.object({ email: email() });
export const resetPasswordSchema = z
  .object({ token: z.string().min(1), password: newPassword(), confirm: requiredText('confirm') })
  .refine(passwordsMatch, passwordMismatch);
