import { Badge } from '#app/components/ui/badge.tsx';
import type { Security } from '#contract/account/security.ts';
import { passkeysCopy as copy } from '#messages/account/security-settings.ts';
import { formatCardDate } from '#shared/time/dates.ts';
import { AskButton, AskForm } from '../forms/ask.tsx';
import { useAsk } from '../forms/use-ask.ts';
import { SettingsRow, SettingsSection } from '../settings-layout.tsx';
import { AddPasskeyForm } from './add-passkey-form.tsx';

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
