import type { PurchaseAnswer } from '#app/features/checkout/use-purchase.ts';
import { api } from '#app/lib/api.ts';
import { checkout } from '#contract/account/checkout.ts';
import type { Route } from './+types/checkout.ts';

/** Buys one product for the visitor. The server computes the amount; the price sent along is only compared. */
export async function action({ request, context }: Route.ActionArgs): Promise<PurchaseAnswer> {
  const form = await request.formData();
  const result = await api(context).call(checkout, {
    body: { items: [{ product_id: textOf(form, 'product_id'), price: Number(textOf(form, 'price')) }] },
    idempotency_key: textOf(form, 'idempotency_key'),
  });
  if (result.ok) return { ok: true };
  const { refusal } = result;
  return {
    ok: false,
    code: refusal.code,
    message: refusal.message,
    missing_fields: refusal.code === 'PROFILE_INCOMPLETE' ? refusal.details.missing_fields : [],
  };
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}
