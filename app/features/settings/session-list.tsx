import { Laptop, Monitor, Smartphone, Tablet, Terminal } from 'lucide-react';
import { useState } from 'react';
import { ConfirmDialog } from '#app/components/dialogs/confirm-dialog.tsx';
import { Badge } from '#app/components/ui/badge.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { browserClient } from '#app/lib/api/browser-client.ts';
import { toast } from '#app/lib/toast.ts';
import type { OpenSession, revokeOtherSessions, revokeSession } from '#contract/account/security.ts';
import { formatDayTime } from '#shared/dates.ts';
import { settingsCopy } from './settings-copy.ts';
import { SettingsRow, SettingsSection } from './settings-layout.tsx';
import { useAccountMutation } from './use-account-mutation.ts';

const copy = settingsCopy.devices;
const icons = { phone: Smartphone, tablet: Tablet, computer: Laptop, program: Terminal } as const;

export function SessionList({ sessions }: { readonly sessions: readonly OpenSession[] }) {
  const [isConfirming, setIsConfirming] = useState(false);
  const { isBusy, run } = useAccountMutation();
  const endOthers = () => {
    setIsConfirming(false);
    const path = '/api/account/sessions/end-others';
    void run(
      () => browserClient.call<typeof revokeOtherSessions>({ method: 'post', path }, { body: {} }),
      ({ ended }) => toast.success(copy.endedOthers(ended)),
    );
  };
  const isOnlySession = sessions.length <= 1;
  return (
    <SettingsSection
      title={copy.title}
      lede={isOnlySession ? copy.only : copy.lede}
      action={
        isOnlySession ? undefined : (
          <Button variant="danger" size="sm" onClick={() => setIsConfirming(true)} disabled={isBusy}>
            {copy.endOthers}
          </Button>
        )
      }
    >
      <ul>
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
      {isConfirming && (
        <ConfirmDialog
          title={copy.endOthersTitle}
          text={copy.endOthersText}
          confirmLabel={copy.endOthers}
          onConfirm={endOthers}
          onClose={() => setIsConfirming(false)}
        />
      )}
    </SettingsSection>
  );
}

function SessionRow({ session }: { readonly session: OpenSession }) {
  const { device, address, is_current, last_seen_at } = session;
  const { isBusy, run } = useAccountMutation();
  const Icon = is_current ? Monitor : icons[device.kind];
  const end = () => {
    const route = { method: 'delete', path: '/api/account/sessions/{id}' } as const;
    void run(
      () => browserClient.call<typeof revokeSession>(route, { params: { id: session.id } }),
      () => toast.success(copy.ended),
    );
  };
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
      {is_current ? (
        <Badge variant="ok">{copy.current}</Badge>
      ) : (
        <Button variant="quiet" size="sm" onClick={end} disabled={isBusy}>
          {copy.end}
        </Button>
      )}
    </SettingsRow>
  );
}
