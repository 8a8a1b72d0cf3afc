import { lazy, Suspense } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { DataTable } from '#app/components/data-table/data-table.tsx';
import { FilterBar } from '#app/components/data-table/filter-bar.tsx';
import { TableFooter } from '#app/components/data-table/table-footer.tsx';
import {
  countOf,
  type TableOptions,
  type TableView,
  tableHref,
} from '#app/components/data-table/table-view.ts';
import { EmptyState } from '#app/components/page/empty-state.tsx';
import { PageHeader } from '#app/components/page/page-header.tsx';
import type { AdminUser } from '#contract/admin/users.ts';
import { usersCopy as copy } from '#messages/admin-users.ts';
import { userRoles } from '#shared/roles.ts';
import { useUserActions } from './use-user-actions.tsx';
import { userColumns } from './user-columns.tsx';
import type { UserDetailsResult } from './user-details-dialog.tsx';
import type { TrailLine } from './user-details-sections.tsx';
import { UserRowActions } from './user-row-actions.tsx';

const UserDetailsDialog = lazy(() =>
  import('./user-details-dialog.tsx').then((module) => ({ default: module.UserDetailsDialog })),
);

const statuses = ['active', 'inactive'] as const;

export const userTableOptions: TableOptions = {
  sorts: ['created_at', 'wallet_balance'],
  defaultSort: '-created_at',
  filters: { role: userRoles, status: statuses },
};

/** AUSR-003, AUSR-004, in this order. */
const filters = () => [
  {
    name: 'role',
    label: copy.columns.role,
    all: copy.all,
    options: Object.fromEntries(userRoles.toReversed().map((role) => [role, role])),
  },
  { name: 'status', label: copy.columns.status, all: copy.all, options: copy.statuses },
];

export interface UsersPageProps {
  readonly view: TableView;
  readonly users: readonly AdminUser[];
  readonly total: number;
  readonly canManage: boolean;
  /** The user whose details are open. */
  readonly details: UserDetailsResult | null;
  /** Null for those who may not read the log. */
  readonly trail: readonly TrailLine[] | null;
}

export function UsersPage({ view, users, total, canManage, details, trail }: UsersPageProps) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const actions = useUserActions();
  const hrefOf = (change: Partial<TableView>) =>
    tableHref({ pathname, shape: userTableOptions, view }, change);
  const here = hrefOf({ page: view.page });
  const detailsHref = ({ id }: AdminUser) => `${here}${here.includes('?') ? '&' : '?'}user=${id}`;
  return (
    <>
      <PageHeader title={copy.title} />
      <section aria-label={copy.list} className="overflow-hidden rounded-card border border-line bg-surface">
        <FilterBar
          shape={userTableOptions}
          view={view}
          searchLabel={copy.search}
          filters={filters()}
          count={copy.count(countOf(total))}
        />
        {users.length === 0 ? (
          <EmptyState {...copy.none} className="border-0" />
        ) : (
          <DataTable
            label={copy.list}
            rows={users}
            columns={userColumns(detailsHref)}
            keyOf={({ id }) => id}
            sort={view.sort}
            sortHref={(sort) => hrefOf({ sort })}
            actions={(user) => (
              <UserRowActions
                user={user}
                detailsHref={detailsHref(user)}
                actions={canManage ? actions : null}
              />
            )}
          />
        )}
        <TableFooter view={view} total={total} hrefOf={hrefOf} />
      </section>
      {details !== null && (
        <Suspense>
          <UserDetailsDialog
            details={details}
            trail={trail}
            actions={canManage ? actions : null}
            onClose={() => void navigate(here, { preventScrollReset: true })}
          />
        </Suspense>
      )}
      {actions.dialog}
    </>
  );
}
