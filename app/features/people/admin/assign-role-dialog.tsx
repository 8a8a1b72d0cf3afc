import { useField } from '@conform-to/react';
import { FormDialog } from '#app/components/dialogs/form-dialog.tsx';
import { SwitchFormField } from '#app/components/form/switch-form-field.tsx';
import { useAdminForm } from '#app/components/form/use-admin-form.ts';
import type { AdminUser } from '#contract/people/admin-users.ts';
import { roleCopy as copy, usersCopy } from '#messages/people/admin.ts';
import { userRoles } from '#shared/people/roles.ts';

interface Props {
  readonly user: AdminUser;
  readonly onClose: () => void;
}

/** Defaults for unknown fields (AUSR-009, AUSR-010). */
export const roleDefaults = (user: Partial<Pick<AdminUser, 'role' | 'is_active'>> = {}) => ({
  role: user.role ?? 'user',
  is_active: String(user.is_active ?? true),
});

/** A refusal, as for the last admin, keeps the choice (AUSR-007, AUSR-008). */
export function AssignRoleDialog({ user, onClose }: Props) {
  const defaults = roleDefaults(user);
  const form = useAdminForm({
    id: 'assign-role',
    action: '/admin/users',
    defaults,
    failed: copy.failed,
    onDone: onClose,
  });
  const { role = defaults.role, is_active = defaults.is_active } = form.meta.value ?? {};
  const isActiveChanged = is_active !== defaults.is_active;
  return (
    <FormDialog
      title={copy.title}
      text={copy.hint(user.full_name)}
      form={form}
      hiddenFields={{ intent: 'role', id: user.id }}
      submitLabel={copy.save}
      busyText={usersCopy.busy}
      canSubmit={role !== defaults.role || isActiveChanged}
      onClose={onClose}
    >
      <RoleChoice />
      <SwitchFormField
        name="is_active"
        label={copy.status}
        hint={isActiveChanged && (is_active === 'true' ? copy.opening : copy.closing)}
        className="border-line border-t pt-3"
      />
    </FormDialog>
  );
}

export function RoleChoice() {
  const [field] = useField<string>('role');
  return (
    <fieldset className="grid gap-2">
      <legend className="sr-only">{copy.label}</legend>
      {userRoles.map((value) => (
        <label
          key={value}
          className="flex min-h-tap cursor-pointer items-start gap-3 rounded-control px-4 py-3 shadow-[inset_0_0_0_1px_var(--control-line)] hover:bg-soft has-checked:bg-dawn-soft has-checked:shadow-[inset_0_0_0_2px_var(--action)] has-focus-visible:outline-2 has-focus-visible:outline-link has-focus-visible:outline-offset-2"
        >
          <input
            type="radio"
            name="role"
            value={value}
            defaultChecked={value === field.initialValue}
            className="mt-1 shrink-0"
          />
          <span>
            <span className="block font-semibold text-ui">{value}</span>
            <span className="block text-ink-2 text-small">{copy.roles[value]}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
