import type { Column } from '#app/components/data-table/data-table.tsx';
import { RowTitle } from '#app/components/data-table/row-title.tsx';
import { StaffList } from '#app/components/data-table/staff-list.tsx';
import type { Table } from '#app/components/data-table/table-view.ts';
import { PostButton } from '#app/components/form/post-button.tsx';
import { BackLink } from '#app/components/page/back-link.tsx';
import { PageHeader } from '#app/components/page/page-header.tsx';
import { StatusDot } from '#app/components/ui/status-dot.tsx';
import { toast } from '#app/lib/toast.ts';
import type { WebhookDelivery, WebhookEndpoint } from '#contract/programs/admin-webhook-endpoints.ts';
import { webhookLogCopy as copy, webhooksCopy } from '#messages/programs/admin.ts';
import { formatDayTime } from '#shared/time/dates.ts';
import { deliveryPath, logPath, WEBHOOKS_PATH } from './program-paths.ts';
import { EndpointState } from './webhooks-page.tsx';

interface Props {
  readonly endpoint: WebhookEndpoint;
  readonly deliveries: readonly WebhookDelivery[];
  readonly total: number;
  readonly table: Table;
}

export function LogPage({ endpoint, deliveries, total, table }: Props) {
  return (
    <>
      <BackLink to={WEBHOOKS_PATH}>{copy.back}</BackLink>
      <PageHeader title={copy.title} subtitle={<span className="wrap-anywhere">{endpoint.url}</span>}>
        {endpoint.is_enabled && <LogButtons endpoint={endpoint} />}
      </PageHeader>
      <p className="mb-5 text-small">
        <EndpointState endpoint={endpoint} />
      </p>
      <StaffList
        pathname={logPath(endpoint.id)}
        table={table}
        rows={deliveries}
        total={total}
        columns={columnsOf(endpoint.id)}
        copy={{ ...copy, list: copy.title, count: (total) => total }}
        filters={[{ name: 'state', label: copy.state, options: copy.states }]}
        views={[]}
      />
    </>
  );
}

function LogButtons({ endpoint: { id, failed } }: Pick<Props, 'endpoint'>) {
  const shared = {
    action: logPath(id),
    variant: 'outline',
    size: 'sm',
    busyText: webhooksCopy.working,
  } as const;
  const say = ({ message }: { readonly message?: string }) => message !== undefined && toast.success(message);
  return (
    <div className="flex flex-wrap gap-2">
      {failed > 0 && (
        <PostButton {...shared} id="recover" fields={{ intent: 'recover', id }} onSuccess={say}>
          {webhooksCopy.recover}
        </PostButton>
      )}
      <PostButton {...shared} id="test" fields={{ intent: 'test', id }} onSuccess={say}>
        {webhooksCopy.test}
      </PostButton>
    </div>
  );
}

export function eventName(type: string): string {
  const names: Readonly<Record<string, string>> = webhooksCopy.eventNames;
  return names[type] ?? copy.test;
}

const columnsOf = (endpointId: string): readonly Column<WebhookDelivery>[] => [
  {
    header: copy.columns.event,
    isTitle: true,
    cell: ({ id, type }, folded) => (
      <RowTitle opens={deliveryPath(endpointId, id)} title={eventName(type)} hint={type}>
        {folded}
      </RowTitle>
    ),
  },
  { header: copy.columns.state, cell: (delivery) => <DeliveryState delivery={delivery} /> },
  { header: copy.columns.attempts, fold: 'tablet', isNumber: true, cell: ({ attempts }) => attempts },
  {
    header: copy.columns.answer,
    fold: 'tablet',
    cell: ({ status, attempts }) => status ?? (attempts === 0 ? '–' : copy.noAnswer),
  },
  { header: copy.columns.at, sort: 'created_at', cell: ({ created_at }) => formatDayTime(created_at) },
];

const tones = { pending: 'wait', delivered: 'ok', failed: 'bad' } as const;

export function DeliveryState({ delivery: { state } }: { readonly delivery: WebhookDelivery }) {
  return <StatusDot tone={tones[state]}>{copy.states[state]}</StatusDot>;
}
