import { browserSupportsWebAuthn, startRegistration } from '@simplewebauthn/browser';
import { useState } from 'react';
import { STAY_ON_PAGE } from '#app/lib/forms/form-reply.ts';
import { toast } from '#app/lib/toast.ts';
import { passkeysCopy as copy } from '#messages/account/security-settings.ts';
import { settingsCopy } from '#messages/account/settings.ts';
import { SettingsForm, SettingsSubmit } from '../forms/settings-form.tsx';
import { useSettingsForm } from '../forms/use-settings-form.ts';

export function AddPasskeyForm() {
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
