import { Eye, LogOut, ShieldCheck, Trash2, Undo2 } from 'lucide-react';
import { Suspense } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { PeopleTabBar } from '#app/components/admin/people-tabs.tsx';
import { Avatar } from '#app/components/brand/avatar.tsx';
import type { Column } from '#app/components/data-table/data-table.tsx';
import { ListAndDetail } from '#app/components/data-table/detail-panel.tsx';
import { viewsOf } from '#app/components/data-table/list-views.tsx';
import { RowMenu } from '#app/components/data-table/row-menu.tsx';
import { RowTitle } from '#app/components/data-table/row-title.tsx';
import { StaffList } from '#app/components/data-table/staff-list.tsx';
import { type Table, tableHref } from '#app/components/data-table/table-view.ts';
import { PageHeader } from '#app/components/page/page-header.tsx';
import { lazyPart } from '#app/components/rendering/lazy-part.ts';
import { Button } from '#app/components/ui/button.tsx';
import { DropdownMenuItem, DropdownMenuSeparator } from '#app/components/ui/dropdown-menu.tsx';
import type { AdminChange } from '#contract/people/admin.ts';
import type { PersonDesk } from '#contract/people/admin-person-desk.ts';
import type { AdminUser } from '#contract/people/admin-users.ts';
import { accountActionCopy, usersCopy as copy, roleCopy } from '#messages/people/admin.ts';
import { formatCount, formatRupiah, rupiah } from '#shared/money/money.ts';
import { userRoles } from '#shared/people/roles.ts';
import { formatCardDate } from '#shared/time/dates.ts';
import { useUserActions } from './use-user-actions.tsx';
import { AccountStatusBadge, RoleBadge } from './user-badges.tsx';
import type { TrailLine } from './user-details-sections.tsx';
import type { UserDetailsResult } from './user-panel.tsx';

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
            <UserPanel
              details={details}
              trail={trail}
              desk={desk}
              actions={canManage ? actions : null}
              back={here}
            />
          </Suspense>
        )
      }
    >
      <PageHeader title={copy.title} />
      {canManage && <PeopleTabBar current="/admin/users" />}
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

interface Props {
  readonly user: AdminUser;
  readonly detailsHref: string;
  /** Null for moderators, who only read (DECISIONS 35). */
  readonly actions: Pick<ReturnType<typeof useUserActions>, 'start' | 'cancelDeletion'> | null;
}

function UserRowActions({ user, detailsHref, actions }: Props) {
  if (actions !== null && !user.is_deleted) {
    return <UserActionMenu user={user} detailsHref={detailsHref} actions={actions} />;
  }
  return (
    <Button asChild variant="quiet" size="icon">
      <Link to={detailsHref} preventScrollReset aria-label={copy.detailsOf(user.full_name)}>
        <Eye aria-hidden="true" />
      </Link>
    </Button>
  );
}

interface UserActionMenuProps extends Props {
  readonly actions: NonNullable<Props['actions']>;
}

function UserActionMenu({ user, detailsHref, actions: { start, cancelDeletion } }: UserActionMenuProps) {
  const navigate = useNavigate();
  return (
    <RowMenu name={user.full_name}>
      <DropdownMenuItem onSelect={() => void navigate(detailsHref, { preventScrollReset: true })}>
        <Eye aria-hidden="true" />
        {copy.details}
      </DropdownMenuItem>
      <DropdownMenuItem onSelect={() => start('role', user)}>
        <ShieldCheck aria-hidden="true" />
        {roleCopy.title}
      </DropdownMenuItem>
      <DropdownMenuItem onSelect={() => start('sign-out', user)}>
        <LogOut aria-hidden="true" />
        {accountActionCopy.signOut}
      </DropdownMenuItem>
      {user.delete_after === null ? (
        <>
          <DropdownMenuSeparator />
          <DropdownMenuItem danger onSelect={() => start('delete', user)}>
            <Trash2 aria-hidden="true" />
            {accountActionCopy.remove}
          </DropdownMenuItem>
        </>
      ) : (
        <DropdownMenuItem onSelect={() => void cancelDeletion(user)}>
          <Undo2 aria-hidden="true" />
          {accountActionCopy.keep}
        </DropdownMenuItem>
      )}
    </RowMenu>
  );
}

/** The name links to the details (AUSR-005). */
const userColumns = (
  detailsHref: (user: AdminUser) => string,
  columns = copy.columns,
): readonly Column<AdminUser>[] => [
  {
    header: columns.user,
    isTitle: true,
    cell: (user, folded) => (
      <RowTitle
        opens={detailsHref(user)}
        thumb={<Avatar id={user.id} src={user.avatar_url} className="size-full" />}
        title={user.full_name}
        hint={user.email}
      >
        {folded}
      </RowTitle>
    ),
  },
  {
    header: columns.role,
    fold: 'wide',
    line: ({ role }) => role !== 'user' && <RoleBadge role={role} />,
    cell: ({ role }) => <RoleBadge role={role} />,
  },
  {
    header: columns.balance,
    sort: 'wallet_balance',
    isNumber: true,
    cell: ({ wallet_balance }) => <span className="whitespace-nowrap">{formatRupiah(wallet_balance)}</span>,
  },
  {
    header: columns.orders,
    isNumber: true,
    fold: 'tablet',
    line: 'none',
    cell: ({ total_orders }) => formatCount(total_orders),
  },
  {
    header: columns.spent,
    isNumber: true,
    fold: 'desk',
    line: 'none',
    cell: ({ total_spent }) => <span className="whitespace-nowrap">{formatRupiah(rupiah(total_spent))}</span>,
  },
  {
    header: columns.status,
    fold: 'wide',
    line: (user) =>
      (!user.is_active || user.is_deleted || user.delete_after !== null) && (
        <AccountStatusBadge user={user} />
      ),
    cell: (user) => <AccountStatusBadge user={user} />,
  },
  {
    header: columns.created,
    fold: 'desk',
    line: 'none',
    sort: 'created_at',
    cell: ({ created_at }) => (
      <span className="num whitespace-nowrap text-ink-2">{formatCardDate(created_at)}</span>
    ),
  },
];
