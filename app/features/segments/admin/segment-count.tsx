import { useEffect, useState } from 'react';
import { browserClient } from '#app/lib/api/browser-client.ts';
import { cn } from '#app/lib/cn.ts';
import { countSegment, segmentRules } from '#contract/segments/admin.ts';
import { segmentsCopy as copy } from '#messages/segments/admin.ts';
import { formatCount } from '#shared/money/money.ts';

const PAUSE_MS = 300;

/** Counts again after a pause in editing; an answer that is overtaken is dropped. */
export function SegmentCount({ definition }: { readonly definition: string }) {
  const [counted, setCounted] = useState<{ readonly of: string; readonly count: number } | null>(null);
  const rules = segmentRules.safeParse(JSON.parse(definition));
  useEffect(() => {
    const parsed = segmentRules.safeParse(JSON.parse(definition));
    if (!parsed.success) return;
    let isCurrent = true;
    const timer = setTimeout(async () => {
      const answer = await browserClient.call(countSegment, { body: parsed.data });
      if (isCurrent && answer.ok) setCounted({ of: definition, count: answer.value.count });
    }, PAUSE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [definition]);
  const words = !rules.success
    ? copy.incomplete
    : counted?.of === definition
      ? copy.found(formatCount(counted.count))
      : copy.counting;
  return (
    <p role="status" className={cn('tabular-nums', rules.success ? 'font-semibold' : 'text-ink-2 text-ui')}>
      {words}
    </p>
  );
}
