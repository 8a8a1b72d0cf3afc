import { useState } from 'react';
import { lazyDialog } from '#app/components/dialogs/lazy-dialog.tsx';
import { Button } from '#app/components/ui/button.tsx';
import type { SettlementPreview } from '#contract/admin/sales/payments.ts';
import { reconciliationCopy as copy, disputeCopy } from '#messages/admin-payments.ts';
import { type DisputeVerdict, disputeVerdicts } from '#shared/payments/disputes.ts';

const ReasonDialog = lazyDialog(async () => (await import('./reason-dialog.tsx')).ReasonDialog);

interface DisputeActionsProps {
  readonly id: string;
  readonly name: string;
  readonly hasClaim: boolean;
  readonly foreseen: SettlementPreview;
}

/** Each verdict is confirmed once, with its effect. */
export function DisputeActions({ id, name, hasClaim, foreseen }: DisputeActionsProps) {
  const [openVerdict, setOpenVerdict] = useState<DisputeVerdict | null>(null);
  const verdicts = disputeVerdicts.filter((verdict) => verdict !== 'waived' || hasClaim);
  return (
    <span className="flex flex-wrap gap-2">
      {verdicts.map((verdict) => (
        <Button
          key={verdict}
          variant={verdict === 'lost' ? 'danger' : 'outline'}
          size="sm"
          aria-label={`${copy.verdicts[verdict]}: ${name}`}
          onClick={() => setOpenVerdict(verdict)}
        >
          {copy.verdicts[verdict]}
        </Button>
      ))}
      {openVerdict !== null && (
        <ReasonDialog
          intent={openVerdict}
          id={id}
          title={`${copy.verdicts[openVerdict]}: ${name}`}
          text={disputeCopy.foreseen[openVerdict](foreseen)}
          submitLabel={copy.verdicts[openVerdict]}
          isDanger={openVerdict === 'lost'}
          onClose={() => setOpenVerdict(null)}
        />
      )}
    </span>
  );
}
