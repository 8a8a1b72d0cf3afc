import { CodeFormField } from '#app/components/form/secret-fields.tsx';
import { TextField } from '#app/components/form/text-fields.tsx';
import { Button } from '#app/components/ui/button.tsx';
import type { Security } from '#contract/account/security.ts';
import { reauthenticationCopy } from '#messages/account/reauthentication.ts';
import { phoneCopy as copy } from '#messages/account/settings.ts';
import { AskButton, AskForm } from '../forms/ask.tsx';
import { PHONE_CODE_SENT } from '../forms/phone-steps.ts';
import {
  SettingsForm,
  type SettingsFormState,
  SettingsSubmit,
  useSettingsForm,
} from '../forms/settings-form.tsx';
import { useAsk } from '../forms/use-ask.ts';
import { SettingsRow, SettingsSection } from '../settings-layout.tsx';

export function PhoneSection({ security }: { readonly security: Security }) {
  const { phone_number, phone_available } = security;
  return (
    <SettingsSection title={copy.title} lede={phone_available ? copy.lede : copy.off}>
      {phone_number !== null && <ConfirmedNumber number={phone_number} />}
      {phone_available && (
        <PhoneForm key={phone_number} label={phone_number === null ? copy.add : copy.change} />
      )}
    </SettingsSection>
  );
}

function ConfirmedNumber({ number }: { readonly number: string }) {
  const removal = useAsk('remove-phone');
  return (
    <ul>
      <SettingsRow>
        <p className="num min-w-0 flex-1 font-semibold text-amount">{number}</p>
        <AskButton ask={removal} variant="quiet" size="sm">
          {copy.remove}
        </AskButton>
        <AskForm
          ask={removal}
          role="alertdialog"
          title={copy.removeTitle(number)}
          text={copy.removeText}
          confirmLabel={copy.remove}
        />
      </SettingsRow>
    </ul>
  );
}

function PhoneForm({ label }: { readonly label: string }) {
  const form = useSettingsForm({ intent: 'change-phone' });
  if (form.code === PHONE_CODE_SENT) return <CodeForm form={form} />;
  return (
    <SettingsForm
      form={form}
      label={copy.title}
      className="flex max-w-[640px] flex-wrap items-start gap-3"
      submit={
        <SettingsSubmit form={form} variant="outline" className="sm:mt-7" busyText={copy.sending}>
          {copy.send}
        </SettingsSubmit>
      }
    >
      <TextField
        name="phone"
        label={label}
        hint={copy.hint}
        type="tel"
        autoComplete="tel"
        maxLength={30}
        inputClassName="num"
        className="min-w-[240px] flex-1"
      />
    </SettingsForm>
  );
}

function CodeForm({ form }: { readonly form: SettingsFormState }) {
  const { phone } = form.submittedValues;
  const number = typeof phone === 'string' ? phone : '';
  return (
    <SettingsForm
      form={form}
      label={copy.title}
      className="grid max-w-[420px] gap-4"
      submit={
        <div className="flex flex-wrap gap-3">
          <SettingsSubmit form={form} busyText={reauthenticationCopy.busy}>
            {copy.confirm}
          </SettingsSubmit>
          <Button type="submit" name="other" value="1" variant="quiet">
            {copy.other}
          </Button>
        </div>
      }
    >
      <p role="status" className="text-ink-2 text-ui">
        {copy.sent(number)}
      </p>
      <input type="hidden" name="phone" value={number} />
      <CodeFormField label={copy.code} opens />
    </SettingsForm>
  );
}
