import { useId } from 'react';
import { ThemeSwitch } from '#app/components/brand/theme-switch.tsx';
import { Segmented } from '#app/components/ui/segmented.tsx';
import { Switch } from '#app/components/ui/switch.tsx';
import { browserClient } from '#app/lib/api/browser-client.ts';
import { toast } from '#app/lib/toast.ts';
import type { Preferences, updatePreferences } from '#contract/account/privacy.ts';
import { mailLanguages } from '#shared/account-mails.ts';
import { settingsCopy } from './settings-copy.ts';
import { SettingsRow, SettingsSection } from './settings-layout.tsx';
import { useAccountMutation } from './use-account-mutation.ts';

const copy = settingsCopy.mails;
const topics = [
  { name: 'receipts', label: copy.receipts, hint: copy.receiptsHint },
  { name: 'reminders', label: copy.reminders, hint: copy.remindersHint },
  { name: 'news', label: copy.news, hint: copy.newsHint },
] as const;

/** Each switch saves at once. */
export function EmailPreferencesSection({ preferences }: { readonly preferences: Preferences }) {
  const { isBusy, run } = useAccountMutation();
  const save = (changed: Partial<Preferences>) => {
    const route = { method: 'patch', path: '/api/account/preferences' } as const;
    void run(
      () => browserClient.call<typeof updatePreferences>(route, { body: changed }),
      () => toast.success(settingsCopy.saved),
    );
  };
  const languages = mailLanguages.map((value) => ({ value, label: copy.languages[value] }));
  return (
    <>
      <SettingsSection title={copy.title} lede={copy.lede}>
        <ul>
          {topics.map(({ name, label, hint }) => (
            <EmailTopic
              key={name}
              label={label}
              hint={hint}
              isOn={preferences[name]}
              isBusy={isBusy}
              onChange={(isOn) => save({ [name]: isOn })}
            />
          ))}
        </ul>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <span className="font-medium text-ui">{copy.language}</span>
          <Segmented
            label={copy.language}
            choices={languages}
            value={preferences.mail_language}
            onChange={(mail_language) => save({ mail_language })}
          />
        </div>
      </SettingsSection>
      <SettingsSection title={settingsCopy.theme.title} lede={settingsCopy.theme.lede}>
        <ThemeSwitch labelled className="w-full max-w-[320px]" />
      </SettingsSection>
    </>
  );
}

interface EmailTopicProps {
  readonly label: string;
  readonly hint: string;
  readonly isOn: boolean;
  readonly isBusy: boolean;
  readonly onChange: (isOn: boolean) => void;
}

function EmailTopic({ label, hint, isOn, isBusy, onChange }: EmailTopicProps) {
  const id = useId();
  return (
    <SettingsRow>
      <p className="min-w-0 flex-1">
        <label htmlFor={id} className="block font-semibold text-ui">
          {label}
        </label>
        <span id={`${id}-hint`} className="text-ink-3 text-small">
          {hint}
        </span>
      </p>
      <Switch
        id={id}
        aria-describedby={`${id}-hint`}
        checked={isOn}
        disabled={isBusy}
        onCheckedChange={onChange}
      />
    </SettingsRow>
  );
}
