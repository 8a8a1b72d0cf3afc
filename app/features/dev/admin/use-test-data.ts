import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { toast } from '#app/lib/toast.ts';
import { createClient } from '#contract/client.ts';
import type { clearTestData, generateTestOrders } from '#contract/dev/admin-test-data.ts';
import { devToolsCopy as copy } from '#messages/operations/admin-dev-tools.ts';
import type { TestKind } from '#shared/test-data.ts';

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
