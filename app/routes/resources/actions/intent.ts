import { redirect } from 'react-router';
import type { PurchaseResult } from '#app/features/checkout/dialogs/use-purchase.ts';
import { actionApi } from '#app/lib/api/api-context.ts';
import { formRupiah } from '#app/lib/forms/form-rupiah.ts';
import { openPurchaseIntent, openSubscriptionIntent } from '#contract/account/shop/purchase-intents.ts';
import type { Route } from './+types/intent.ts';

/** Saves a purchase intent and redirects to the top-up for it (DECISIONS 10). */
export async function action({ request, context }: Route.ActionArgs): Promise<Response | PurchaseResult> {
  const form = await request.formData();
  const product_id = String(form.get('product_id') ?? '');
  const price = formRupiah(form, 'price');
  const plan = String(form.get('plan') ?? '');
  const client = actionApi(context);
  const opened =
    plan === ''
      ? await client.call(openPurchaseIntent, {
          body: { kind: 'checkout', request: { items: [{ product_id, price }] } },
        })
      : await client.call(openSubscriptionIntent, { body: { product_id, plan, price } });
  if (opened.ok) {
    const { id, suggested_topup } = opened.value.intent;
    return redirect(`/user/billing?topup=${suggested_topup ?? 0}&intent=${id}`);
  }
  const { code, message } = opened.refusal;
  return { ok: false, code, message, missing_fields: [] };
}
