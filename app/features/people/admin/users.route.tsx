import { loadList } from '#app/components/data-table/load-list.ts';
import { ReauthenticationProvider } from '#app/components/reauthentication/reauthentication-provider.tsx';
import { toTrailLines } from '#app/features/audit/admin/audit-labels.ts';
import { userAction } from '#app/features/people/admin/user-actions.ts';
import type { UserDetailsResult } from '#app/features/people/admin/user-panel.tsx';
import { UsersPage } from '#app/features/people/admin/users-page.tsx';
import { api } from '#app/lib/api/api-context.ts';
import { formClientAction } from '#app/lib/forms/form-client-action.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import type { ErrorHandle } from '#app/shell/admin/admin-error.tsx';
import { getViewer } from '#contract/account/session.ts';
import { listAudit } from '#contract/audit/admin.ts';
import type { Client } from '#contract/client.ts';
import { listAdminChanges } from '#contract/people/admin.ts';
import { getPersonDesk } from '#contract/people/admin-person-desk.ts';
import { getUser, listAllUsers } from '#contract/people/admin-users.ts';
import { usersCopy } from '#messages/people/admin.ts';
import type { Route } from './+types/users.route.ts';

export async function loader(args: Route.LoaderArgs) {
  const client = api(args.context);
  const id = new URL(args.request.url).searchParams.get('user');
  const [viewer, list, changes, details, trail, desk] = await Promise.all([
    client.call(getViewer),
    loadList(args, listAllUsers),
    client.call(listAdminChanges),
    fetchDetails(client, id),
    fetchTrail(client, id),
    fetchDesk(client, id),
  ]);
  const user = viewer.ok ? viewer.value.user : null;
  return {
    ...list,
    canManage: user?.role === 'admin',
    viewerId: user?.id ?? '',
    email: user?.email ?? '',
    adminChanges: changes.ok ? changes.value.admin_changes : [],
    details,
    trail,
    desk,
  };
}

async function fetchDetails(client: Client, id: string | null): Promise<UserDetailsResult | null> {
  if (id === null) return null;
  const result = await client.call(getUser, { params: { id } });
  return result.ok ? result.value : 'failed';
}

/** Null for moderators. */
async function fetchDesk(client: Client, id: string | null) {
  if (id === null) return null;
  const result = await client.call(getPersonDesk, { params: { id } });
  return result.ok ? result.value : null;
}

const TRAIL_LIMIT = 6;

/** Null for moderators, who may not read the log. */
async function fetchTrail(client: Client, id: string | null) {
  const query = listAudit.query.safeParse({ about: id, limit: TRAIL_LIMIT });
  if (!query.success) return null;
  const result = await client.call(listAudit, { query: query.data });
  return result.ok ? toTrailLines(result.value.entries) : null;
}

export const action = userAction;
export const clientAction = formClientAction;

export const handle: ErrorHandle = () => ({ title: usersCopy.title, errorTitle: usersCopy.failed });

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: usersCopy.title, robots: 'noindex' });

export default function UsersRoute({ loaderData: { email, ...page } }: Route.ComponentProps) {
  return (
    <ReauthenticationProvider email={email} hasPassword>
      <UsersPage {...page} />
    </ReauthenticationProvider>
  );
}
