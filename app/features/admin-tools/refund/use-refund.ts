import { useRef, useState } from 'react';
import type { PostingAccount } from '#app/components/dialogs/posting-confirm-dialog.tsx';
import { browserClient } from '#app/lib/api/browser-client.ts';
import { toast } from '#app/lib/toast.ts';
import type { refundMoney } from '#contract/admin/refunds.ts';
import type { CallResult } from '#contract/client.ts';
import type { CallOf } from '#contract/endpoint.ts';
import { formatRupiah, type Rupiah, toRupiah, toSen } from '#shared/money.ts';
import { shortId } from '#shared/short-id.ts';
import { parseRupiah } from '#shared/typed-rupiah.ts';
import { failureText, showInvalidToast } from '../tool-toasts.ts';
import { refundCopy as copy, toolsCopy } from '../tools-copy.ts';
import { fetchWalletAccount } from '../user-search.ts';
import {
  type RefundFields,
  type RefundProblems,
  refusalProblem,
  serverProblems,
  validateRefund,
} from './refund-fields.ts';

type RefundResult = CallResult<typeof refundMoney>;
export type Candidates = Extract<
  Extract<RefundResult, { ok: false }>['refusal'],
  { code: 'ORDER_REQUIRED' }
>['details']['orders'];

/** Filled in, not yet confirmed. */
interface PendingRefund {
  readonly body: CallOf<typeof refundMoney>['body'];
  readonly account: PostingAccount;
  readonly amount: Rupiah;
}

interface State {
  readonly isBusy: boolean;
  readonly problems: RefundProblems;
  /** Orders to choose from, when the server needs one. */
  readonly candidates: Candidates;
  readonly pending: PendingRefund | null;
}

const idleState: State = { isBusy: false, problems: {}, candidates: [], pending: null };

/**
 * ATOOL-002: validate, confirm once with the balances, post. The key stays until the server has answered, so that a
 * retry refunds once.
 */
export function useRefund(onDone: () => void) {
  const [state, setState] = useState<State>(idleState);
  const key = useRef<string | null>(null);
  const validate = async (fields: RefundFields) => {
    if (state.isBusy) return;
    const problems = validateRefund(fields);
    setState({ ...idleState, problems });
    const { user } = fields;
    const amount = parseRupiah(fields.amount);
    if (Object.keys(problems).length > 0 || user === null || user.id === null || !amount.ok)
      return showInvalidToast(problems);
    setState({ ...idleState, isBusy: true });
    const account = await fetchWalletAccount(user.id);
    if (!account.ok) {
      setState(idleState);
      return toast.error(copy.failed, { description: toolsCopy.walletUnread });
    }
    const body = toRequestBody(fields, user.id, amount.value);
    return setState({ ...idleState, pending: { body, account: account.value, amount: amount.value } });
  };
  const confirm = async ({ body }: PendingRefund) => {
    key.current ??= crypto.randomUUID();
    setState({ ...idleState, isBusy: true });
    const result = await browserClient.call<typeof refundMoney>(
      { method: 'post', path: '/api/admin/refund' },
      { idempotency_key: key.current, body },
    );
    if (result.ok || result.refusal.code !== 'NETWORK_ERROR') key.current = null;
    if (!result.ok) return setState({ ...idleState, ...toErrorState(result.refusal) });
    setState(idleState);
    const { order_id, refundable_bigint } = result.value;
    const left = formatRupiah(toRupiah(refundable_bigint));
    toast.success(copy.done, { description: copy.doneText(shortId(order_id), left) });
    return onDone();
  };
  return {
    ...state,
    validate,
    confirm,
    cancel: () => setState(idleState),
    clearErrors: () => setState(({ isBusy }) => ({ ...idleState, isBusy })),
  };
}

function toRequestBody(fields: RefundFields, user_id: string, amount: Rupiah): PendingRefund['body'] {
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

function toErrorState(refusal: Extract<RefundResult, { ok: false }>['refusal']): Partial<State> {
  toast.error(copy.failed, { description: failureText(refusal, copy.failedText) });
  const named = 'fields' in refusal && refusal.fields !== undefined ? serverProblems(refusal.fields) : {};
  return {
    problems: { ...refusalProblem(refusal.code, refusal.message), ...named },
    ...(refusal.code === 'ORDER_REQUIRED' && { candidates: refusal.details.orders }),
  };
}
