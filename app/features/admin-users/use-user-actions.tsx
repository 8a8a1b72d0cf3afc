import { type ReactNode, useState } from 'react';
import { useRevalidator } from 'react-router';
import { ConfirmDialog } from '#app/components/confirm-dialog.tsx';
import { toast } from '#app/lib/toast.ts';
import type { AdminUser } from '#contract/admin/users.ts';
import { formatCount } from '#shared/money.ts';
import { AssignRoleDialog } from './assign-role-dialog.tsx';
import { DeleteUserDialog } from './delete-user-dialog.tsx';
import { LiftSecondFactorDialog } from './lift-second-factor-dialog.tsx';
import { userCalls } from './user-calls.ts';
import { careCopy as copy, usersCopy } from './users-copy.ts';

export type UserDeed = 'role' | 'sign-out' | 'lift' | 'delete';

/** The dialogs behind what is done to a person, one at a time; what they change is read anew. */
export function useUserActions() {
  const [open, setOpen] = useState<{ readonly deed: UserDeed; readonly user: AdminUser } | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const { revalidate } = useRevalidator();
  const close = () => setOpen(null);
  const refresh = () => void revalidate();
  const signOut = async (user: AdminUser) => {
    setIsBusy(true);
    const out = await userCalls.signOut(user.id);
    setIsBusy(false);
    close();
    refresh();
    if (out.ok) toast.success(copy.signedOut(formatCount(out.value.ended)));
    else toast.error(copy.signOutFailed, { description: out.refusal.message });
  };
  const keep = async (user: AdminUser) => {
    const kept = await userCalls.keep(user.id);
    refresh();
    if (kept.ok) toast.success(copy.kept);
    else toast.error(copy.keepFailed, { description: kept.refusal.message });
  };
  return { start: (deed: UserDeed, user: AdminUser) => setOpen({ deed, user }), keep, dialog: dialogOf() };

  function dialogOf(): ReactNode {
    if (open === null) return null;
    const { deed, user } = open;
    const shared = { user, onChanged: refresh, onClose: close };
    if (deed === 'role') return <AssignRoleDialog {...shared} />;
    if (deed === 'lift') return <LiftSecondFactorDialog {...shared} />;
    if (deed === 'delete') return <DeleteUserDialog {...shared} />;
    return (
      <ConfirmDialog
        title={copy.signOutTitle(user.full_name)}
        text={copy.signOutText}
        action={copy.signOutAction}
        busyText={isBusy ? usersCopy.busy : undefined}
        onConfirm={() => void signOut(user)}
        onClose={close}
      />
    );
  }
}
