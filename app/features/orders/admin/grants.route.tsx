import { FileUp, Gift, Send, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import type { Column } from '#app/components/data-table/data-table.tsx';
import { loadList } from '#app/components/data-table/load-list.ts';
import { RowMenu } from '#app/components/data-table/row-menu.tsx';
import { StaffList } from '#app/components/data-table/staff-list.tsx';
import type { Table } from '#app/components/data-table/table-view.ts';
import { lazyDialog } from '#app/components/dialogs/lazy-dialog.tsx';
import { HeaderActions } from '#app/components/page/header-actions.tsx';
import { PageHeader } from '#app/components/page/page-header.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { DropdownMenuItem } from '#app/components/ui/dropdown-menu.tsx';
import { useActionFetcher } from '#app/hooks/use-action-fetcher.ts';
import { api } from '#app/lib/api/api-context.ts';
import { orThrow } from '#app/lib/api/or-throw.ts';
import { formClientAction } from '#app/lib/forms/form-client-action.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import type { ErrorHandle } from '#app/shell/admin/admin-error.tsx';
import { getViewer } from '#contract/account/session.ts';
import { listWaitingGrants, type WaitingGrant } from '#contract/orders/admin-grants.ts';
import { grantsCopy as copy, grantsCopy } from '#messages/orders/admin-grants.ts';
import { formatCardDate } from '#shared/time/dates.ts';
import type { Route } from './+types/grants.route.ts';
import { grantsAction } from './grant-actions.ts';
import { GRANTS_PATH } from './grants-path.ts';

export async function loader(args: Route.LoaderArgs) {
  const [list, viewer] = await Promise.all([
    loadList(args, listWaitingGrants),
    api(args.context).call(getViewer),
  ]);
  return { ...list, can_change: orThrow(viewer).user?.role === 'admin' };
}

export const action = grantsAction;
export const clientAction = formClientAction;

export const handle: ErrorHandle = () => ({ title: grantsCopy.title, errorTitle: grantsCopy.failed });

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: grantsCopy.title, robots: 'noindex' });

export default function GrantsRoute({ loaderData: { can_change, ...list } }: Route.ComponentProps) {
  return <GrantsPage {...list} canChange={can_change} />;
}

const ImportGrantsDialog = lazyDialog(
  async () => (await import('./import-grants-dialog.tsx')).ImportGrantsDialog,
);
const RevokeDialog = lazyDialog(async () => (await import('./revoke-grant-dialog.tsx')).RevokeDialog);

interface GrantsPageProps {
  readonly table: Table;
  readonly grants: readonly WaitingGrant[];
  readonly total: number;
  /** Moderators only read (DECISIONS 35). */
  readonly canChange: boolean;
}

function GrantsPage({ table, grants, total, canChange }: GrantsPageProps) {
  const [isImporting, setImporting] = useState(false);
  const [revoked, setRevoked] = useState<WaitingGrant | null>(null);
  const actions = (grant: WaitingGrant) => <GrantMenu grant={grant} onRevoke={setRevoked} />;
  return (
    <>
      <PageHeader title={copy.title}>
        {canChange && (
          <HeaderActions
            actions={[{ label: copy.importCsv, Icon: FileUp, onSelect: () => setImporting(true) }]}
          >
            <Button asChild size="sm">
              <Link to="/admin/orders/grant">
                <Gift aria-hidden="true" />
                {copy.give}
              </Link>
            </Button>
          </HeaderActions>
        )}
      </PageHeader>
      <StaffList
        pathname={GRANTS_PATH}
        table={table}
        rows={grants}
        total={total}
        columns={grantColumns()}
        copy={copy}
        {...(canChange && { actions })}
      />
      {isImporting && <ImportGrantsDialog onClose={() => setImporting(false)} />}
      {revoked !== null && <RevokeDialog grant={revoked} onClose={() => setRevoked(null)} />}
    </>
  );
}

interface GrantMenuProps {
  readonly grant: WaitingGrant;
  readonly onRevoke: (grant: WaitingGrant) => void;
}

function GrantMenu({ grant, onRevoke }: GrantMenuProps) {
  const mail = useActionFetcher();
  const { id, email } = grant;
  return (
    <RowMenu name={email} disabled={mail.isBusy}>
      <DropdownMenuItem
        onSelect={() => mail.submit({ intent: 'resend', id }, { method: 'post', action: GRANTS_PATH })}
      >
        <Send aria-hidden="true" />
        {copy.resend}
      </DropdownMenuItem>
      <DropdownMenuItem danger onSelect={() => onRevoke(grant)}>
        <Undo2 aria-hidden="true" />
        {copy.revoke}
      </DropdownMenuItem>
    </RowMenu>
  );
}

const grantColumns = (columns = copy.columns): readonly Column<WaitingGrant>[] => [
  {
    header: columns.recipient,
    isTitle: true,
    cell: ({ email, full_name }, folded) => (
      <span className="grid gap-0.5">
        <b className="wrap-anywhere font-semibold">{email}</b>
        <span className="text-ink-3 text-small">{full_name}</span>
        <span className="flex flex-wrap gap-x-3 text-small">{folded}</span>
      </span>
    ),
  },
  { header: columns.product, cell: ({ title }) => title },
  {
    header: columns.reason,
    fold: 'desk',
    line: 'none',
    cell: ({ reason }) => <span className="line-clamp-2 max-w-64 text-ink-2">{reason}</span>,
  },
  {
    header: columns.since,
    sort: 'created_at',
    fold: 'tablet',
    cell: ({ created_at }) => <span className="num">{formatCardDate(created_at)}</span>,
  },
];
