import { Plus } from 'lucide-react';
import { useState } from 'react';
import { lazyDialog } from '#app/components/dialogs/lazy-dialog.tsx';
import { EmptyState } from '#app/components/page/empty-state.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { StatusDot } from '#app/components/ui/status-dot.tsx';
import type { ApiKey } from '#contract/programs/admin-api-keys.ts';
import { keysCopy as copy } from '#messages/programs/admin.ts';
import { formatCardDate, formatDayTime } from '#shared/time/dates.ts';
import { OneTimeSecret } from './one-time-secret.tsx';
import { ProgramsHeader } from './programs-header.tsx';

const CreateKeyDialog = lazyDialog(async () => (await import('./key-dialogs.tsx')).CreateKeyDialog);
const RevokeKeyDialog = lazyDialog(async () => (await import('./key-dialogs.tsx')).RevokeKeyDialog);

export function KeysPage({ keys }: { readonly keys: readonly ApiKey[] }) {
  const [isMaking, setMaking] = useState(false);
  const [made, setMade] = useState<string | null>(null);
  const [revoking, setRevoking] = useState<ApiKey | null>(null);
  return (
    <>
      <ProgramsHeader>
        <Button size="sm" onClick={() => setMaking(true)}>
          <Plus aria-hidden="true" />
          {copy.create}
        </Button>
      </ProgramsHeader>
      <p className="mb-5 max-w-[70ch] text-ink-2 text-ui">{copy.text}</p>
      {made !== null && <OneTimeSecret title={copy.newKey} secret={made} onDone={() => setMade(null)} />}
      {keys.length === 0 ? (
        <EmptyState title={copy.none.title} hint={copy.none.hint} />
      ) : (
        <section aria-label={copy.list} className="rounded-card border border-line bg-surface">
          <ul>
            {keys.map((key) => (
              <KeyRow key={key.id} apiKey={key} onRevoke={() => setRevoking(key)} />
            ))}
          </ul>
        </section>
      )}
      {isMaking && <CreateKeyDialog onMade={setMade} onClose={() => setMaking(false)} />}
      {revoking !== null && <RevokeKeyDialog apiKey={revoking} onClose={() => setRevoking(null)} />}
    </>
  );
}

interface RowProps {
  readonly apiKey: ApiKey;
  readonly onRevoke: () => void;
}

function KeyRow({ apiKey, onRevoke }: RowProps) {
  const { name, hint, scopes, state, created_by, created_at, expires_at, last_used_at } = apiKey;
  const isActive = state === 'active';
  const facts = [
    `${copy.by(created_by)}, ${formatCardDate(created_at)}`,
    last_used_at === null ? copy.neverUsed : copy.used(formatDayTime(last_used_at)),
    ...(expires_at !== null && isActive ? [copy.until(formatCardDate(expires_at))] : []),
  ];
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] items-center gap-x-4 border-line border-t px-4 py-3 first:border-0 sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-3">
          <h2 className="wrap-anywhere font-semibold text-body leading-snug">{name}</h2>
          <span className="text-small">
            <StatusDot tone={isActive ? 'ok' : 'off'}>{copy.states[state]}</StatusDot>
          </span>
        </div>
        <p className="text-ink-2 text-small">{`${facts.join(' · ')} · ${copy.hint(hint)}`}</p>
        <p className="text-ink-2 text-small">{scopes.map((scope) => copy.scopeNames[scope]).join(', ')}</p>
      </div>
      {isActive && (
        <Button
          variant="quiet"
          size="sm"
          className="justify-self-start max-sm:-ml-4"
          aria-label={`${copy.revoke}: ${name}`}
          onClick={onRevoke}
        >
          {copy.revoke}
        </Button>
      )}
    </li>
  );
}
