import { FormDialog } from '#app/components/dialogs/form-dialog.tsx';
import { useAdminForm } from '#app/components/form/use-admin-form.ts';
import type { Affiliate } from '#contract/referrals/admin-affiliates.ts';
import { affiliatesCopy as copy } from '#messages/referrals/admin-affiliates.ts';
import { formatRupiah, toRupiah } from '#shared/money/money.ts';
import { payoutInput } from './affiliate-input.ts';
import { AFFILIATES_PATH } from './affiliates-path.ts';

interface Props {
  readonly affiliate: Affiliate;
  readonly onClose: () => void;
}

export function PayoutDialog({ affiliate, onClose }: Props) {
  const { id, name, bank_account, balance_bigint } = affiliate;
  const amount = toRupiah(balance_bigint);
  const form = useAdminForm({
    id: 'pay-affiliate',
    action: AFFILIATES_PATH,
    schema: payoutInput,
    failed: copy.payFailed,
    onDone: onClose,
  });
  return (
    <FormDialog
      role="alertdialog"
      title={copy.payTitle(formatRupiah(amount), name)}
      text={copy.payText(bank_account)}
      form={form}
      hiddenFields={{ intent: 'pay', id, amount: String(amount) }}
      submitLabel={copy.pay}
      busyText={copy.saving}
      onClose={onClose}
    />
  );
}
