import { useState } from 'react';
import { lazyDialog } from '#app/components/dialogs/lazy-dialog.tsx';
import { Button } from '#app/components/ui/button.tsx';
import type { SettlementPreview } from '#contract/payments/admin.ts';
import { reconciliationCopy as copy, disputeCopy } from '#messages/payments/admin.ts';
import type { DisputeVerdict } from '#shared/payments/disputes.ts';

const ReasonDialog = lazyDialog(async () => (await import('./reason-dialog.tsx')).ReasonDialog);

interface DisputeActionsProps {
  readonly id: string;
  readonly name: string;
  readonly verdicts: readonly DisputeVerdict[];
  readonly foreseen: SettlementPreview;
}

export function DisputeActions({ id, name, verdicts, foreseen }: DisputeActionsProps) {
  const [openVerdict, setOpenVerdict] = useState<DisputeVerdict | null>(null);
  const isOnlyNoted = verdicts.join() === 'won';
  const labelOf = (verdict: DisputeVerdict) => (isOnlyNoted ? copy.noted : copy.verdicts[verdict]);
  return (
    <span className="flex flex-wrap gap-2">
      {verdicts.map((verdict) => (
        <Button
          key={verdict}
          variant={verdict === 'lost' ? 'danger' : 'outline'}
          size="sm"
          aria-label={`${labelOf(verdict)}: ${name}`}
          onClick={() => setOpenVerdict(verdict)}
        >
          {labelOf(verdict)}
        </Button>
      ))}
      {openVerdict !== null && (
        <ReasonDialog
          intent={openVerdict}
          id={id}
          title={`${labelOf(openVerdict)}: ${name}`}
          text={isOnlyNoted ? disputeCopy.noted : disputeCopy.foreseen[openVerdict](foreseen)}
          submitLabel={labelOf(openVerdict)}
          isDanger={openVerdict === 'lost'}
          onClose={() => setOpenVerdict(null)}
        />
      )}
    </span>
  );
}
