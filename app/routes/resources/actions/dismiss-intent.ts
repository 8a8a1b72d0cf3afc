import { data } from 'react-router';
import { actionApi } from '#app/lib/api/api-context.ts';
import { dismissPurchaseIntent } from '#contract/account/purchase-intents.ts';
import type { Route } from './+types/dismiss-intent.ts';

/** Withdraws a pending purchase intent, or dismisses a cancelled one; the page revalidates. */
export async function action({ request, context }: Route.ActionArgs) {
  const id = String((await request.formData()).get('id') ?? '');
  const dismissed = await actionApi(context).call(dismissPurchaseIntent, { params: { id } });
  return data({ ok: dismissed.ok });
}
