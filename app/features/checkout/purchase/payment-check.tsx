import { Check, PackageOpen } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { Spinner } from '#app/components/brand/petals.tsx';
import { TimeLeft } from '#app/components/commerce/time-left.tsx';
import { ActionForm } from '#app/components/form/action-form.tsx';
import { useActionForm } from '#app/components/form/use-action-form.ts';
import { Button } from '#app/components/ui/button.tsx';
import { useAutoRetry } from '#app/hooks/use-auto-retry.ts';
import { STAY_ON_PAGE } from '#app/lib/forms/form-reply.ts';
import { purchaseStatusCopy } from '#messages/checkout/purchase-status.ts';
import { formatRupiah } from '#shared/money/money.ts';
import { OtherPaymentMethod } from './pay-again.tsx';
import { PurchaseHeading } from './purchase-heading.tsx';
import { PurchaseNota } from './purchase-nota.tsx';
import { CHECK_FORM, CHECKED, type PurchaseView } from './purchase-view.ts';

const copy = () => purchaseStatusCopy.open;

export function PaymentCheck({ purchase }: { readonly purchase: PurchaseView }) {
  const { title, to_pay, nota, email, checkout_url, expires_at } = purchase;
  const { steps } = copy();
  return (
    <>
      <PurchaseHeading title={copy().title}>
        {email === null ? copy().ownText : copy().text(email)}
      </PurchaseHeading>
      <ol className="my-8">
        <Step icon={<Check aria-hidden="true" />} tone="bg-credit-soft text-credit" isFollowed>
          <b className="block font-semibold">{steps.opened}</b>
          <span className="text-ink-3 text-small">
            {title}, <span className="num whitespace-nowrap">{formatRupiah(to_pay)}</span>
          </span>
        </Step>
        <Step icon={<Spinner />} tone="bg-dawn-soft text-ink" isFollowed>
          <b className="block font-semibold">{steps.waiting}</b>
          <span className="text-ink-3 text-small">{steps.waitingHint}</span>
        </Step>
        <Step icon={<PackageOpen aria-hidden="true" />} tone="bg-sunk text-ink-3">
          <b className="block font-semibold text-ink-3">{steps.done}</b>
        </Step>
      </ol>
      <div className="grid gap-2.5 sm:flex sm:flex-wrap">
        {checkout_url !== null && (
          <Button asChild size="lg">
            <a href={checkout_url}>{copy().pay}</a>
          </Button>
        )}
        <PaymentCheckForm label={copy().check} />
      </div>
      {expires_at !== null && (
        <div className="mt-6 text-ink-2">
          <TimeLeft until={expires_at} seconds={purchase.seconds_left} />
        </div>
      )}
      <PurchaseNota nota={nota} />
      <OtherPaymentMethod purchase={purchase} />
      <p className="mt-2 text-ink-3 text-small">{copy().twice}</p>
    </>
  );
}

interface StepProps {
  readonly icon: ReactNode;
  readonly tone: string;
  readonly isFollowed?: boolean;
  readonly children: ReactNode;
}

function Step({ icon, tone, isFollowed = false, children }: StepProps) {
  return (
    <li className="relative grid grid-cols-[2.25rem_minmax(0,1fr)] gap-4 pb-6 last:pb-0">
      {isFollowed && (
        <span aria-hidden="true" className="absolute top-9 bottom-0 left-[1.0625rem] w-0.5 bg-line" />
      )}
      <span className={`grid size-9 place-items-center rounded-full [&_svg]:size-4.5 ${tone}`}>{icon}</span>
      <p className="self-center text-ui leading-snug">{children}</p>
    </li>
  );
}

export function PaymentCheckForm({ label }: { readonly label: string }) {
  const { pathname, search } = useLocation();
  const [isPressed, setPressed] = useState(false);
  const form = useActionForm({
    id: CHECK_FORM,
    action: pathname + search,
    onSubmit: () => setPressed(true),
    toastFor: () => null,
    onSuccess: () => undefined,
  });
  const ask = () =>
    form.fetcher.submit(
      { form: CHECK_FORM, [STAY_ON_PAGE]: '1' },
      { method: 'post', action: pathname + search },
    );
  useAutoRetry(ask, form.isBusy);
  return (
    <ActionForm form={form} className="grid">
      <input type="hidden" name="form" value={CHECK_FORM} />
      <Button type="submit" variant="outline" size="lg" className="min-w-60">
        {form.isBusy ? copy().checking : label}
      </Button>
      {/* Announced after a buyer says that they have paid; without scripts the address holds that fact. */}
      <p role="status" className="mt-2 max-w-[26em] text-ink-2 text-small empty:hidden">
        {!form.isBusy && (isPressed || new URLSearchParams(search).has(CHECKED)) && copy().notYet}
      </p>
    </ActionForm>
  );
}

/** For a browser without scripts, whose form may not redirect to another site (CSP). */
export function GatewayRedirect({ href }: { readonly href: string }) {
  const { leaving, open } = purchaseStatusCopy;
  return (
    <>
      <PurchaseHeading title={leaving.title}>{leaving.text}</PurchaseHeading>
      <Button asChild size="lg" className="mt-6">
        <a href={href}>{open.pay}</a>
      </Button>
    </>
  );
}

export const useIsLeaving = (): boolean => useSearchParams()[0].has('pay');
