import { useState } from 'react';
import { ConfirmDialog } from '#app/components/dialogs/confirm-dialog.tsx';
import { Badge } from '#app/components/ui/badge.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { browserClient } from '#app/lib/api/browser-client.ts';
import { toast } from '#app/lib/toast.ts';
import type { Consent, withdrawConsent } from '#contract/account/privacy.ts';
import { purposeLabel } from '#shared/consents.ts';
import { formatArticleDate } from '#shared/dates.ts';
import { settingsCopy } from '../settings-copy.ts';
import { SettingsRow, SettingsSection } from '../settings-layout.tsx';
import { useAccountMutation } from '../use-account-mutation.ts';

const copy = settingsCopy.consents;

export function ConsentList({ consents }: { readonly consents: readonly Consent[] }) {
  return (
    <SettingsSection title={copy.title} lede={copy.lede}>
      {consents.length === 0 ? (
        <p className="border-line border-y py-4 text-ink-2 text-ui">{copy.none}</p>
      ) : (
        <ul>
          {consents.map((consent) => (
            <ConsentRow key={consent.purpose} consent={consent} />
          ))}
        </ul>
      )}
    </SettingsSection>
  );
}

function ConsentRow({ consent }: { readonly consent: Consent }) {
  const [isConfirming, setIsConfirming] = useState(false);
  const { isBusy, run } = useAccountMutation();
  const label = purposeLabel(consent.purpose);
  const withdraw = () => {
    setIsConfirming(false);
    const route = { method: 'delete', path: '/api/account/consents/{purpose}' } as const;
    void run(
      () => browserClient.call<typeof withdrawConsent>(route, { params: { purpose: consent.purpose } }),
      () => toast.success(copy.done),
    );
  };
  return (
    <SettingsRow>
      <p className="min-w-0 flex-1">
        <b className="block font-semibold text-ui">{label}</b>
        <span className="num text-ink-3 text-small">{formatArticleDate(consent.created_at)}</span>
      </p>
      <Badge variant={consent.is_granted ? 'ok' : 'off'}>
        {consent.is_granted ? copy.granted : copy.withdrawn}
      </Badge>
      {consent.is_granted && (
        <Button variant="quiet" size="sm" onClick={() => setIsConfirming(true)} disabled={isBusy}>
          {copy.withdraw}
        </Button>
      )}
      {isConfirming && (
        <ConfirmDialog
          title={copy.confirmTitle(label)}
          text={copy.confirmText}
          confirmLabel={copy.withdraw}
          onConfirm={withdraw}
          onClose={() => setIsConfirming(false)}
        />
      )}
    </SettingsRow>
  );
}
