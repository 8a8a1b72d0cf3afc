import { useEffect, useRef } from 'react';
import { useFetchers, useSubmit } from 'react-router';
import { tellResult } from '#app/hooks/use-action-fetcher.ts';
import type { ActionResult } from '#app/lib/forms/action-result.ts';
import type { Lead } from '#contract/admin/content/leads.ts';
import type { LeadStatus } from '#shared/forms.ts';

const MOVE = 'lead-move-';

/** Each move is on its way by itself, so that the next one does not hide it. */
export function useLeadMoves() {
  const submit = useSubmit();
  const count = useRef(0);
  const told = useRef(new WeakSet<ActionResult>());
  const underWay = useFetchers().filter(({ key }) => key.startsWith(MOVE));
  useEffect(() => {
    for (const { data } of underWay) {
      const result: ActionResult | undefined = data;
      if (result === undefined || told.current.has(result)) continue;
      told.current.add(result);
      tellResult(result);
    }
  });
  return {
    /** What is being sent, until the page is read again; in the order in which it was sent. */
    moves: underWay.flatMap(({ formData }) => formData ?? []),
    move: ({ id, name }: Lead, status: LeadStatus, reason = '') => {
      count.current += 1;
      void submit(
        { id, name, status, ...(reason !== '' && { reason }) },
        { method: 'post', navigate: false, fetcherKey: `${MOVE}${count.current}` },
      );
    },
  };
}
