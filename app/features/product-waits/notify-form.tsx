import { Link } from 'react-router';
import { ActionForm, SubmitButton } from '#app/components/form/action-form.tsx';
import { CheckboxField } from '#app/components/form/checkbox-fields.tsx';
import { EmailField } from '#app/components/form/email-field.tsx';
import { useActionForm } from '#app/components/form/use-action-form.ts';
import { notifyCopy as copy } from '#messages/product-waits/notify.ts';
import { waitPath } from '#shared/shop/product-waits.ts';
import { NOTIFY_FORM } from './notify-form-name.ts';

interface Props {
  readonly slug: string;
  readonly email: string;
}

export function NotifyForm({ slug, email }: Props) {
  const form = useActionForm({
    id: NOTIFY_FORM,
    action: waitPath(slug),
    defaults: { email },
    loadSchema: async () => (await import('#contract/product-waits/product-waits.ts')).askForNotice.body,
    toastForInvalid: () => null,
  });
  return (
    <ActionForm form={form} label={copy.submit} className="mt-7 grid max-w-[420px] gap-5">
      <EmailField name="email" label={copy.email} />
      <CheckboxField name="consent">
        {copy.consent}
        <Link to="/privacy" target="_blank" className="text-link underline underline-offset-4">
          {copy.consentLink}
        </Link>
        .
      </CheckboxField>
      <SubmitButton form={form} label={copy.submit} busyText={copy.busy} />
    </ActionForm>
  );
}
