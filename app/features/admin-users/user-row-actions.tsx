import { LogOut, MoreHorizontal, ShieldCheck, Trash2, Undo2 } from 'lucide-react';
import { Link } from 'react-router';
import { Button } from '#app/components/ui/button.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '#app/components/ui/dropdown-menu.tsx';
import type { AdminUser } from '#contract/admin/users.ts';
import type { useUserActions } from './use-user-actions.tsx';
import { careCopy, usersCopy as copy, roleCopy } from './users-copy.ts';

interface Props {
  readonly user: AdminUser;
  readonly detailsHref: string;
  /** null for moderators, who only look (DECISIONS 35). */
  readonly actions: Pick<ReturnType<typeof useUserActions>, 'start' | 'keep'> | null;
}

export function UserRowActions({ user, detailsHref, actions }: Props) {
  return (
    <>
      <Button asChild variant="outline" size="sm">
        <Link to={detailsHref} preventScrollReset>
          {copy.details}
          <span className="sr-only"> {user.full_name}</span>
        </Link>
      </Button>
      {actions !== null && !user.is_deleted && <MoreActions user={user} actions={actions} />}
    </>
  );
}

interface MoreProps {
  readonly user: AdminUser;
  readonly actions: NonNullable<Props['actions']>;
}

function MoreActions({ user, actions: { start, keep } }: MoreProps) {
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button variant="quiet" size="icon" aria-label={copy.more(user.full_name)}>
          <MoreHorizontal aria-hidden="true" />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        <DropdownMenuItem onSelect={() => start('role', user)}>
          <ShieldCheck aria-hidden="true" />
          {roleCopy.action}
        </DropdownMenuItem>
        <DropdownMenuItem onSelect={() => start('sign-out', user)}>
          <LogOut aria-hidden="true" />
          {careCopy.signOut}
        </DropdownMenuItem>
        {user.delete_after === null ? (
          <DropdownMenuItem onSelect={() => start('delete', user)} className="text-debit">
            <Trash2 aria-hidden="true" />
            {careCopy.remove}
          </DropdownMenuItem>
        ) : (
          <DropdownMenuItem onSelect={() => void keep(user)}>
            <Undo2 aria-hidden="true" />
            {careCopy.keep}
          </DropdownMenuItem>
        )}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
