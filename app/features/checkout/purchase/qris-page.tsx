import { Suspense } from 'react';
import { useLocation } from 'react-router';
import { Spinner } from '#app/components/brand/petals.tsx';
import { lazyPart } from '#app/components/rendering/lazy-part.ts';
import { Button } from '#app/components/ui/button.tsx';
import type { QrDrawing } from '#app/lib/qr-drawing.ts';
import { purchaseStatusCopy } from '#messages/checkout/purchase-status.ts';
import { qrPaymentCopy as copy } from '#messages/checkout/qr-payment.ts';
import { OtherPaymentMethod } from './pay-again.tsx';
import { PaymentCheckForm } from './payment-check.tsx';
import { PurchaseHeading } from './purchase-heading.tsx';
import { PurchaseNota } from './purchase-nota.tsx';
import type { PurchaseView } from './purchase-view.ts';

const QrPayment = lazyPart(async () => (await import('#app/components/commerce/qr-payment.tsx')).QrPayment);

interface Props {
  readonly purchase: PurchaseView;
  readonly drawing: QrDrawing;
}

export function QrisPage({ purchase, drawing }: Props) {
  const { title, email, to_pay, expires_at, seconds_left, checkout_url } = purchase;
  const { pathname } = useLocation();
  // The development gateway's page is on this site, and plays the payer.
  const elsewhere = checkout_url !== null && !checkout_url.includes(pathname) ? checkout_url : null;
  return (
    <>
      <PurchaseHeading title={copy.title}>
        {email === null ? copy.ownLede(title) : copy.lede(title, email)}
      </PurchaseHeading>
      <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-6 md:grid-cols-[minmax(0,340px)_minmax(0,1fr)] md:grid-rows-[auto_1fr]">
        <Suspense>
          <QrPayment
            drawing={drawing}
            amount={to_pay}
            expires_at={expires_at ?? ''}
            seconds_left={seconds_left}
          />
        </Suspense>
        <div className="md:row-span-2">
          <p className="flex items-start gap-3 font-medium text-ui">
            <Spinner className="text-dawn-2" />
            {copy.waiting}
          </p>
          <noscript>
            <p className="mt-2 text-ink-2 text-ui">{copy.waitingPlain}</p>
          </noscript>
          <ol className="mt-4 border-line border-b">
            {(email === null ? copy.ownSteps : copy.steps).map((step, index) => (
              <li
                key={step}
                className="grid grid-cols-[1.75rem_minmax(0,1fr)] gap-3 border-line border-t py-3 text-ui"
              >
                <span
                  aria-hidden="true"
                  className="num grid size-7 place-items-center rounded-full bg-soft font-semibold text-small"
                >
                  {index + 1}
                </span>
                {step}
              </li>
            ))}
          </ol>
          <div className="mt-5 grid gap-2.5 sm:flex sm:flex-wrap">
            <PaymentCheckForm label={copy.check} />
            {elsewhere !== null && (
              <Button asChild variant="quiet" size="lg">
                <a href={elsewhere}>{copy.simulate}</a>
              </Button>
            )}
          </div>
          <OtherPaymentMethod purchase={purchase} />
          <p className="mt-2 text-ink-3 text-small">{purchaseStatusCopy.open.twice}</p>
        </div>
        <PurchaseNota nota={purchase.nota} />
      </div>
    </>
  );
}
