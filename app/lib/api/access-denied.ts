import { redirect } from 'react-router';

/** Where somebody lands who asked for what they do not hold; the list says why (PORT-032). */
const ACCESS_DENIED_PATH = '/user/purchases?denied=1';

/** Throws the way back to the list when a refusal is about access; every other refusal goes on. */
export function redirectIfAccessDenied(result: {
  readonly ok: boolean;
  readonly refusal?: { readonly code: string };
}): void {
  if (!result.ok && result.refusal?.code === 'ACCESS_DENIED') throw redirect(ACCESS_DENIED_PATH);
}
