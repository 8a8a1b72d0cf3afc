import { Suspense } from 'react';
import { useLocation } from 'react-router';
import { ListAndDetail } from '#app/components/data-table/detail-panel.tsx';
import { viewsOf } from '#app/components/data-table/list-views.tsx';
import { StaffList } from '#app/components/data-table/staff-list.tsx';
import { type Table, tableHref } from '#app/components/data-table/table-view.ts';
import { PageHeader } from '#app/components/page/page-header.tsx';
import { lazyPart } from '#app/components/rendering/lazy-part.ts';
import type { AdminChange } from '#contract/people/admin.ts';
import type { PersonDesk } from '#contract/people/admin-person-desk.ts';
import type { AdminUser } from '#contract/people/admin-users.ts';
import { usersCopy as copy } from '#messages/people/admin.ts';
import { userRoles } from '#shared/people/roles.ts';
import { useUserActions } from './use-user-actions.tsx';
import { userColumns } from './user-columns.tsx';
import type { TrailLine } from './user-details-sections.tsx';
import type { UserDetailsResult } from './user-panel.tsx';
import { UserRowActions } from './user-row-actions.tsx';

const UserPanel = lazyPart(async () => (await import('./user-panel.tsx')).UserPanel);

/** Loaded lazily, because a change rarely waits, and its form is heavy. */
const PendingAdminChanges = lazyPart(
  async () => (await import('./pending-admin-changes.tsx')).PendingAdminChanges,
);

/** In the order of AUSR-003. */
const roleFilter = () => ({
  name: 'role',
  label: copy.columns.role,
  all: copy.all,
  options: Object.fromEntries(userRoles.toReversed().map((role) => [role, role])),
});

/** AUSR-004 */
const statusFilter = () => ({
  name: 'status',
  label: copy.columns.status,
  all: copy.all,
  options: copy.statuses,
});

export interface UsersPageProps {
  readonly table: Table;
  readonly users: readonly AdminUser[];
  readonly total: number;
  readonly canManage: boolean;
  readonly viewerId: string;
  readonly adminChanges: readonly AdminChange[];
  readonly details: UserDetailsResult | null;
  /** Null for those who may not read the log. */
  readonly trail: readonly TrailLine[] | null;
  readonly desk: PersonDesk | null;
}

export function UsersPage({ table, users, total, canManage, details, trail, desk, ...page }: UsersPageProps) {
  const { pathname } = useLocation();
  const actions = useUserActions();
  const here = tableHref({ pathname, ...table }, { page: table.view.page });
  const detailsHref = ({ id }: AdminUser) => `${here}${here.includes('?') ? '&' : '?'}user=${id}`;
  return (
    <ListAndDetail
      detail={
        details !== null && (
          <Suspense>
            <UserPanel {...{ details, trail, desk }} actions={canManage ? actions : null} back={here} />
          </Suspense>
        )
      }
    >
      <PageHeader title={copy.title} />
      {page.adminChanges.length > 0 && (
        <Suspense>
          <PendingAdminChanges changes={page.adminChanges} viewerId={page.viewerId} />
        </Suspense>
      )}
      <StaffList
        pathname={pathname}
        table={table}
        rows={users}
        total={total}
        columns={userColumns(detailsHref)}
        copy={{ ...copy, noMatch: copy.none.title }}
        filters={[roleFilter(), statusFilter()]}
        views={[...viewsOf(roleFilter()), { label: copy.statuses.inactive, filters: { status: 'inactive' } }]}
        actions={(user) => (
          <UserRowActions user={user} detailsHref={detailsHref(user)} actions={canManage ? actions : null} />
        )}
      />
      {actions.dialog}
    </ListAndDetail>
  );
}
