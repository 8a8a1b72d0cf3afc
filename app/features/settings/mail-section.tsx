import { useId } from 'react';
import { ThemeSwitch } from '#app/components/theme-switch.tsx';
import { Segmented } from '#app/components/ui/segmented.tsx';
import { Switch } from '#app/components/ui/switch.tsx';
import { toast } from '#app/lib/toast.ts';
import type { changePreferences, Preferences } from '#contract/account/privacy.ts';
import { mailLanguages } from '#shared/account-mails.ts';
import { account } from './account-client.ts';
import { settingsCopy } from './settings-copy.ts';
import { SettingsRow, SettingsSection } from './settings-frame.tsx';
import { useAccountAction } from './use-account-action.ts';

const copy = settingsCopy.mails;
const topics = [
  { name: 'receipts', label: copy.receipts, hint: copy.receiptsHint },
  { name: 'reminders', label: copy.reminders, hint: copy.remindersHint },
  { name: 'news', label: copy.news, hint: copy.newsHint },
] as const;

/** Each switch is kept at once; there is nothing to save. */
export function MailSection({ preferences }: { readonly preferences: Preferences }) {
  const { isBusy, run } = useAccountAction();
  const change = (wish: Partial<Preferences>) => {
    const route = { method: 'patch', path: '/api/account/preferences' } as const;
    void run(
      () => account.call<typeof changePreferences>(route, { body: wish }),
      () => toast.success(settingsCopy.saved),
    );
  };
  const languages = mailLanguages.map((value) => ({ value, label: copy.languages[value] }));
  return (
    <>
      <SettingsSection title={copy.title} lede={copy.lede}>
        <ul>
          {topics.map(({ name, label, hint }) => (
            <Topic
              key={name}
              label={label}
              hint={hint}
              isOn={preferences[name]}
              isBusy={isBusy}
              onChange={(isOn) => change({ [name]: isOn })}
            />
          ))}
        </ul>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <span className="font-medium text-ui">{copy.language}</span>
          <Segmented
            label={copy.language}
            choices={languages}
            value={preferences.mail_language}
            onChange={(mail_language) => change({ mail_language })}
          />
        </div>
      </SettingsSection>
      <SettingsSection title={settingsCopy.theme.title} lede={settingsCopy.theme.lede}>
        <ThemeSwitch labelled className="w-full max-w-[320px]" />
      </SettingsSection>
    </>
  );
}

interface TopicProps {
  readonly label: string;
  readonly hint: string;
  readonly isOn: boolean;
  readonly isBusy: boolean;
  readonly onChange: (isOn: boolean) => void;
}

function Topic({ label, hint, isOn, isBusy, onChange }: TopicProps) {
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
