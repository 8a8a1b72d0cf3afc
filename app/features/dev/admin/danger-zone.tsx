import { Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { ConfirmDialog } from '#app/components/dialogs/confirm-dialog.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { toast } from '#app/lib/toast.ts';
import { createClient } from '#contract/client.ts';
import type { clearTestData, generateTestOrders, TestDataCounts } from '#contract/dev/admin-test-data.ts';
import { devToolsCopy as copy, devToolsCopy } from '#messages/operations/admin-dev-tools.ts';
import { type TestKind, testKinds } from '#shared/test-data.ts';

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

const client = createClient((request) => fetch(request), { timeoutMs: 120_000 });

export type RunningTask = TestKind | 'clear' | null;

/** One task at a time; its key stays until the server has answered, so that a retry creates nothing twice. */
export function useTestData() {
  const { revalidate } = useRevalidator();
  const [runningTask, setRunningTask] = useState<RunningTask>(null);
  const key = useRef<string | null>(null);
  const run = async (what: TestKind | 'clear', send: (key: string) => Promise<string | null>) => {
    if (runningTask !== null) return;
    setRunningTask(what);
    key.current ??= crypto.randomUUID();
    const networkError = await send(key.current);
    if (networkError !== 'NETWORK_ERROR') key.current = null;
    setRunningTask(null);
    await revalidate();
  };
  return {
    runningTask,
    generate: (kind: TestKind, count: number) => run(kind, (own) => generate(kind, { count, key: own })),
    clear: () => run('clear', clear),
  };
}

type Generator = Omit<typeof generateTestOrders, 'path'> & {
  readonly path: `/api/dev/test-data/${TestKind}`;
};

interface GenerateOptions {
  readonly count: number;
  readonly key: string;
}

export async function generate(kind: TestKind, { count, key }: GenerateOptions): Promise<string | null> {
  const result = await client.call<Generator>(
    { method: 'post', path: `/api/dev/test-data/${kind}` },
    { body: { count }, idempotency_key: key },
  );
  if (result.ok) {
    toast.success(copy.generated[kind](result.value.generated));
    return null;
  }
  const { code } = result.refusal;
  toast.error(code === 'NO_TEST_DATA' ? copy.missing : copy.failed[kind]);
  return code;
}

export async function clear(key: string): Promise<string | null> {
  const result = await client.call<typeof clearTestData>(
    { method: 'delete', path: '/api/dev/test-data' },
    { idempotency_key: key },
  );
  if (result.ok) {
    const { products } = result.value.kept;
    toast.success(copy.cleared, products === 0 ? {} : { description: copy.kept(products) });
    return null;
  }
  toast.error(copy.clearFailed);
  return result.refusal.code;
}
