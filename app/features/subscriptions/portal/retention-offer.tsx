import { Button } from '#app/components/ui/button.tsx';
import type { Subscription } from '#contract/subscriptions/subscriptions.ts';
import { termsCopy } from '#messages/subscriptions/subscriptions.ts';
import { ACCEPTED_PRICE } from './change.ts';
import { offerTexts } from './subscription-text.ts';

export function RetentionOffer({ subscription }: { readonly subscription: Subscription }) {
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
