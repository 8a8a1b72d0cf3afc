import { useField } from '@conform-to/react';
import { memo, Suspense } from 'react';
import { Link, useLocation } from 'react-router';
import { ActionForm } from '#app/components/form/action-form.tsx';
import { EmailField } from '#app/components/form/email-field.tsx';
import { TextField } from '#app/components/form/text-fields.tsx';
import { type ActionFormState, useActionForm } from '#app/components/form/use-action-form.ts';
import { AgreementLine } from '#app/components/page/agreement-line.tsx';
import { lazyPart } from '#app/components/rendering/lazy-part.ts';
import { Button } from '#app/components/ui/button.tsx';
import type { AdConsentFieldProps } from '#app/features/ads/ad-consent-field.tsx';
import { LINK } from '#app/features/checkout-links/checkout-link.ts';
import { useHydrated } from '#app/hooks/use-hydrated.ts';
import { formText } from '#app/lib/forms/form-reply.ts';
import { checkoutCopy } from '#messages/checkout/checkout.ts';
import { guestCheckoutCopy as copy } from '#messages/checkout/guest-checkout.ts';
import { consentWords, consentWordsOf } from '#messages/subscribers/consent-words.ts';
import { formatRupiah, type Rupiah } from '#shared/money/money.ts';
import { withNext } from '#shared/people/sign-in-redirect.ts';
import { pageHeading, payLabel } from '../checkout-labels.ts';
import { refusalTitle } from '../purchase-toasts.ts';
import type { ChosenPage } from '../server/fetch-checkout.ts';
import { BUMPS, CHECKOUT_FORM, HAS_SCRIPTS, PAYMENT_KEY } from './checkout-form-names.ts';
import type { CompanyInvoiceProps } from './company-invoice.tsx';
import { type PaymentChoices, PaymentMethods, paymentChoices } from './payment-methods.tsx';
import type { TopUpFirstProps } from './top-up-first.tsx';

const CompanyInvoice = lazyPart(async () => (await import('./company-invoice.tsx')).CompanyInvoice);
/** Memoised, because React would remove it, with its tick, when it renders before its lazy script has loaded. */
const StableCompany = memo((props: CompanyInvoiceProps) => (
  <Suspense>
    <CompanyInvoice {...props} />
  </Suspense>
));

const AdConsentField = lazyPart(
  async () => (await import('#app/features/ads/ad-consent-field.tsx')).AdConsentField,
);
const StableAds = memo((props: AdConsentFieldProps) => (
  <Suspense>
    <AdConsentField {...props} />
  </Suspense>
));

const MissingProfile = lazyPart(async () => (await import('../sheet/refused-product.tsx')).MissingProfile);
const TopUpFirst = lazyPart(async () => (await import('./top-up-first.tsx')).TopUpFirst);
const StableTopUp = memo((props: TopUpFirstProps) => (
  <Suspense>
    <TopUpFirst {...props} />
  </Suspense>
));

export interface CheckoutFormProps {
  readonly checkout: ChosenPage;
  /** The form posts to the checkout page, from a sheet as well. */
  readonly address: string;
  /** A sheet passes it whose page stays on screen after a purchase from the balance. */
  readonly onBought?: () => void;
}

