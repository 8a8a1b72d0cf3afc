import { redirect } from 'react-router';
import { parseTopUpAmount } from '#app/features/wallet/top-up/parse-top-up-amount.ts';
import { actionApi } from '#app/lib/api/api-context.ts';
import { rememberWay } from '#app/lib/remembered-way.ts';
import { topUpWallet } from '#contract/wallet/wallet.ts';
import { walletCopy } from '#messages/wallet/wallet.ts';
import type { Route } from './+types/top-up-post.route.ts';

export interface TopUpProblem {
  readonly code: string;
  readonly message: string;
  readonly field: string | null;
}

/** The credit comes later, by the gateway's webhook. */
export async function action({ request, context }: Route.ActionArgs): Promise<Response | TopUpProblem> {
  const form = await request.formData();
  const amount = parseTopUpAmount(String(form.get('amount') ?? ''));
  if (!amount.ok) return { code: 'VALIDATION_ERROR', message: amount.refusal, field: amount.refusal };
  const key = form.get('idempotency_key');
  const intent = form.get('intent_id');
  const method = form.get('payment_method');
  const result = await actionApi(context).call(topUpWallet, {
    body: {
      amount: amount.value,
      ...(typeof intent === 'string' && intent !== '' ? { intent_id: intent } : {}),
      ...(typeof method === 'string' && method !== '' ? { payment_method: method } : {}),
    },
    idempotency_key: typeof key === 'string' ? key : '',
  });
  if (result.ok) {
    const { payment_id, checkout_url, qr_text } = result.value;
    const page = qr_text === null ? checkout_url : `/user/billing?payment=${payment_id}`;
    return redirect(page, { headers: rememberWay(String(method)) });
  }
  const { refusal } = result;
  const fields = 'fields' in refusal ? refusal.fields : undefined;
  const message = refusal.code === 'UNAUTHENTICATED' ? walletCopy.signInFirst : refusal.message;
  const isAmount = refusal.code === 'AMOUNT_TOO_SMALL' || refusal.code === 'AMOUNT_TOO_LARGE';
  return {
    code: refusal.code,
    message: message || walletCopy.unexpected,
    field: fields?.amount ?? (isAmount ? refusal.message : null),
  };
}
