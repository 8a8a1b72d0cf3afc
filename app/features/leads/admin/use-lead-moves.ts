import { useEffect, useRef } from 'react';
import { useFetchers, useRevalidator, useSubmit } from 'react-router';
import type { FormReply } from '#app/lib/forms/form-reply.ts';
import { showReply, titledToast } from '#app/lib/forms/show-reply.ts';
import type { Lead } from '#contract/leads/admin.ts';
import { leadsCopy } from '#messages/leads/admin.ts';
import type { LeadStatus } from '#shared/leads/forms.ts';

const MOVE = 'lead-move-';

/** Each move has its own fetcher, so that the next one does not hide it. */
export function useLeadMoves() {
  const submit = useSubmit();
  const { revalidate } = useRevalidator();
  const count = useRef(0);
  const names = useRef(new Map<string, string>());
  const told = useRef(new WeakSet<FormReply>());
  const underWay = useFetchers().filter(({ key }) => key.startsWith(MOVE));
  useEffect(() => {
    for (const { data, key } of underWay) {
      const reply: FormReply | undefined = data;
      if (reply === undefined || told.current.has(reply)) continue;
      told.current.add(reply);
      showReply(reply, titledToast(leadsCopy.notMoved(names.current.get(key) ?? '')));
      if (reply.success === null) void revalidate();
    }
  });
  return {
    moves: underWay.flatMap(({ formData }) => formData ?? []),
    move: ({ id, name }: Lead, status: LeadStatus, reason = '') => {
      count.current += 1;
      const fetcherKey = `${MOVE}${count.current}`;
      names.current.set(fetcherKey, name);
      void submit(
        { id, name, status, ...(reason !== '' && { reason }) },
        { method: 'post', navigate: false, fetcherKey },
      );
    },
  };
}
