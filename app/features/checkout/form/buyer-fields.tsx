import { Link } from 'react-router';
import { EmailField } from '#app/components/form/email-field.tsx';
import { TextField } from '#app/components/form/text-fields.tsx';
import { guestCheckoutCopy as copy } from '#messages/checkout/guest-checkout.ts';

export function BuyerFields({ loginHref }: { readonly loginHref: string }) {
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
    </fieldset>
  );
}