export function CheckoutForm({ checkout, address, onBought }: CheckoutFormProps) {
  const { details, balance, ways, brought, ad_platforms } = checkout;
  const { due, plan } = details;
  const { pathname } = useLocation();
  const isHydrated = useHydrated();
  const isVisitor = balance === null;
  const loginHref = withNext('/login', address);
  const form = useActionForm({
    id: CHECKOUT_FORM,
    action: address,
    defaults: {
      email: previousValue('email') || brought.email,
      full_name: previousValue('full_name'),
      whatsapp: previousValue('whatsapp'),
    },
    onSubmit: (_event, sent) => rememberBuyer(sent),
    ...(isVisitor && {
      loadSchema: async () => (await import('#contract/intents/guest-checkout.ts')).openGuestCheckout.body,
    }),
    // The fields show errors, and the first takes the focus; a toast would cover the heading.
    toastForInvalid: () => null,
    toastFor: ({ code, message }) => {
      if (isWayProblem(code)) return null;
      return code === 'NETWORK_ERROR' || code === 'INVALID_INPUT'
        ? undefined
        : { title: refusalTitle(code, { pathname, due, isPlan: plan !== null }), text: message };
    },
    // A visitor's form leads to the payment, which makes the purchase.
    ...(onBought && !isVisitor && { onSuccess: onBought }),
  });
  const choices = paymentChoices({ ...details, balance, ways });
  const posted = form.submittedValues.payment_method;
  return (
    <ActionForm
      form={form}
      label={pageHeading({ plan, isMailed: isVisitor && details.is_mailed })}
      className="grid gap-6"
    >
      {Object.entries(details.fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {brought.link !== null && <input type="hidden" name={LINK} value={brought.link} />}
      <input type="hidden" name="idempotency_key" value={checkout.idempotency_key} />
      <input type="hidden" name={PAYMENT_KEY} value={checkout.payment_key} />
      {isHydrated && <input type="hidden" name={HAS_SCRIPTS} value="1" />}
      {isVisitor && <BuyerFields loginHref={loginHref} hasWhatsapp={checkout.has_whatsapp} />}
      {isVisitor && details.is_mailed && <ConsentTick name="news" words={consentWords.news} />}
      {due > 0 && (
        <PaymentMethods
          due={due}
          balance={balance}
          choices={choices}
          posted={typeof posted === 'string' && posted !== '' ? posted : null}
          remembered={checkout.remembered}
          problem={form.code !== null && isWayProblem(form.code) ? form.message : null}
        />
      )}
      {(due > 0 || plan !== null) && <StableCompany kept={checkout.company} isVisitor={isVisitor} />}
      {due > 0 && ad_platforms.length > 0 && <StableAds platforms={ad_platforms} />}
      <div
        data-foot
        className="sticky bottom-(--below) z-10 -mx-(--edge) grid gap-2 border-line border-t bg-(--plane) px-(--edge) pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] lg:in-[main]:static lg:in-[main]:mx-0 lg:in-[main]:border-0 lg:in-[main]:p-0"
      >
        <PayButton form={form} checkout={checkout} choices={choices} />
      </div>
      <AgreementLine action="buy" />
      <FormFooter form={form} checkout={checkout} loginHref={loginHref} />
      {balance !== null && choices.balance !== 'all' && <StableTopUp balance={balance} due={due} />}
    </ActionForm>
  );
}

interface PayButtonProps {
  readonly form: ActionFormState;
  readonly checkout: ChosenPage;
  readonly choices: PaymentChoices;
}

/** The amount is the last row of the nota; the balance's tick switches both in CSS, without scripts. */
function PayButton({ form, checkout: { details, balance }, choices }: PayButtonProps) {
  const { due, plan, is_mailed } = details;
  const isMailed = balance === null && is_mailed && plan?.with_trial !== true;
  const label = (amount: Rupiah) => <span className="num">{checkoutCopy.pay(formatRupiah(amount))}</span>;
  return (
    <Button type="submit" size="lg" block busyText={form.isBusy ? checkoutCopy.busy : undefined}>
      {choices.balance === 'part' ? (
        <>
          <span className="hidden group-has-[[data-uses-balance]:checked]/pay:inline">
            {label(choices.rest)}
          </span>
          <span className="group-has-[[data-uses-balance]:checked]/pay:hidden">{label(choices.whole)}</span>
        </>
      ) : (
        <span className="num">
          {isMailed ? copy.sendToMe : payLabel({ plan, due: due > 0 ? choices.whole : due })}
        </span>
      )}
    </Button>
  );
}

interface FormFooterProps extends Pick<CheckoutFormProps, 'checkout'> {
  readonly form: ActionFormState;
  readonly loginHref: string;
}

function FormFooter({ form, checkout: { details, balance }, loginHref }: FormFooterProps) {
  if (form.code === 'PROFILE_INCOMPLETE') {
    return (
      <>
        <Suspense>
          <MissingProfile details={form.details} />
        </Suspense>
        <Button asChild variant="outline" block>
          <Link to="/user/profile">{checkoutCopy.profileAction}</Link>
        </Button>
      </>
    );
  }
  if (form.code === 'SIGN_IN_FIRST') {
    return (
      <Button asChild variant="outline" block>
        <Link to={loginHref}>{copy.signInFirst}</Link>
      </Button>
    );
  }
  if (balance !== null || details.due === 0) return null;
  return <p className="-mt-3 text-ink-3 text-small">{copy.gateway}</p>;
}

const codes = ['GATEWAY_UNAVAILABLE', 'AMOUNT_TOO_SMALL', 'AMOUNT_TOO_LARGE', 'PAYMENT_WAY_UNAVAILABLE'];

const isWayProblem = (code: string): boolean => codes.includes(code);

interface BuyerFieldsProps {
  readonly loginHref: string;
  readonly hasWhatsapp: boolean;
}

function BuyerFields({ loginHref, hasWhatsapp }: BuyerFieldsProps) {
  return (
    <fieldset className="grid min-w-0 gap-4">
      <legend className="contents">
        <span className="flex flex-wrap items-baseline justify-between gap-x-4">
          <span className="font-semibold text-ui">{copy.sendTo}</span>
          <span className="text-ink-2 text-ui">
            {copy.haveAccount}{' '}
            <Link
              to={loginHref}
              className="inline-flex min-h-tap items-center font-semibold text-link underline underline-offset-4"
            >
              {copy.signIn}
            </Link>
          </span>
        </span>
      </legend>
      <EmailField name="email" label={copy.email} hint={copy.emailHint} />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField name="full_name" label={copy.name} autoComplete="name" maxLength={100} />
        <TextField
          name="whatsapp"
          label={copy.whatsapp}
          hint={copy.whatsappConsent}
          type="tel"
          autoComplete="tel"
          maxLength={60}
          isOptional
        />
      </div>
      {hasWhatsapp && (
        <ConsentTick
          name="whatsapp_reminders"
          words={consentWordsOf({ purpose: 'reminders', channel: 'whatsapp' })}
        />
      )}
    </fieldset>
  );
}

function ConsentTick({ name, words }: { readonly name: string; readonly words: string }) {
  const [tick] = useField<string>(name);
  return (
    <label className="flex min-h-tap cursor-pointer items-start gap-3 py-2.5 text-ui">
      <input
        type="checkbox"
        name={name}
        defaultChecked={tick.initialValue === 'on'}
        className="mt-0.5 shrink-0"
      />
      {words}
    </label>
  );
}

/** Null before the first post, and always on the server. In memory only, because it is personal data. */
let sent: FormData | null = null;

function rememberBuyer(posted: FormData): void {
  sent = posted;
}

const previousValue = (name: 'email' | 'full_name' | 'whatsapp'): string =>
  sent === null ? '' : formText(sent, name);

export const previousBumps = (): readonly string[] => (sent?.getAll(BUMPS) ?? []).map(String);
