import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { ConfirmDialog } from '#app/components/dialogs/confirm-dialog.tsx';
import { Button } from '#app/components/ui/button.tsx';
import type { TestDataCounts } from '#contract/dev/admin-test-data.ts';
import { devToolsCopy } from '#messages/operations/admin-dev-tools.ts';
import { testKinds } from '#shared/test-data.ts';
import type { RunningTask } from './use-test-data.ts';

interface DangerZoneProps {
  readonly counts: TestDataCounts;
  readonly runningTask: RunningTask;
  readonly onClear: () => Promise<void>;
}

/** The confirmation names how much will be deleted (ADEV-004, ADEV-009). */
export function DangerZone({ counts, runningTask, onClear }: DangerZoneProps) {
  const { danger: copy } = devToolsCopy;
  const [isConfirming, setIsConfirming] = useState(false);
  const clear = async () => {
    await onClear();
    setIsConfirming(false);
  };
  return (
    <section
      aria-labelledby="danger-zone"
      className="mt-9 flex items-center max-md:flex-wrap justify-between gap-x-8 gap-y-4 rounded-card border border-debit p-5 md:p-6"
    >
      <div className="max-w-[44em]">
        <h2 id="danger-zone" className="text-debit text-t3">
          {copy.title}
        </h2>
        <p className="mt-1 text-ink-2 text-ui">{copy.text}</p>
      </div>
      <Button variant="danger" disabled={runningTask !== null} onClick={() => setIsConfirming(true)}>
        <Trash2 aria-hidden="true" />
        {copy.action}
      </Button>
      {isConfirming && (
        <ConfirmDialog
          title={copy.question}
          text={deletionSummary(counts)}
          confirmLabel={copy.confirm}
          busyText={runningTask === 'clear' ? copy.clearing : undefined}
          onConfirm={clear}
          onClose={() => setIsConfirming(false)}
        />
      )}
    </section>
  );
}

export function deletionSummary(counts: TestDataCounts): string {
  const { danger, kinds } = devToolsCopy;
  const parts = testKinds.filter((kind) => counts[kind] > 0).map((kind) => kinds[kind].counted(counts[kind]));
  return parts.length === 0 ? danger.nothing : danger.final(parts);
}
