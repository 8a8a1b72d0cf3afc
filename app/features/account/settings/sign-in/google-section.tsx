import { Button } from '#app/components/ui/button.tsx';
import type { Security } from '#contract/account/security.ts';
import { googleCopy as copy } from '#messages/account/settings.ts';
import { formatCardDate } from '#shared/time/dates.ts';
import { AskButton, AskForm } from '../forms/ask.tsx';
import { SettingsForm, SettingsSubmit, useSettingsForm } from '../forms/settings-form.tsx';
import { useAsk } from '../forms/use-ask.ts';
import { SettingsRow, SettingsSection } from '../settings-layout.tsx';

type Login = Security['logins'][number];

interface Props {
  readonly security: Security;
  readonly hasFailed: boolean;
}

export function GoogleSection({ security, hasFailed }: Props) {
  const linked = security.logins.filter(({ provider }) => provider === 'google');
  // The shop does not offer Google, and the account does not use it.
  if (!security.google_available && linked.length === 0) return null;
  return (
    <SettingsSection title={copy.title} lede={security.google_available ? copy.lede : copy.off}>
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
      {security.google_available && linked.length === 0 && <LinkForm />}
    </SettingsSection>
  );
}

/** Without scripts the answer links to Google, because CSP forbids a form to redirect to another site. */
function LinkForm() {
  const form = useSettingsForm({
    intent: 'link-google',
    onDone: ({ url = '' }) => window.location.assign(url),
  });
  if (form.success?.url !== undefined) {
    return (
      <Button asChild size="sm" variant="outline" className="justify-self-start">
        <a href={form.success.url}>{copy.link}</a>
      </Button>
    );
  }
  const submit = (
    <SettingsSubmit form={form} size="sm" variant="outline" className="justify-self-start">
      {copy.link}
    </SettingsSubmit>
  );
  return <SettingsForm form={form} label={copy.title} submit={submit} />;
}

function LinkedRow({ login }: { readonly login: Login }) {
  const removal = useAsk('unlink-google', login.id);
  return (
    <SettingsRow>
      <p className="num min-w-0 flex-1 text-ui">
        {copy.linked} {formatCardDate(login.created_at)}
      </p>
      <AskButton ask={removal} variant="quiet" size="sm">
        {copy.unlink}
      </AskButton>
      <AskForm
        ask={removal}
        role="alertdialog"
        title={copy.unlinkTitle}
        text={copy.unlinkText}
        confirmLabel={copy.unlink}
      />
    </SettingsRow>
  );
}
