import { Plus } from 'lucide-react';
import { Link } from 'react-router';
import { loadList } from '#app/components/data-table/load-list.ts';
import { StaffList } from '#app/components/data-table/staff-list.tsx';
import { PageHeader } from '#app/components/page/page-header.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { MailTabs } from '#app/features/mailings/admin/mail-tabs.tsx';
import { formClientAction } from '#app/lib/forms/form-client-action.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import type { ErrorHandle } from '#app/shell/admin/admin-error.tsx';
import { listBroadcasts } from '#contract/broadcasts/admin.ts';
import { broadcastsCopy as copy } from '#messages/broadcasts/admin.ts';
import type { Route } from './+types/broadcasts.route.ts';
import { broadcastAction } from './broadcast-actions.ts';
import { broadcastColumns } from './broadcast-columns.tsx';
import { BROADCASTS_PATH, NEW_BROADCAST_PATH } from './broadcast-paths.ts';

export const loader = (args: Route.LoaderArgs) => loadList(args, listBroadcasts);

export const action = broadcastAction;
export const clientAction = formClientAction;

export const handle: ErrorHandle = () => ({ title: copy.title, errorTitle: copy.failed });

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: copy.title, robots: 'noindex' });

export default function BroadcastsRoute({ loaderData: { table, broadcasts, total } }: Route.ComponentProps) {
  const create = (
    <Button asChild size="sm">
      <Link to={NEW_BROADCAST_PATH}>
        <Plus aria-hidden="true" />
        {copy.create}
      </Link>
    </Button>
  );
  return (
    <>
      <PageHeader title={copy.title}>{create}</PageHeader>
      <MailTabs />
      <StaffList
        pathname={BROADCASTS_PATH}
        table={table}
        rows={broadcasts}
        total={total}
        columns={broadcastColumns()}
        copy={copy}
        filters={[{ name: 'state', label: copy.columns.state, options: copy.states }]}
      />
    </>
  );
}
