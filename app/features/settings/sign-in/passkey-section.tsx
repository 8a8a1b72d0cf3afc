import { useState } from 'react';
import { ConfirmDialog } from '#app/components/dialogs/confirm-dialog.tsx';
import { Badge } from '#app/components/ui/badge.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { toast } from '#app/lib/toast.ts';
import type { Security } from '#contract/account/security.ts';
import { formatArticleDate } from '#shared/dates.ts';
import { callAuthApi } from '../account-client.ts';
import { settingsCopy } from '../settings-copy.ts';
import { SettingsRow, SettingsSection } from '../settings-layout.tsx';
import { useAccountMutation } from '../use-account-mutation.ts';
import { addPasskey } from './add-passkey.ts';

const copy = settingsCopy.passkeys;
type Passkey = Security['passkeys'][number];

export function PasskeySection({ passkeys }: { readonly passkeys: readonly Passkey[] }) {
  const addition = useAccountMutation();
  const add = () => addition.run(addPasskey, () => toast.success(copy.added));
  return (
    <SettingsSection
      title={copy.title}
      lede={copy.lede}
      action={
        <Button
          size="sm"
          variant="outline"
          onClick={add}
          busyText={addition.isBusy ? copy.adding : undefined}
        >
          {copy.add}
        </Button>
      }
    >
      {passkeys.length === 0 ? (
        <p className="border-line border-y py-4 text-ink-2 text-ui">{copy.none}</p>
      ) : (
        <ul>
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} />
          ))}
        </ul>
      )}
    </SettingsSection>
  );
}

function PasskeyRow({ passkey }: { readonly passkey: Passkey }) {
  const [isConfirming, setIsConfirming] = useState(false);
  const { isBusy, run } = useAccountMutation();
  const name = passkey.name ?? copy.unnamed;
  const remove = () => {
    setIsConfirming(false);
    void run(
      () => callAuthApi('post', '/passkey/delete-passkey', { id: passkey.id }),
      () => toast.success(copy.removed),
    );
  };
  return (
    <SettingsRow>
      <p className="min-w-0 flex-1">
        <b className="block truncate font-semibold text-ui">{name}</b>
        <span className="num text-ink-3 text-small">
          {copy.since} {formatArticleDate(passkey.created_at)}
        </span>
      </p>
      {passkey.backed_up && <Badge>{copy.synced}</Badge>}
      <Button variant="quiet" size="sm" onClick={() => setIsConfirming(true)} disabled={isBusy}>
        {copy.remove}
      </Button>
      {isConfirming && (
        <ConfirmDialog
          title={copy.removeTitle(name)}
          text={copy.removeText}
          confirmLabel={copy.remove}
          onConfirm={remove}
          onClose={() => setIsConfirming(false)}
        />
      )}
    </SettingsRow>
  );
}
