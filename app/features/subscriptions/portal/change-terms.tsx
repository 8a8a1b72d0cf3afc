import type { Subscription } from '#contract/subscriptions/subscriptions.ts';
import type { Change } from './change.ts';
import { RetentionOffer } from './retention-offer.tsx';
import { type ChangeTerm, cancelTerms, resumeTerms } from './subscription-text.ts';

/** Rows of a nota in days and rupiah; the last one is the result. */
export function ChangeTerms({ terms }: { readonly terms: readonly ChangeTerm[] }) {
  if (terms.length === 0) return null;
  return (
    <dl aria-live="polite" className="text-ui">
      {terms.map(({ label, value, notTaken }) => (
        <div
          key={label}
          className="flex items-baseline justify-between gap-4 border-line-strong border-t border-dashed py-3 last:border-ink last:border-t-3 last:border-double"
        >
          <dt className="text-ink-2">{label}</dt>
          <dd className="num text-right font-semibold">
            {notTaken !== undefined && <s className="font-normal text-ink-3">{notTaken}</s>} {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface ContentProps {
  readonly subscription: Subscription;
  readonly change: Change;
}

export function ChangeContent({ subscription, change }: ContentProps) {
  if (change !== 'cancel') return <ChangeTerms terms={resumeTerms(subscription)} />;
  return (
    <div className="grid gap-4">
      <ChangeTerms terms={cancelTerms(subscription)} />
      <RetentionOffer subscription={subscription} />
    </div>
  );
}
