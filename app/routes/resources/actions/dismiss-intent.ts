import { data } from 'react-router';
import { actionApi } from '#app/lib/api/api-context.ts';
import { dismissPurchaseIntent } from '#contract/account/purchase-intents.ts';
import type { Route } from './+types/dismiss-intent.ts';

/** Withdraws a purchase that waits, or puts the notice of a cancelled one away; the page then reads its list again. */
export async function action({ request, context }: Route.ActionArgs) {
  const id = String((await request.formData()).get('id') ?? '');
  const dismissed = await actionApi(context).call(dismissPurchaseIntent, { params: { id } });
  return data({ ok: dismissed.ok });
}
