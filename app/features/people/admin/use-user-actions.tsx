import { useState } from 'react';
import { lazyDialog } from '#app/components/dialogs/lazy-dialog.tsx';
import { useActionFetcher } from '#app/hooks/use-action-fetcher.ts';
import type { AdminUser } from '#contract/people/admin-users.ts';

const AssignRoleDialog = lazyDialog(async () => (await import('./assign-role-dialog.tsx')).AssignRoleDialog);
const DeleteUserDialog = lazyDialog(async () => (await import('./delete-user-dialog.tsx')).DeleteUserDialog);
const ResetSecondFactorDialog = lazyDialog(
  async () => (await import('./reset-second-factor-dialog.tsx')).ResetSecondFactorDialog,
);
const SignOutDialog = lazyDialog(async () => (await import('./sign-out-dialog.tsx')).SignOutDialog);

const dialogs = {
  role: AssignRoleDialog,
  'sign-out': SignOutDialog,
  lift: ResetSecondFactorDialog,
  delete: DeleteUserDialog,
} as const;
export type UserActionName = keyof typeof dialogs;

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
