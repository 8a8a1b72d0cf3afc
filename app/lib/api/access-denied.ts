import { redirect } from 'react-router';

/** The purchases list, which explains the denial (PORT-032). */
const ACCESS_DENIED_PATH = '/user/purchases?denied=1';

export function redirectIfAccessDenied(result: {
  readonly ok: boolean;
  readonly refusal?: { readonly code: string };
}): void {
  if (!result.ok && result.refusal?.code === 'ACCESS_DENIED') throw redirect(ACCESS_DENIED_PATH);
}

/** The same for the refusal of a form. */
export function refusalOrRedirect<Refusal extends { readonly code: string }>(refusal: Refusal): Refusal {
  redirectIfAccessDenied({ ok: false, refusal });
  return refusal;
}
