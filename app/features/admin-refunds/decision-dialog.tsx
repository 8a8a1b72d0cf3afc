import { type FormEvent, useRef, useState } from 'react';
import { FormDialog } from '#app/components/dialogs/form-dialog.tsx';
import { Field } from '#app/components/ui/field.tsx';
import { Textarea } from '#app/components/ui/input.tsx';
import { browserClient } from '#app/lib/api/browser-client.ts';
import { toast } from '#app/lib/toast.ts';
import type { decideRefund, QueuedRefund } from '#contract/admin/refunds.ts';
import { formatRupiah, toRupiah } from '#shared/money.ts';
import type { Verdict } from './refund-request-card.tsx';
import { refundsCopy as copy } from './refunds-copy.ts';

interface Props {
  readonly refund: QueuedRefund;
  readonly verdict: Verdict;
  readonly onChanged: () => void;
  readonly onClose: () => void;
}

/** Confirms an approval, or asks for the reason of a rejection. */
export function DecisionDialog({ refund, verdict, onChanged, onClose }: Props) {
  const [note, setNote] = useState('');
  const decision = useDecision({ refund, verdict, onChanged });
  const isApproval = verdict === 'approve';
  const amount = formatRupiah(toRupiah(refund.amount_bigint));
  const approval = `${copy.approveText[refund.destination](refund.title)}${exceedsPolicy(refund) ? ` ${copy.approveBeyond}` : ''}`;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void decision.send(note);
  };
  return (
    <FormDialog
      role="alertdialog"
      title={isApproval ? copy.approveTitle(amount, refund.user_name) : copy.rejectTitle(refund.user_name)}
      text={isApproval ? approval : copy.rejectText}
      onSubmit={submit}
      submit={isApproval ? copy.approve : copy.reject}
      busyText={copy.busy}
      isBusy={decision.isBusy}
      isDanger={!isApproval}
      onClose={onClose}
    >
      <Field label={isApproval ? copy.note : copy.reason} error={decision.problem} required={!isApproval}>
        {(control) => (
          <Textarea
            {...control}
            rows={3}
            maxLength={1000}
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
        )}
      </Field>
    </FormDialog>
  );
}

/** Approving accepts the use known now; later use is refused by the server. */
function exceedsPolicy({ used_now, policy }: QueuedRefund): boolean {
  return used_now.download_count > 0 || used_now.consumed_percent > policy.max_percent;
}

/**
 * The key stays until the server has answered, so that a retry decides once. After a decision the dialog stays busy
 * until the list is read again.
 */
function useDecision({ refund, verdict, onChanged }: Omit<Props, 'onClose'>) {
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const key = useRef<string | null>(null);
  const send = async (note: string) => {
    if (verdict === 'reject' && note.trim() === '') return setProblem(copy.reasonMissing);
    setIsBusy(true);
    key.current ??= crypto.randomUUID();
    const result = await browserClient.call<typeof decideRefund>(
      { method: 'post', path: '/api/admin/refunds/{id}/decide' },
      {
        params: { id: refund.id },
        body: { verdict, note, accepts_use: exceedsPolicy(refund) },
        idempotency_key: key.current,
      },
    );
    if (result.ok || result.refusal.code !== 'NETWORK_ERROR') key.current = null;
    onChanged();
    if (result.ok) {
      const amount = formatRupiah(toRupiah(refund.amount_bigint));
      return toast.success(verdict === 'approve' ? copy.approved(amount) : copy.rejected);
    }
    setIsBusy(false);
    toast.error(copy.decisionFailed, { description: result.refusal.message });
    return setProblem(result.refusal.message);
  };
  return { isBusy, problem, send };
}
