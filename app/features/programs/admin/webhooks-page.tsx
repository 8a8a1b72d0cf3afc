import { KeyRound, Pencil, Plus, Power, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { RowMenu } from '#app/components/data-table/row-menu.tsx';
import { lazyDialog } from '#app/components/dialogs/lazy-dialog.tsx';
import { EmptyState } from '#app/components/page/empty-state.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { DropdownMenuItem } from '#app/components/ui/dropdown-menu.tsx';
import { StatusDot, type StatusTone } from '#app/components/ui/status-dot.tsx';
import type { WebhookEndpoint } from '#contract/programs/admin-webhook-endpoints.ts';
import { webhooksCopy as copy } from '#messages/programs/admin.ts';
import { formatDayTime } from '#shared/time/dates.ts';
import { OneTimeSecret } from './one-time-secret.tsx';
import { logPath } from './program-paths.ts';
import { ProgramsHeader } from './programs-header.tsx';

const AddEndpointDialog = lazyDialog(async () => (await import('./webhook-dialogs.tsx')).AddEndpointDialog);
const EditEndpointDialog = lazyDialog(async () => (await import('./webhook-dialogs.tsx')).EditEndpointDialog);
const EndpointQuestion = lazyDialog(async () => (await import('./webhook-dialogs.tsx')).EndpointQuestion);

type EndpointCommand = 'edit' | 'switch' | 'rotate' | 'delete';

export function WebhooksPage({ endpoints }: { readonly endpoints: readonly WebhookEndpoint[] }) {
  const [isAdding, setAdding] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  const [open, setOpen] = useState<{
    readonly doing: EndpointCommand;
    readonly endpoint: WebhookEndpoint;
  } | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <ProgramsHeader>
        <Button size="sm" onClick={() => setAdding(true)}>
          <Plus aria-hidden="true" />
          {copy.add}
        </Button>
      </ProgramsHeader>
      <p className="mb-5 max-w-[70ch] text-ink-2 text-ui">{copy.text}</p>
      {secret !== null && (
        <OneTimeSecret title={copy.newSecret} secret={secret} onDone={() => setSecret(null)} />
      )}
      {endpoints.length === 0 ? (
        <EmptyState title={copy.none.title} hint={copy.none.hint} />
      ) : (
        <section aria-label={copy.list} className="rounded-card border border-line bg-surface">
          <ul>
            {endpoints.map((endpoint) => (
              <EndpointRow
                key={endpoint.id}
                endpoint={endpoint}
                onDo={(doing) => setOpen({ doing, endpoint })}
              />
            ))}
          </ul>
        </section>
      )}
      {isAdding && <AddEndpointDialog onSecret={setSecret} onClose={() => setAdding(false)} />}
      {open?.doing === 'edit' && <EditEndpointDialog endpoint={open.endpoint} onClose={close} />}
      {open !== null && open.doing !== 'edit' && (
        <EndpointQuestion {...open} doing={open.doing} onSecret={setSecret} onClose={close} />
      )}
    </>
  );
}

interface RowProps {
  readonly endpoint: WebhookEndpoint;
  readonly onDo: (doing: EndpointCommand) => void;
}

function EndpointRow({ endpoint, onDo }: RowProps) {
  const { id, url, description, event_types, is_enabled, pending, failed, old_secret_until } = endpoint;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 border-line border-t px-4 py-3 first:border-0">
      <div className="min-w-0">
        <h2 className="wrap-anywhere font-semibold text-body leading-snug">
          <Link to={logPath(id)} className="underline-offset-4 hover:underline">
            {url}
          </Link>
        </h2>
        {description !== '' && <p className="wrap-anywhere text-ink-2 text-small">{description}</p>}
        <p className="text-ink-2 text-small">
          {`${copy.eventCount(event_types.length)} · ${copy.counts(pending, failed)}`}
        </p>
        {old_secret_until !== null && (
          <p className="text-ink-2 text-small">{copy.oldUntil(formatDayTime(old_secret_until))}</p>
        )}
        <p className="mt-1.5 text-small">
          <EndpointState endpoint={endpoint} />
        </p>
      </div>
      <RowMenu name={url}>
        <DropdownMenuItem onSelect={() => onDo('edit')}>
          <Pencil aria-hidden="true" />
          {copy.edit}
        </DropdownMenuItem>
        <DropdownMenuItem onSelect={() => onDo('switch')}>
          <Power aria-hidden="true" />
          {is_enabled ? copy.turnOff : copy.turnOn}
        </DropdownMenuItem>
        <DropdownMenuItem onSelect={() => onDo('rotate')}>
          <KeyRound aria-hidden="true" />
          {copy.rotate}
        </DropdownMenuItem>
        <DropdownMenuItem danger onSelect={() => onDo('delete')}>
          <Trash2 aria-hidden="true" />
          {copy.remove}
        </DropdownMenuItem>
      </RowMenu>
    </li>
  );
}

export function EndpointState({ endpoint }: { readonly endpoint: WebhookEndpoint }) {
  const [tone, text] = stateOf(endpoint);
  return <StatusDot tone={tone}>{text}</StatusDot>;
}

function stateOf({ is_enabled, stopped_at, failing_since }: WebhookEndpoint): readonly [StatusTone, string] {
  if (stopped_at !== null)
    return ['bad', `${copy.states.stopped}. ${copy.stoppedAt(formatDayTime(stopped_at))}`];
  if (!is_enabled) return ['off', copy.states.off];
  if (failing_since !== null) return ['wait', copy.failingSince(formatDayTime(failing_since))];
  return ['ok', copy.states.on];
}
