import { FormDialog } from '#app/components/dialogs/form-dialog.tsx';
import { TextareaField } from '#app/components/form/text-fields.tsx';
import { useAdminForm } from '#app/components/form/use-admin-form.ts';
import type { QueuedRefund } from '#contract/refunds/admin.ts';
import { refundsCopy as copy } from '#messages/refunds/admin.ts';
import { formatRupiah, toRupiah } from '#shared/money/money.ts';
import { decisionInput } from './decision-input.ts';
import type { Verdict } from './refund-panel.tsx';

interface Props {
  readonly refund: QueuedRefund;
  readonly verdict: Verdict;
  readonly onClose: () => void;
}

export function DecisionDialog({ refund, verdict, onClose }: Props) {
  const form = useAdminForm({
    id: 'decide-refund',
    action: '/admin/refunds',
    schema: decisionInput,
    failed: copy.decisionFailed,
  });
  const isApproval = verdict === 'approve';
  const amount = formatRupiah(toRupiah(refund.amount_bigint));
  const approval = `${copy.approveText[refund.destination](refund.title)}${exceedsPolicy(refund) ? ` ${copy.approveBeyond}` : ''}`;
  return (
    <FormDialog
      role="alertdialog"
      title={isApproval ? copy.approveTitle(amount, refund.user_name) : copy.rejectTitle(refund.user_name)}
      text={isApproval ? approval : copy.rejectText}
      form={form}
      hiddenFields={{ id: refund.id, verdict, amount, accepts_use: String(exceedsPolicy(refund)) }}
      submitLabel={isApproval ? copy.approve : copy.reject}
      busyText={copy.busy}
      isDanger={!isApproval}
      onClose={onClose}
    >
      <TextareaField
        name="note"
        label={isApproval ? copy.note : copy.reason}
        isOptional={isApproval}
        rows={3}
        maxLength={1000}
      />
    </FormDialog>
  );
}

/** Approving accepts the use known now; the server refuses later use. */
function exceedsPolicy({ used_now, policy }: QueuedRefund): boolean {
  return used_now.download_count > 0 || used_now.consumed_percent > policy.max_percent;
}
