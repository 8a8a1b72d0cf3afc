import { FormDialog } from '#app/components/dialogs/form-dialog.tsx';
import { useAdminForm } from '#app/components/form/use-admin-form.ts';
import type { AdminUser } from '#contract/people/admin-users.ts';
import { accountActionCopy as copy, usersCopy } from '#messages/people/admin.ts';

interface Props {
  readonly user: AdminUser;
  readonly onClose: () => void;
}

export function SignOutDialog({ user, onClose }: Props) {
  const form = useAdminForm({
    id: 'sign-out',
    action: '/admin/users',
    failed: copy.signOutFailed,
    onDone: onClose,
  });
  return (
    <FormDialog
      role="alertdialog"
      title={copy.signOutTitle(user.full_name)}
      text={copy.signOutText}
      form={form}
      hiddenFields={{ intent: 'sign-out', id: user.id }}
      submitLabel={copy.signOutAction}
      busyText={usersCopy.busy}
      isDanger
      onClose={onClose}
    />
  );
}
