import { useState } from 'react';
import { ConfirmDialog } from '#app/components/confirm-dialog.tsx';
import { Badge } from '#app/components/ui/badge.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { toast } from '#app/lib/toast.ts';
import type { Security } from '#contract/account/security.ts';
import { formatArticleDate } from '#shared/dates.ts';
import { callAuth } from './account-client.ts';
import { addPasskey } from './add-passkey.ts';
import { settingsCopy } from './settings-copy.ts';
import { SettingsRow, SettingsSection } from './settings-frame.tsx';
import { useAccountAction } from './use-account-action.ts';

const copy = settingsCopy.passkeys;
type Passkey = Security['passkeys'][number];

/** Devices that open the account by themselves. */
export function PasskeySection({ passkeys }: { readonly passkeys: readonly Passkey[] }) {
  const adding = useAccountAction();
  const add = () => adding.run(addPasskey, () => toast.success(copy.added));
  return (
    <SettingsSection
      title={copy.title}
      lede={copy.lede}
      action={
        <Button size="sm" variant="outline" onClick={add} busyText={adding.isBusy ? copy.adding : undefined}>
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
  const [isAsking, setIsAsking] = useState(false);
  const { isBusy, run } = useAccountAction();
  const name = passkey.name ?? copy.unnamed;
  const remove = () => {
    setIsAsking(false);
    void run(
      () => callAuth('post', '/passkey/delete-passkey', { id: passkey.id }),
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
      <Button variant="quiet" size="sm" onClick={() => setIsAsking(true)} disabled={isBusy}>
        {copy.remove}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={copy.removeTitle(name)}
          text={copy.removeText}
          action={copy.remove}
          onConfirm={remove}
          onClose={() => setIsAsking(false)}
        />
      )}
    </SettingsRow>
  );
}
