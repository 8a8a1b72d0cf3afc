import { browserSupportsWebAuthn, startRegistration } from '@simplewebauthn/browser';
import { useState } from 'react';
import { Badge } from '#app/components/ui/badge.tsx';
import { STAY_ON_PAGE } from '#app/lib/forms/form-reply.ts';
import { toast } from '#app/lib/toast.ts';
import type { Security } from '#contract/account/security.ts';
import { passkeysCopy as copy } from '#messages/account/security-settings.ts';
import { settingsCopy } from '#messages/account/settings.ts';
import { formatCardDate } from '#shared/time/dates.ts';
import { AskButton, AskForm } from '../forms/ask.tsx';
import { SettingsForm, SettingsSubmit, useSettingsForm } from '../forms/settings-form.tsx';
import { useAsk } from '../forms/use-ask.ts';
import { SettingsRow, SettingsSection } from '../settings-layout.tsx';

type Passkey = Security['passkeys'][number];

export function PasskeySection({ passkeys }: { readonly passkeys: readonly Passkey[] }) {
  return (
    <SettingsSection title={copy.title} lede={copy.lede}>
      {passkeys.length === 0 ? (
        <p className="border-line border-y py-4 text-ink-2 text-ui">{copy.none}</p>
      ) : (
        <ul>
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} />
          ))}
        </ul>
      )}
      <AddPasskeyForm />
    </SettingsSection>
  );
}

function PasskeyRow({ passkey }: { readonly passkey: Passkey }) {
  const removal = useAsk('remove-passkey', passkey.id);
  const name = passkey.name ?? copy.unnamed;
  return (
    <SettingsRow>
      <p className="min-w-0 flex-1">
        <b className="block truncate font-semibold text-ui">{name}</b>
        <span className="num text-ink-3 text-small">
          {copy.since} {formatCardDate(passkey.created_at)}
        </span>
      </p>
      {passkey.backed_up && <Badge>{copy.synced}</Badge>}
      <AskButton ask={removal} variant="quiet" size="sm">
        {copy.remove}
      </AskButton>
      <AskForm
        ask={removal}
        role="alertdialog"
        title={copy.removeTitle(name)}
        text={copy.removeText}
        confirmLabel={copy.remove}
      />
    </SettingsRow>
  );
}

function AddPasskeyForm() {
  const [isWaiting, setIsWaiting] = useState(false);
  const addition = useSettingsForm({ intent: 'add-passkey' });
  const register = async (options: string) => {
    const failed = (text: string) => toast.error(settingsCopy.failed, { description: text });
    if (!browserSupportsWebAuthn()) return failed(copy.unsupported);
    setIsWaiting(true);
    try {
      const response = JSON.stringify(await startRegistration({ optionsJSON: JSON.parse(options) }));
      const { action, fetcher, intent } = addition;
      const fields = { intent, response, name: deviceName(), [STAY_ON_PAGE]: '1' };
      await fetcher.submit(fields, { method: 'post', action });
    } catch {
      failed(copy.stopped);
    }
    setIsWaiting(false);
  };
  const form = useSettingsForm({
    intent: 'request-passkey',
    onDone: ({ options = '' }) => void register(options),
  });
  const waiting = { ...form, isBusy: form.isBusy || isWaiting };
  return (
    <>
      <SettingsForm
        form={waiting}
        label={copy.add}
        submit={
          <SettingsSubmit
            form={waiting}
            size="sm"
            variant="outline"
            className="justify-self-start noscript:hidden"
            busyText={copy.adding}
          >
            {copy.add}
          </SettingsSubmit>
        }
      />
      <noscript>
        <p className="text-ink-2 text-ui">{copy.needsScripts}</p>
      </noscript>
    </>
  );
}

function deviceName(): string {
  const agent = navigator.userAgent;
  const device = ['Android', 'iPhone', 'iPad', 'Windows', 'Mac', 'Linux'].find((name) =>
    agent.includes(name),
  );
  return device ?? copy.unnamed;
}
