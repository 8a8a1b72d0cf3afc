import { redirect } from 'react-router';

/** Where somebody lands who asked for what they do not hold; the list says why (PORT-032). */
const DENIED = '/user/purchases?denied=1';

/** Throws the way back to the list when a refusal is about access; every other refusal goes on. */
export function denyWithoutAccess(result: {
  readonly ok: boolean;
  readonly refusal?: { readonly code: string };
}): void {
  if (!result.ok && result.refusal?.code === 'ACCESS_DENIED') throw redirect(DENIED);
}
