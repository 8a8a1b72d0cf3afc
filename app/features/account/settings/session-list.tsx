import { Laptop, Monitor, Smartphone, Tablet, Terminal } from 'lucide-react';
import { Badge } from '#app/components/ui/badge.tsx';
import type { OpenSession } from '#contract/account/security.ts';
import { devicesCopy as copy } from '#messages/account/security-settings.ts';
import { formatDayTime } from '#shared/time/dates.ts';
import { AskButton, AskForm } from './forms/ask.tsx';
import { SettingsForm, SettingsSubmit, useSettingsForm } from './forms/settings-form.tsx';
import { useAsk } from './forms/use-ask.ts';
import { SettingsRow, SettingsSection } from './settings-layout.tsx';

const icons = { phone: Smartphone, tablet: Tablet, computer: Laptop, program: Terminal } as const;

export function SessionList({ sessions }: { readonly sessions: readonly OpenSession[] }) {
  const ending = useAsk('end-other-sessions');
  const isOnlySession = sessions.length <= 1;
  return (
    <SettingsSection
      title={copy.title}
      lede={isOnlySession ? copy.only : copy.lede}
      action={
        isOnlySession ? undefined : (
          <AskButton ask={ending} variant="danger" size="sm">
            {copy.endOthers}
          </AskButton>
        )
      }
    >
      <AskForm
        ask={ending}
        role="alertdialog"
        title={copy.endOthersTitle}
        text={copy.endOthersText}
        confirmLabel={copy.endOthers}
      />
      <ul>
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
    </SettingsSection>
  );
}

function SessionRow({ session }: { readonly session: OpenSession }) {
  const { device, address, is_current, last_seen_at } = session;
  const Icon = is_current ? Monitor : icons[device.kind];
  return (
    <SettingsRow>
      <span
        className={`grid size-10 place-items-center rounded-full ${is_current ? 'bg-credit-soft text-credit' : 'bg-sunk text-ink-2'}`}
      >
        <Icon aria-hidden className="size-5" />
      </span>
      <p className="min-w-0 flex-1">
        <b className="block truncate font-semibold text-ui">{device.name ?? copy.unknown}</b>
        <span className="num flex flex-wrap gap-x-3 whitespace-normal text-ink-3 text-small">
          <span>
            {copy.seen} {formatDayTime(last_seen_at)}
          </span>
          {address !== null && <span className="break-all">{address}</span>}
        </span>
      </p>
      {is_current ? <Badge variant="ok">{copy.current}</Badge> : <EndSessionForm id={session.id} />}
    </SettingsRow>
  );
}

function EndSessionForm({ id }: { readonly id: string }) {
  const form = useSettingsForm({ intent: 'end-session', id });
  const submit = (
    <SettingsSubmit form={form} variant="quiet" size="sm">
      {copy.end}
    </SettingsSubmit>
  );
  return <SettingsForm form={form} label={copy.end} submit={submit} />;
}
