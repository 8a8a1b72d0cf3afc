import type { PurchaseResult } from '#app/features/checkout/dialogs/use-purchase.ts';
import { actionApi } from '#app/lib/api/api-context.ts';
import { formRupiah } from '#app/lib/forms/form-rupiah.ts';
import { checkout } from '#contract/checkout/checkout.ts';
import { startSubscription } from '#contract/subscriptions/subscriptions.ts';
import { boughtPage } from '#shared/shop/bought-page.ts';
import type { Route } from './+types/checkout.route.ts';

/** The server computes the amount; the posted price is only compared. */
export async function action({ request, context }: Route.ActionArgs): Promise<PurchaseResult> {
  const form = await request.formData();
  const product_id = formText(form, 'product_id');
  const price = formRupiah(form, 'price');
  const idempotency_key = formText(form, 'idempotency_key');
  const plan = formText(form, 'plan');
  const client = actionApi(context);
  const result =
    plan === ''
      ? await client.call(checkout, { body: { items: [{ product_id, price }] }, idempotency_key })
      : await client.call(startSubscription, {
          body: { product_id, plan, price, with_trial: formText(form, 'with_trial') === 'true' },
          idempotency_key,
        });
  if (result.ok) {
    const { value } = result;
    return { ok: true, to: 'order' in value ? boughtPage(value.order.items) : '/user/subscriptions' };
  }
  const { refusal } = result;
  return {
    ok: false,
    code: refusal.code,
    message: refusal.message,
    missing_fields: refusal.code === 'PROFILE_INCOMPLETE' ? refusal.details.missing_fields : [],
  };
}

function formText(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}
