import { readTableView, tableQuery } from '#app/components/data-table/table-view.ts';
import { PageFailed } from '#app/components/page-failed.tsx';
import { Reauthentication } from '#app/components/reauthentication/reauthentication.tsx';
import { trailLines } from '#app/features/admin-audit/trail-lines.ts';
import type { FailureWords } from '#app/features/admin-shell/admin-error.tsx';
import type { DetailsOrFailure } from '#app/features/admin-users/user-details-dialog.tsx';
import { usersCopy } from '#app/features/admin-users/users-copy.ts';
import { UsersPage, usersShape } from '#app/features/admin-users/users-page.tsx';
import { api } from '#app/lib/api.ts';
import { pageMeta } from '#app/lib/page-meta.ts';
import { getViewer } from '#contract/account/session.ts';
import { listAudit } from '#contract/admin/audit.ts';
import { getUser, listAllUsers } from '#contract/admin/users.ts';
import type { Client } from '#contract/client.ts';
import type { Route } from './+types/users.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const search = new URL(request.url).searchParams;
  const view = readTableView(search, usersShape);
  const query = listAllUsers.query.parse(tableQuery(view));
  const client = api(context);
  const id = search.get('user');
  const [viewer, answer, details, trail] = await Promise.all([
    client.call(getViewer),
    client.call(listAllUsers, { query }),
    readDetails(client, id),
    readTrail(client, id),
  ]);
  const canManage = viewer.ok && viewer.value.user?.role === 'admin';
  const email = viewer.ok ? (viewer.value.user?.email ?? '') : '';
  return { view, canManage, email, details, trail, list: answer.ok ? answer.value : null };
}

async function readDetails(client: Client, id: string | null): Promise<DetailsOrFailure | null> {
  if (id === null) return null;
  const found = await client.call(getUser, { params: { id } });
  return found.ok ? found.value : 'failed';
}

const SHOWN_TRAIL = 6;

/** Moderators are refused the log; then there is none. */
async function readTrail(client: Client, id: string | null) {
  const query = listAudit.query.safeParse({ about: id, limit: SHOWN_TRAIL });
  if (!query.success) return null;
  const found = await client.call(listAudit, { query: query.data });
  return found.ok ? trailLines(found.value.entries) : null;
}

export const handle: FailureWords = { title: usersCopy.title, failed: usersCopy.failed };

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: usersCopy.title, robots: 'noindex' });

export default function UsersRoute({ loaderData: { list, email, ...page } }: Route.ComponentProps) {
  if (list === null) return <PageFailed title={usersCopy.title} problem={usersCopy.failed} />;
  return (
    <Reauthentication email={email} hasPassword>
      <UsersPage {...page} users={list.users} total={list.total} />
    </Reauthentication>
  );
}
