import { Button } from '#app/components/ui/button.tsx';
import type { Plan } from '#contract/catalog/plans.ts';
import type { Subscription } from '#contract/subscriptions/subscriptions.ts';
import { termsCopy } from '#messages/subscriptions/subscriptions.ts';
import { PlanPicker } from '../service/plan-picker.tsx';
import { ACCEPTED_PRICE, type Change, shownPriceField } from './change.ts';
import { type ChangeTerm, cancelTerms, offerTexts, planTerms, resumeTerms } from './subscription-text.ts';

export const plansAsAgreed = (offered: readonly Plan[], { plan, price }: Subscription): readonly Plan[] =>
  offered.map((one) => (one.plan === plan ? { ...one, price } : one));

export const currentChoice = ({ next_plan, plan }: Subscription) => next_plan?.plan ?? plan;

interface Props {
  readonly subscription: Subscription;
  readonly plans: readonly Plan[];
  readonly chosen: string;
  readonly onChoose: (plan: string) => void;
}

export function PlanFields({ subscription, plans, chosen, onChoose }: Props) {
  const plan = plans.find((one) => one.plan === chosen);
  return (
    <div>
      {plans.map((one) => (
        <input key={one.plan} type="hidden" name={shownPriceField(one.plan)} value={one.price} />
      ))}
      <PlanPicker plans={plans} value={chosen} onChange={onChoose} />
      {plan !== undefined && (
        <div className="mt-6">
          <ChangeTerms terms={planTerms(subscription, plan)} />
        </div>
      )}
    </div>
  );
}

/** Rows of a nota in days and rupiah; the last one is the result. */
function ChangeTerms({ terms }: { readonly terms: readonly ChangeTerm[] }) {
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

function RetentionOffer({ subscription }: { readonly subscription: Subscription }) {
  const { retention_offer: offer } = subscription;
  if (offer === null) return null;
  const { text, accept } = offerTexts(subscription, offer);
  return (
    <section className="notice grid gap-1">
      <h3 className="font-semibold text-ui">{termsCopy.offer}</h3>
      <p className="text-ui">{text}</p>
      <p className="text-ink-2 text-small">{offer.title}</p>
      <Button type="submit" name={ACCEPTED_PRICE} value={offer.price} block className="mt-2.5">
        {accept}
      </Button>
    </section>
  );
}
