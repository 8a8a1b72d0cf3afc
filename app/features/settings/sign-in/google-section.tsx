import { useState } from 'react';
import { ConfirmDialog } from '#app/components/dialogs/confirm-dialog.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { toast } from '#app/lib/toast.ts';
import type { Security } from '#contract/account/security.ts';
import { formatArticleDate } from '#shared/dates.ts';
import { callAuthApi } from '../account-client.ts';
import { settingsCopy } from '../settings-copy.ts';
import { SettingsRow, SettingsSection } from '../settings-layout.tsx';
import { useAccountMutation } from '../use-account-mutation.ts';

const copy = settingsCopy.google;
type Login = Security['logins'][number];

interface Props {
  readonly security: Security;
  /** Returned from Google with an error. */
  readonly hasFailed: boolean;
}

/** The last sign-in method can not be removed. */
export function GoogleSection({ security, hasFailed }: Props) {
  const linked = security.logins.filter(({ provider }) => provider === 'google');
  return (
    <SettingsSection
      title={copy.title}
      lede={security.google_available ? copy.lede : copy.off}
      action={security.google_available && linked.length === 0 ? <LinkButton /> : undefined}
    >
      {hasFailed && (
        <p role="alert" className="text-debit text-ui">
          {copy.failed}
        </p>
      )}
      {linked.length === 0 ? (
        <p className="border-line border-y py-4 text-ink-2 text-ui">{copy.none}</p>
      ) : (
        <ul>
          {linked.map((login) => (
            <LinkedRow key={login.id} login={login} />
          ))}
        </ul>
      )}
    </SettingsSection>
  );
}

function LinkButton() {
  const { isBusy, run } = useAccountMutation();
  const link = () =>
    run(
      () => callAuthApi('post', '/link-social', { provider: 'google' }),
      ({ url }) => {
        if (typeof url === 'string') window.location.assign(url);
      },
    );
  return (
    <Button size="sm" variant="outline" onClick={link} disabled={isBusy}>
      {copy.link}
    </Button>
  );
}

function LinkedRow({ login }: { readonly login: Login }) {
  const [isConfirming, setIsConfirming] = useState(false);
  const { isBusy, run } = useAccountMutation();
  const unlink = () => {
    setIsConfirming(false);
    void run(
      () => callAuthApi('post', '/unlink-account', { accountId: login.id }),
      () => toast.success(copy.unlinked),
    );
  };
  return (
    <SettingsRow>
      <p className="num min-w-0 flex-1 text-ui">
        {copy.linked} {formatArticleDate(login.created_at)}
      </p>
      <Button variant="quiet" size="sm" onClick={() => setIsConfirming(true)} disabled={isBusy}>
        {copy.unlink}
      </Button>
      {isConfirming && (
        <ConfirmDialog
          title={copy.unlinkTitle}
          text={copy.unlinkText}
          confirmLabel={copy.unlink}
          onConfirm={unlink}
          onClose={() => setIsConfirming(false)}
        />
      )}
    </SettingsRow>
  );
}
