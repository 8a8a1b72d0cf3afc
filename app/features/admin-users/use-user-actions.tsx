import { type ReactNode, useState } from 'react';
import { useRevalidator } from 'react-router';
import { ConfirmDialog } from '#app/components/dialogs/confirm-dialog.tsx';
import { toast } from '#app/lib/toast.ts';
import type { AdminUser } from '#contract/admin/users.ts';
import { formatCount } from '#shared/money.ts';
import { AssignRoleDialog } from './assign-role-dialog.tsx';
import { DeleteUserDialog } from './delete-user-dialog.tsx';
import { ResetSecondFactorDialog } from './reset-second-factor-dialog.tsx';
import { userApi } from './user-api.ts';
import { accountActionCopy as copy, usersCopy } from './users-copy.ts';

export type UserActionName = 'role' | 'sign-out' | 'lift' | 'delete';

/** One dialog at a time; the page revalidates after a change. */
export function useUserActions() {
  const [open, setOpen] = useState<{ readonly action: UserActionName; readonly user: AdminUser } | null>(
    null,
  );
  const [isBusy, setIsBusy] = useState(false);
  const { revalidate } = useRevalidator();
  const close = () => setOpen(null);
  const refresh = () => void revalidate();
  const signOut = async (user: AdminUser) => {
    setIsBusy(true);
    const result = await userApi.signOut(user.id);
    setIsBusy(false);
    close();
    refresh();
    if (result.ok) toast.success(copy.signedOut(formatCount(result.value.ended)));
    else toast.error(copy.signOutFailed, { description: result.refusal.message });
  };
  const cancelDeletion = async (user: AdminUser) => {
    const cancelled = await userApi.cancelDeletion(user.id);
    refresh();
    if (cancelled.ok) toast.success(copy.kept);
    else toast.error(copy.keepFailed, { description: cancelled.refusal.message });
  };
  return {
    start: (action: UserActionName, user: AdminUser) => setOpen({ action, user }),
    cancelDeletion,
    dialog: renderDialog(),
  };

  function renderDialog(): ReactNode {
    if (open === null) return null;
    const { action, user } = open;
    const shared = { user, onChanged: refresh, onClose: close };
    if (action === 'role') return <AssignRoleDialog {...shared} />;
    if (action === 'lift') return <ResetSecondFactorDialog {...shared} />;
    if (action === 'delete') return <DeleteUserDialog {...shared} />;
    return (
      <ConfirmDialog
        title={copy.signOutTitle(user.full_name)}
        text={copy.signOutText}
        confirmLabel={copy.signOutAction}
        busyText={isBusy ? usersCopy.busy : undefined}
        onConfirm={() => void signOut(user)}
        onClose={close}
      />
    );
  }
}
