import { Badge } from '#app/components/ui/badge.tsx';
import { StatusDot } from '#app/components/ui/status-dot.tsx';
import type { AdminUser } from '#contract/people/admin-users.ts';
import { roleLabels } from '#messages/account/roles.ts';
import { usersCopy as copy } from '#messages/people/admin.ts';
import type { UserRole } from '#shared/people/roles.ts';
import { formatCardDate } from '#shared/time/dates.ts';

const variants = { admin: 'hot', moderator: 'plain', user: 'outline' } as const;

export function RoleBadge({ role }: { readonly role: UserRole }) {
  return <Badge variant={variants[role]}>{roleLabels[role]}</Badge>;
}

export function AccountStatusBadge({ user }: { readonly user: AdminUser }) {
  if (user.is_deleted) return <StatusDot tone="off">{copy.deleted}</StatusDot>;
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1">
      <StatusDot tone={user.is_active ? 'ok' : 'off'}>
        {user.is_active ? copy.active : copy.inactive}
      </StatusDot>
      {user.delete_after !== null && (
        <span className="num whitespace-nowrap text-debit text-small">
          {copy.leaving(formatCardDate(user.delete_after))}
        </span>
      )}
    </span>
  );
}
