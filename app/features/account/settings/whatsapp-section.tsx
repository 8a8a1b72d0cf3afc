import { TextField } from '#app/components/form/text-fields.tsx';
import type { OwnWhatsapp } from '#contract/whatsapp/whatsapp.ts';
import { consentWordsOf } from '#messages/subscribers/consent-words.ts';
import { ownWhatsappCopy as copy } from '#messages/whatsapp/settings.ts';
import { formatWhatsapp } from '#shared/people/whatsapp.ts';
import { formatCardDate } from '#shared/time/dates.ts';
import { SettingsForm, SettingsSubmit, useSettingsForm } from './forms/settings-form.tsx';
import { SettingsRow, SettingsSection } from './settings-layout.tsx';

export function WhatsappSection({ whatsapp }: { readonly whatsapp: OwnWhatsapp }) {
  return (
    <SettingsSection title={copy.title} lede={copy.lede}>
      {whatsapp.is_granted && <GrantedNumber whatsapp={whatsapp} />}
      {whatsapp.is_available && <NumberForm key={whatsapp.phone} isGranted={whatsapp.is_granted} />}
    </SettingsSection>
  );
}

function GrantedNumber({ whatsapp: { phone, since } }: { readonly whatsapp: OwnWhatsapp }) {
  const form = useSettingsForm({ intent: 'stop-whatsapp' });
  return (
    <ul>
      <SettingsRow>
        <p className="min-w-0 flex-1">
          <b className="num block font-semibold text-amount">
            {phone === null ? copy.hidden : formatWhatsapp(phone)}
          </b>
          {since !== null && (
            <span className="num block text-ink-3 text-small">{copy.since(formatCardDate(since))}</span>
          )}
        </p>
        <SettingsForm
          form={form}
          label={copy.stop}
          submit={
            <SettingsSubmit form={form} variant="quiet" size="sm">
              {copy.stop}
            </SettingsSubmit>
          }
        />
      </SettingsRow>
    </ul>
  );
}

/** The sentence above the button is what one agrees to. */
function NumberForm({ isGranted }: { readonly isGranted: boolean }) {
  const form = useSettingsForm({ intent: 'change-whatsapp' });
  return (
    <SettingsForm
      form={form}
      label={copy.title}
      className="grid max-w-[640px] gap-3"
      submit={
        <SettingsSubmit form={form} variant="outline" className="justify-self-start" busyText={copy.saving}>
          {isGranted ? copy.change : copy.agree}
        </SettingsSubmit>
      }
    >
      <TextField
        name="phone"
        label={copy.number}
        hint={copy.hint}
        type="tel"
        autoComplete="tel"
        maxLength={30}
        inputClassName="num"
        className="max-w-[320px]"
      />
      <p className="text-ink-2 text-ui">{consentWordsOf({ purpose: 'reminders', channel: 'whatsapp' })}</p>
    </SettingsForm>
  );
}
