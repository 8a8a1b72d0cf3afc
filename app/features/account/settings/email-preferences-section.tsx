import { useId } from 'react';
import { ThemeSwitch } from '#app/components/brand/theme-switch.tsx';
import { segmentClasses, trackClasses } from '#app/components/ui/segmented.tsx';
import { SwitchButton } from '#app/components/ui/switch.tsx';
import type { Preferences } from '#contract/privacy/privacy.ts';
import { mailsCopy as copy, themeCopy } from '#messages/account/settings.ts';
import { cartWishCopy } from '#messages/recovery/cart-wish.ts';
import { mailLanguages } from '#shared/people/account-mails.ts';
import { SettingsForm, useSettingsForm } from './forms/settings-form.tsx';
import { SettingsRow, SettingsSection } from './settings-layout.tsx';

const topics = ['receipts', 'reminders', 'learning', 'cart', 'news', 'offers'] as const;

export function EmailPreferencesSection({ preferences }: { readonly preferences: Preferences }) {
  const form = useSettingsForm({ intent: 'update-preferences' });
  return (
    <>
      <SettingsSection title={copy.title} lede={copy.lede}>
        <SettingsForm form={form} label={copy.title} submit={null}>
          <ul>
            {topics.map((name) => (
              <EmailTopic key={name} name={name} isOn={preferences[name]} isBusy={form.isBusy} />
            ))}
          </ul>
          <MailLanguage current={preferences.mail_language} isBusy={form.isBusy} />
        </SettingsForm>
      </SettingsSection>
      <SettingsSection title={themeCopy.title} lede={themeCopy.lede}>
        <ThemeSwitch labelled className="w-full max-w-[320px]" />
      </SettingsSection>
    </>
  );
}

interface MailLanguageProps {
  readonly current: Preferences['mail_language'];
  readonly isBusy: boolean;
}

function MailLanguage({ current, isBusy }: MailLanguageProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <span className="font-medium text-ui">{copy.language}</span>
      <fieldset className={trackClasses}>
        <legend className="sr-only">{copy.language}</legend>
        {mailLanguages.map((language) => (
          <button
            key={language}
            type="submit"
            name="mail_language"
            value={language}
            aria-pressed={language === current}
            data-state={language === current ? 'active' : 'inactive'}
            disabled={isBusy}
            className={segmentClasses}
          >
            {copy.languages[language]}
          </button>
        ))}
      </fieldset>
    </div>
  );
}

interface EmailTopicProps {
  readonly name: (typeof topics)[number];
  readonly isOn: boolean;
  readonly isBusy: boolean;
}

function EmailTopic({ name, isOn, isBusy }: EmailTopicProps) {
  const id = useId();
  const { label, hint } = name === 'cart' ? cartWishCopy : copy.topics[name];
  return (
    <SettingsRow>
      <p className="min-w-0 flex-1">
        <label htmlFor={id} className="block font-semibold text-ui">
          {label}
        </label>
        <span id={`${id}-hint`} className="block text-ink-3 text-small">
          {hint}
        </span>
      </p>
      <SwitchButton id={id} aria-describedby={`${id}-hint`} name={name} isOn={isOn} disabled={isBusy} />
    </SettingsRow>
  );
}
