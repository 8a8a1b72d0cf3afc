import { LayoutDashboard, LogOut, ShieldCheck } from 'lucide-react';
import { Link, useNavigate } from 'react-router';
import { Avatar } from '#app/components/brand/avatar.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '#app/components/ui/dropdown-menu.tsx';
import { signOut } from '#app/hooks/session/sign-out.ts';
import type { Viewer } from '#contract/account/session.ts';
import { roleLabels } from '#messages/account/roles.ts';
import { shellCopy as copy } from '#messages/shell/shell.ts';
import { visitorMenuCopy as menuCopy } from '#messages/shell/visitor-menu.ts';

/** Account links and sign-out (PUB-037, PUB-038). */
export function UserMenu({ viewer }: { viewer: Viewer }) {
  const navigate = useNavigate();
  const onSignOut = async () => {
    await signOut();
    navigate('/');
  };
  return (
    <DropdownMenu modal={false}>
      <DropdownMenuTrigger
        aria-label={menuCopy.account(viewer.full_name)}
        className="rounded-full focus-visible:rounded-full"
      >
        <Avatar id={viewer.id} src={viewer.avatar_url} />
      </DropdownMenuTrigger>
      <DropdownMenuContent className="w-64">
        <DropdownMenuLabel className="grid gap-0.5">
          <span className="truncate font-semibold text-ui">{viewer.full_name || viewer.email}</span>
          <span className="truncate text-ink-2 text-small">{viewer.email}</span>
          <span className="text-ink-3 text-small">{menuCopy.role(roleLabels[viewer.role])}</span>
        </DropdownMenuLabel>
        <DropdownMenuSeparator />
        {viewer.role === 'admin' && (
          <DropdownMenuItem asChild>
            <Link to="/admin">
              <ShieldCheck aria-hidden="true" />
              {menuCopy.admin}
            </Link>
          </DropdownMenuItem>
        )}
        <DropdownMenuItem asChild>
          <Link to="/user">
            <LayoutDashboard aria-hidden="true" />
            {copy.portal}
          </Link>
        </DropdownMenuItem>
        <DropdownMenuItem onSelect={onSignOut}>
          <LogOut aria-hidden="true" />
          {menuCopy.logout}
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
