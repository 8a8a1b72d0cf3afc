import { useEffect, useRef } from 'react';
import { useFetcher } from 'react-router';
import { useViewer } from '#app/hooks/session/use-viewer.ts';
import { toast } from '#app/lib/toast.ts';
import { actionCopy } from '../subscription-copy.ts';

export const intents = ['cancel', 'resume', 'plan', 'retry'] as const;
export type Intent = (typeof intents)[number];

export type SubscriptionActionResult =
  | { readonly ok: true; readonly intent: Intent }
  | {
      readonly ok: false;
      readonly code: string;
      readonly message: string;
      /** In whole rupiah; only with INSUFFICIENT_BALANCE. */
      readonly suggested_topup: number | null;
    };

export interface SubscriptionAction {
  readonly isBusy: boolean;
  /** The last refusal. */
  readonly refusal: Extract<SubscriptionActionResult, { readonly ok: false }> | null;
  send(intent: Intent, fields: Readonly<Record<string, string>>): void;
}

/** A success closes with a toast; a refusal stays for the dialog to show. */
export function useSubscriptionAction(onDone: () => void): SubscriptionAction {
  const fetcher = useFetcher<SubscriptionActionResult>();
  const { refresh } = useViewer();
  const answer = fetcher.state === 'idle' ? fetcher.data : undefined;
  const done = useRef(onDone);
  done.current = onDone;
  useEffect(() => {
    if (answer?.ok !== true) return;
    toast.success(actionCopy[answer.intent]);
    void refresh();
    done.current();
  }, [answer, refresh]);
  return {
    isBusy: fetcher.state !== 'idle',
    refusal: answer?.ok === false ? answer : null,
    send: (intent, fields) =>
      void fetcher.submit({ ...fields, intent }, { method: 'post', action: '/user/subscriptions' }),
  };
}
