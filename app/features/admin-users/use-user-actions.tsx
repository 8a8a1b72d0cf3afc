import { useState } from 'react';
import { useActionFetcher } from '#app/hooks/use-action-fetcher.ts';
import type { AdminUser } from '#contract/admin/users.ts';
import { AssignRoleDialog } from './assign-role-dialog.tsx';
import { DeleteUserDialog } from './delete-user-dialog.tsx';
import { ResetSecondFactorDialog } from './reset-second-factor-dialog.tsx';
import { SignOutDialog } from './sign-out-dialog.tsx';

const dialogs = {
  role: AssignRoleDialog,
  'sign-out': SignOutDialog,
  lift: ResetSecondFactorDialog,
  delete: DeleteUserDialog,
} as const;
export type UserActionName = keyof typeof dialogs;

/** One dialog at a time. */
export function useUserActions() {
  const [open, setOpen] = useState<{ readonly action: UserActionName; readonly user: AdminUser } | null>(
    null,
  );
  const { submit } = useActionFetcher();
  const OpenDialog = open === null ? null : dialogs[open.action];
  return {
    start: (action: UserActionName, user: AdminUser) => setOpen({ action, user }),
    cancelDeletion: ({ id }: AdminUser) =>
      submit({ intent: 'cancel-deletion', id }, { method: 'post', action: '/admin/users' }),
    dialog: open !== null && OpenDialog !== null && (
      <OpenDialog user={open.user} onClose={() => setOpen(null)} />
    ),
  };
}
