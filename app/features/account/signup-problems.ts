import { accountCopy as copy } from './account-copy.ts';
import { MIN_PASSWORD } from './modal-problems.ts';

export type SignupProblems = Readonly<
  Partial<Record<'full_name' | 'email' | 'password' | 'confirm' | 'form', string>>
>;

interface Typed {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly confirm: string;
}

/** Enough to see a slip; what an address is, is for the server to say. */
const ADDRESS = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

/** Each problem beside its field, all at once, in the order of the fields (AUTH-009). */
export function signupProblems({ name, email, password, confirm }: Typed): SignupProblems {
  const isShort = password.length < MIN_PASSWORD;
  const found = {
    full_name: name === '' && copy.fillAll,
    email: email === '' ? copy.fillAll : !ADDRESS.test(email) && copy.noAddress,
    password: password === '' ? copy.fillAll : isShort && copy.tooShort,
    confirm: confirm === '' ? copy.fillAll : confirm !== password && copy.mismatch,
  };
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== false));
}
