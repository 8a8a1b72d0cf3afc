import { Badge } from '#app/components/ui/badge.tsx';
import type { Consent } from '#contract/privacy/privacy.ts';
import { consentsCopy as copy } from '#messages/account/settings.ts';
import { purposeLabel } from '#messages/leads/form-labels.ts';
import { formatCardDate } from '#shared/time/dates.ts';
import { AskButton, AskForm } from '../forms/ask.tsx';
import { useAsk } from '../forms/use-ask.ts';
import { SettingsRow, SettingsSection } from '../settings-layout.tsx';

export function ConsentList({ consents }: { readonly consents: readonly Consent[] }) {
  return (
    <SettingsSection title={copy.title} lede={copy.lede}>
      {consents.length === 0 ? (
        <p className="border-line border-y py-4 text-ink-2 text-ui">{copy.none}</p>
      ) : (
        <ul>
          {consents.map((consent) => (
            <ConsentRow key={`${consent.purpose}/${consent.channel}`} consent={consent} />
          ))}
        </ul>
      )}
    </SettingsSection>
  );
}

function ConsentRow({ consent }: { readonly consent: Consent }) {
  const { purpose, channel, is_granted, created_at, terms_of } = consent;
  const withdrawal = useAsk('withdraw-consent', channel === null ? purpose : `${purpose}/${channel}`);
  const label = purposeLabel(purpose, channel);
  return (
    <SettingsRow>
      <p className="min-w-0 flex-1">
        <b className="block font-semibold text-ui">{label}</b>
        <span className="num text-ink-3 text-small">
          {formatCardDate(created_at)}
          {purpose === 'terms' && terms_of !== null && `, ${copy.version(formatCardDate(terms_of))}`}
        </span>
      </p>
      <Badge variant={is_granted ? 'ok' : 'off'}>{is_granted ? copy.granted : copy.withdrawn}</Badge>
      {is_granted && purpose !== 'terms' && (
        <>
          <AskButton ask={withdrawal} variant="quiet" size="sm">
            {copy.withdraw}
          </AskButton>
          <AskForm
            ask={withdrawal}
            role="alertdialog"
            title={copy.confirmTitle(label)}
            text={questionOf(consent)}
            confirmLabel={copy.withdraw}
          />
        </>
      )}
    </SettingsRow>
  );
}

function questionOf({ purpose, channel }: Consent): string {
  if (purpose === 'ads') return copy.confirmAds;
  return channel === null ? copy.confirmText : copy.confirmMessages;
}
