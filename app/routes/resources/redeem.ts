import type { RedeemAnswer } from '#app/features/wallet/redeem-dialog.tsx';
import { actionApi } from '#app/lib/api.ts';
import { redeemVoucher } from '#contract/account/vouchers.ts';
import { toRupiah } from '#shared/money.ts';
import type { Route } from './+types/redeem.ts';

/** Redeems a voucher code; what is wrong with it is said at its field. */
export async function action({ request, context }: Route.ActionArgs): Promise<RedeemAnswer> {
  const form = await request.formData();
  const redeemed = await actionApi(context).call(redeemVoucher, {
    body: { code: String(form.get('code') ?? '') },
    idempotency_key: String(form.get('idempotency_key') ?? ''),
  });
  if (redeemed.ok) return { ok: true, amount: toRupiah(redeemed.value.amount_bigint) };
  const { refusal } = redeemed;
  const fields = 'fields' in refusal ? refusal.fields : undefined;
  return { ok: false, message: fields?.code ?? refusal.message };
}
