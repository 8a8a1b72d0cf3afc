import { Eye, LogOut, ShieldCheck, Trash2, Undo2 } from 'lucide-react';
import { Link, useNavigate } from 'react-router';
import { RowMenu } from '#app/components/data-table/row-menu.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { DropdownMenuItem, DropdownMenuSeparator } from '#app/components/ui/dropdown-menu.tsx';
import type { AdminUser } from '#contract/people/admin-users.ts';
import { accountActionCopy, usersCopy as copy, roleCopy } from '#messages/people/admin.ts';
import type { useUserActions } from './use-user-actions.tsx';

interface Props {
  readonly user: AdminUser;
  readonly detailsHref: string;
  /** Null for moderators, who only read (DECISIONS 35). */
  readonly actions: Pick<ReturnType<typeof useUserActions>, 'start' | 'cancelDeletion'> | null;
}

export function UserRowActions({ user, detailsHref, actions }: Props) {
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
