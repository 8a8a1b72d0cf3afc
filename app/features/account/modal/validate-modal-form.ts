import type { AuthMode } from '#app/hooks/session/use-auth-modal.ts';
import { accountCopy } from '#messages/account/account.ts';
import { MIN_PASSWORD } from '#shared/people/passwords.ts';

export type ModalProblems = Readonly<Partial<Record<'email' | 'password' | 'confirm' | 'form', string>>>;

interface ModalFormValues {
  readonly email: string;
  readonly password: string;
  readonly confirm: string;
}

/** ERR-001, ERR-002, AUTH-021 */
export function validateModalForm(
  mode: AuthMode,
  { email, password, confirm }: ModalFormValues,
): ModalProblems {
  const missing = {
    ...(email === '' ? { email: accountCopy.missing.email } : {}),
    ...(password === '' ? { password: accountCopy.missing.password } : {}),
  };
  if (Object.keys(missing).length > 0 || mode === 'login') return missing;
  if (password.length < MIN_PASSWORD) return { password: accountCopy.tooShort };
  return confirm === password ? {} : { confirm: accountCopy.mismatch };
}
