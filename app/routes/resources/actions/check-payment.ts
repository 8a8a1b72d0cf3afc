import { actionApi } from '#app/lib/api/api-context.ts';
import { checkPayment } from '#contract/account/wallet.ts';
import type { Route } from './+types/check-payment.ts';

export type CheckAnswer =
  | { readonly ok: true; readonly status: string }
  | { readonly ok: false; readonly message: string };

/** Queries the gateway for a payment's status; the page revalidates. */
export async function action({ request, context }: Route.ActionArgs): Promise<CheckAnswer> {
  const id = String((await request.formData()).get('id') ?? '');
  const checked = await actionApi(context).call(checkPayment, { params: { id } });
  if (checked.ok) return { ok: true, status: checked.value.payment.status };
  return { ok: false, message: checked.refusal.message };
}
