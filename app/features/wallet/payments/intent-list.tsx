import { Clock3, Undo2 } from 'lucide-react';
import { Link, useNavigate } from 'react-router';
import { DialogLink } from '#app/components/dialogs/dialog-link.tsx';
import { PostButton } from '#app/components/form/post-button.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { INTENT } from '#app/lib/forms/form-reply.ts';
import type { PurchaseIntent } from '#contract/intents/purchase-intents.ts';
import { intentReason } from '#messages/checkout/intent-reasons.ts';
import { unpaidCopy } from '#messages/orders/unpaid.ts';
import { walletCopy } from '#messages/wallet/wallet.ts';
import { formatRupiah } from '#shared/money/money.ts';

/** Includes purchases that failed although the money arrived (DECISIONS 10). */
export function IntentList({ intents }: { readonly intents: readonly PurchaseIntent[] }) {
  if (intents.length === 0) return null;
  return (
    <section aria-label={walletCopy.intents} className="mb-6">
      <ul className="grid gap-2">
        {intents.map((intent) => (
          <IntentRow key={intent.id} intent={intent} />
        ))}
      </ul>
    </section>
  );
}

const waitReason = ({ suggested_topup }: PurchaseIntent) =>
  suggested_topup === null ? walletCopy.intentCovered : walletCopy.intentWaits;

const noToast = () => undefined;

function IntentRow({ intent }: { readonly intent: PurchaseIntent }) {
  const navigate = useNavigate();
  const isWaiting = intent.status === 'waiting';
  const Icon = isWaiting ? Clock3 : Undo2;
  const { suggested_topup } = intent;
  const search = `?topup=${suggested_topup ?? 0}&intent=${intent.id}`;
  return (
    <li
      data-intent-status={intent.status}
      className={
        'notice grid grid-cols-[24px_minmax(0,1fr)] gap-x-3 gap-y-3 sm:grid-cols-[24px_minmax(0,1fr)_auto] sm:items-center'
      }
    >
      <Icon aria-hidden className="mt-0.5 size-5 self-start text-ink-2" />
      <div className="min-w-0">
        <p className="font-semibold text-ui">
          {intent.title} · <span className="num">{formatRupiah(intent.amount)}</span>
        </p>
        <p className="text-ink-2 text-small">
          {isWaiting ? waitReason(intent) : walletCopy.intentCancelled(intentReason(intent.reason ?? ''))}
        </p>
      </div>
      <div className="col-start-2 flex flex-wrap gap-2 sm:col-start-3">
        {isWaiting && suggested_topup !== null && (
          <Button asChild size="sm" variant="outline">
            <DialogLink
              to={`/user/billing/top-up${search}`}
              onOpen={() => void navigate(`/user/billing${search}`, { preventScrollReset: true })}
            >
              {walletCopy.intentTopUp(formatRupiah(suggested_topup))}
            </DialogLink>
          </Button>
        )}
        {intent.checkout_path !== null && (
          <Button asChild size="sm">
            <Link to={intent.checkout_path}>{unpaidCopy.payFromBalance}</Link>
          </Button>
        )}
        <PostButton
          id={`dismiss-${intent.id}`}
          action="/user/billing"
          fields={{ [INTENT]: 'dismiss', id: intent.id }}
          onSuccess={noToast}
          size="sm"
          variant="quiet"
        >
          {isWaiting ? walletCopy.intentDrop : walletCopy.intentSeen}
        </PostButton>
      </div>
    </li>
  );
}
