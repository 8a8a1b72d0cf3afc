import { useState } from 'react';
import { Button } from '#app/components/ui/button.tsx';
import type { ForeseenSettlement } from '#contract/admin/payments.ts';
import { type DisputeVerdict, disputeVerdicts } from '#shared/disputes.ts';
import { reconciliationCopy as copy, disputeCopy } from './payments-copy.ts';
import { ReasonDialog } from './reason-dialog.tsx';

interface DisputeDeedsProps {
  readonly id: string;
  readonly name: string;
  readonly hasClaim: boolean;
  readonly foreseen: ForeseenSettlement;
}

/** What can be said of a dispute; each asks once, with what will happen, before anything moves. */
export function DisputeDeeds({ id, name, hasClaim, foreseen }: DisputeDeedsProps) {
  const [asked, setAsked] = useState<DisputeVerdict | null>(null);
  const verdicts = disputeVerdicts.filter((verdict) => verdict !== 'waived' || hasClaim);
  return (
    <span className="flex flex-wrap gap-2">
      {verdicts.map((verdict) => (
        <Button
          key={verdict}
          variant={verdict === 'lost' ? 'danger' : 'outline'}
          size="sm"
          aria-label={`${copy.verdicts[verdict]}: ${name}`}
          onClick={() => setAsked(verdict)}
        >
          {copy.verdicts[verdict]}
        </Button>
      ))}
      {asked !== null && (
        <ReasonDialog
          deed={asked}
          id={id}
          title={`${copy.verdicts[asked]}: ${name}`}
          text={disputeCopy.foreseen[asked](foreseen)}
          submit={copy.verdicts[asked]}
          isDanger={asked === 'lost'}
          onClose={() => setAsked(null)}
        />
      )}
    </span>
  );
}
