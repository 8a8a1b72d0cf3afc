import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { toast } from '#app/lib/toast.ts';
import type { clearTestData, generateTestOrders } from '#contract/admin/test-data.ts';
import { createClient } from '#contract/client.ts';
import type { TestKind } from '#shared/test-data.ts';
import { devToolsCopy as copy, failedText, generatedText } from './dev-tools-copy.ts';

const browser = createClient((request) => fetch(request), { timeoutMs: 120_000 });

/** What is being done at the moment: a generator, or clearing. */
export type TestDataWork = TestKind | 'clear' | null;

/** Sends one piece of work at a time; its key stays until the server has answered. */
export function useTestData() {
  const { revalidate } = useRevalidator();
  const [work, setWork] = useState<TestDataWork>(null);
  const key = useRef<string | null>(null);
  const run = async (what: TestKind | 'clear', send: (key: string) => Promise<string | null>) => {
    if (work !== null) return;
    setWork(what);
    key.current ??= crypto.randomUUID();
    const lost = await send(key.current);
    if (lost !== 'NETWORK_ERROR') key.current = null;
    setWork(null);
    await revalidate();
  };
  return {
    work,
    generate: (kind: TestKind, count: number) => run(kind, (own) => generate(kind, { count, key: own })),
    clear: () => run('clear', clear),
  };
}

/** The four answer alike; only that of orders refuses. */
type Generator = Omit<typeof generateTestOrders, 'path'> & {
  readonly path: `/api/dev/test-data/${TestKind}`;
};

interface Wish {
  readonly count: number;
  readonly key: string;
}

async function generate(kind: TestKind, { count, key }: Wish): Promise<string | null> {
  const answer = await browser.call<Generator>(
    { method: 'post', path: `/api/dev/test-data/${kind}` },
    { body: { count }, idempotency_key: key },
  );
  if (answer.ok) {
    toast.success(generatedText(kind, answer.value.generated));
    return null;
  }
  const { code } = answer.refusal;
  toast.error(code === 'NO_TEST_DATA' ? copy.missing : failedText(kind));
  return code;
}

async function clear(key: string): Promise<string | null> {
  const answer = await browser.call<typeof clearTestData>(
    { method: 'delete', path: '/api/dev/test-data' },
    { idempotency_key: key },
  );
  if (answer.ok) {
    toast.success(copy.cleared);
    return null;
  }
  toast.error(copy.clearFailed);
  return answer.refusal.code;
}
