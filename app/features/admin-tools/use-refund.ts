import { useRef, useState } from 'react';
import type { PostingAccount } from '#app/components/posting-confirm.tsx';
import { toast } from '#app/lib/toast.ts';
import type { refundMoney } from '#contract/admin/refunds.ts';
import type { CallResult } from '#contract/client.ts';
import type { CallOf } from '#contract/endpoint.ts';
import { formatRupiah, type Rupiah, toRupiah, toSen } from '#shared/money.ts';
import { shortId } from '#shared/short-id.ts';
import { parseRupiah } from '#shared/typed-rupiah.ts';
import {
  problemOf,
  problemsOf,
  type RefundFields,
  type RefundProblems,
  serverProblems,
} from './refund-fields.ts';
import { browser, readAccount } from './staff-calls.ts';
import { failureText, tellInvalid } from './tool-answer.ts';
import { refundCopy as copy, toolsCopy } from './tools-copy.ts';

type Answer = CallResult<typeof refundMoney>;
export type Candidates = Extract<
  Extract<Answer, { ok: false }>['refusal'],
  { code: 'ORDER_REQUIRED' }
>['details']['orders'];

/** What was filled in and read, until it was said once more that it is meant. */
interface Asked {
  readonly body: CallOf<typeof refundMoney>['body'];
  readonly account: PostingAccount;
  readonly amount: Rupiah;
}

interface State {
  readonly isBusy: boolean;
  readonly problems: RefundProblems;
  /** Orders of which the server wants one named. */
  readonly candidates: Candidates;
  readonly asked: Asked | null;
}

const calm: State = { isBusy: false, problems: {}, candidates: [], asked: null };

/**
 * ATOOL-002: checked, asked once with the balances, posted. The key stays the same until the server has answered, so
 * that a refund whose answer got lost is not made twice.
 */
export function useRefund(onDone: () => void) {
  const [state, setState] = useState<State>(calm);
  const key = useRef<string | null>(null);
  const check = async (fields: RefundFields) => {
    if (state.isBusy) return;
    const problems = problemsOf(fields);
    setState({ ...calm, problems });
    const { user } = fields;
    const amount = parseRupiah(fields.amount);
    if (Object.keys(problems).length > 0 || user === null || user.id === null || !amount.ok)
      return tellInvalid(problems);
    setState({ ...calm, isBusy: true });
    const account = await readAccount(user.id);
    if (!account.ok) {
      setState(calm);
      return toast.error(copy.failed, { description: toolsCopy.walletUnread });
    }
    const body = bodyOf(fields, user.id, amount.value);
    return setState({ ...calm, asked: { body, account: account.value, amount: amount.value } });
  };
  const post = async ({ body }: Asked) => {
    key.current ??= crypto.randomUUID();
    setState({ ...calm, isBusy: true });
    const answer = await browser.call<typeof refundMoney>(
      { method: 'post', path: '/api/admin/refund' },
      { idempotency_key: key.current, body },
    );
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
    check,
    post,
    cancel: () => setState(calm),
    /** What somebody is about to correct is not wrong any more. */
    forgive: () => setState(({ isBusy }) => ({ ...calm, isBusy })),
  };
}

function bodyOf(fields: RefundFields, user_id: string, amount: Rupiah): Asked['body'] {
  const optional = (text: string) => (text.trim() === '' ? undefined : text.trim());
  return {
    user_id,
    order_id: optional(fields.order_id),
    payment_id: optional(fields.payment_id),
    amount_bigint: toSen(amount),
    reason: fields.reason,
    refund_method: fields.method,
    ends_access: fields.ends_access,
  };
}

function told(refusal: Extract<Answer, { ok: false }>['refusal']): Partial<State> {
  toast.error(copy.failed, { description: failureText(refusal, copy.failedText) });
  const named = 'fields' in refusal && refusal.fields !== undefined ? serverProblems(refusal.fields) : {};
  return {
    problems: { ...problemOf(refusal.code, refusal.message), ...named },
    ...(refusal.code === 'ORDER_REQUIRED' && { candidates: refusal.details.orders }),
  };
}
