import { FormDialog } from '#app/components/dialogs/form-dialog.tsx';
import { useAdminForm } from '#app/components/form/use-admin-form.ts';
import type { Referral, ReferralVerdict } from '#contract/referrals/admin.ts';
import { discountFormCopy } from '#messages/discounts/admin.ts';
import { referralsCopy as copy } from '#messages/referrals/admin.ts';
import { REFERRALS_PATH } from './referral-columns.tsx';
import { referralVerdictInput } from './referral-input.ts';

interface Props {
  readonly referral: Referral;
  readonly verdict: ReferralVerdict;
  readonly onClose: () => void;
}

export function VerdictDialog({ referral: { id, friend }, verdict, onClose }: Props) {
  const form = useAdminForm({
    id: 'decide-referral',
    action: REFERRALS_PATH,
    schema: referralVerdictInput,
    failed: copy.decideFailed,
    onDone: onClose,
  });
  const isRefusal = verdict === 'refuse';
  return (
    <FormDialog
      role="alertdialog"
      title={isRefusal ? copy.refuseTitle(friend.name) : copy.acceptTitle(friend.name)}
      text={isRefusal ? copy.refuseText : copy.acceptText}
      form={form}
      hiddenFields={{ id, verdict }}
      submitLabel={isRefusal ? copy.refuse : copy.accept}
      busyText={discountFormCopy.saving}
      isDanger={isRefusal}
      onClose={onClose}
    />
  );
}
