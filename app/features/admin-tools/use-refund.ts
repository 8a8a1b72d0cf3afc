import { useRef, useState } from 'react';
import { toast } from '#app/lib/toast.ts';
import type { refundMoney } from '#contract/admin/refunds.ts';
import { type CallResult, createClient } from '#contract/client.ts';
import { formatRupiah, toRupiah, toSen } from '#shared/money.ts';
import { shortId } from '#shared/short-id.ts';
import {
  amountOf,
  problemOf,
  problemsOf,
  type RefundFields,
  type RefundProblems,
  serverProblems,
} from './refund-fields.ts';
import { failureText, tellInvalid } from './tool-answer.ts';
import { refundCopy as copy } from './tools-copy.ts';

const browser = createClient((request) => fetch(request));

type Answer = CallResult<typeof refundMoney>;
export type Candidates = Extract<
  Extract<Answer, { ok: false }>['refusal'],
  { code: 'ORDER_REQUIRED' }
>['details']['orders'];

interface State {
  readonly isBusy: boolean;
  readonly problems: RefundProblems;
  /** Orders of which the server wants one named. */
  readonly candidates: Candidates;
}

const calm: State = { isBusy: false, problems: {}, candidates: [] };

/**
 * ATOOL-002: submit, processing, success. The key stays the same until the server has answered, so that a refund whose
 * answer got lost is not made twice.
 */
export function useRefund(onDone: () => void) {
  const [state, setState] = useState<State>(calm);
  const key = useRef<string | null>(null);
  const send = async (fields: RefundFields) => {
    if (state.isBusy) return;
    const problems = problemsOf(fields);
    setState({ ...calm, problems });
    if (Object.keys(problems).length > 0) return tellInvalid(problems);
    key.current ??= crypto.randomUUID();
    setState({ ...calm, isBusy: true });
    const answer = await ask(fields, key.current);
    if (answer.ok || answer.refusal.code !== 'NETWORK_ERROR') key.current = null;
    if (!answer.ok) return setState({ ...calm, ...told(answer.refusal) });
    setState(calm);
    const { order_id, refundable_bigint } = answer.value;
    const left = formatRupiah(toRupiah(refundable_bigint));
    toast.success(copy.done, { description: copy.doneText(shortId(order_id), left) });
    return onDone();
  };
  return {
    ...state,
    send,
    /** What somebody is about to correct is not wrong any more. */
    forgive: () => setState(({ isBusy }) => ({ ...calm, isBusy })),
  };
}

function ask(fields: RefundFields, idempotency_key: string): Promise<Answer> {
  const optional = (text: string) => (text.trim() === '' ? undefined : text.trim());
  return browser.call<typeof refundMoney>(
    { method: 'post', path: '/api/admin/refund' },
    {
      idempotency_key,
      body: {
        user_id: fields.user.trim(),
        order_id: optional(fields.order_id),
        payment_id: optional(fields.payment_id),
        amount_bigint: toSen(amountOf(fields)),
        reason: fields.reason,
        refund_method: fields.method,
        ends_access: fields.ends_access,
      },
    },
  );
}

function told(refusal: Extract<Answer, { ok: false }>['refusal']): Partial<State> {
  toast.error(copy.failed, { description: failureText(refusal, copy.failedText) });
  const named = 'fields' in refusal && refusal.fields !== undefined ? serverProblems(refusal.fields) : {};
  return {
    problems: { ...problemOf(refusal.code, refusal.message), ...named },
    ...(refusal.code === 'ORDER_REQUIRED' && { candidates: refusal.details.orders }),
  };
}
