import { actionCopy } from '../subscription-copy.ts';
import type { SubscriptionAction } from './use-subscription-action.ts';

export function ActionError({ refusal }: Pick<SubscriptionAction, 'refusal'>) {
  if (refusal === null) return null;
  return (
    <p role="alert" className="mt-4 border-debit border-l-2 pl-3.5 text-ui">
      <b className="font-semibold">{actionCopy.failed}</b> {refusal.message}
    </p>
  );
}
