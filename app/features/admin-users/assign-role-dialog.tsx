import { type FormEvent, useState } from 'react';
import { FormDialog } from '#app/components/dialogs/form-dialog.tsx';
import {
  isReauthenticationRequired,
  useReauthentication,
} from '#app/components/reauthentication/reauthentication-provider.tsx';
import { Switch } from '#app/components/ui/switch.tsx';
import { toast } from '#app/lib/toast.ts';
import type { AdminUser } from '#contract/admin/users.ts';
import { type UserRole, userRoles } from '#shared/roles.ts';
import { userApi } from './user-api.ts';
import { roleCopy as copy, usersCopy } from './users-copy.ts';

interface UserEdit {
  readonly role: UserRole;
  readonly is_active: boolean;
}

interface Props {
  readonly user: AdminUser;
  readonly onChanged: () => void;
  readonly onClose: () => void;
}

/** AUSR-009, AUSR-010: defaults for what is not known. */
export function toUserEdit(user: Partial<UserEdit> = {}): UserEdit {
  return { role: user.role ?? 'user', is_active: user.is_active ?? true };
}

/** AUSR-007, AUSR-008. A refusal, as for the last admin, is shown here and keeps the choice. */
export function AssignRoleDialog({ user, onChanged, onClose }: Props) {
  const [edit, setEdit] = useState(() => toUserEdit(user));
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const withReauthentication = useReauthentication();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setIsBusy(true);
    const refused = await saveUser(user, edit, withReauthentication);
    setIsBusy(false);
    if (refused === REAUTHENTICATION_DECLINED) return;
    setProblem(refused);
    onChanged();
    if (refused === null) onClose();
  };
  return (
    <FormDialog
      title={copy.title}
      text={copy.hint(user.full_name)}
      onSubmit={(event) => void submit(event)}
      submit={copy.save}
      busyText={usersCopy.busy}
      isBusy={isBusy}
      isReady={edit.role !== user.role || edit.is_active !== user.is_active}
      problem={problem}
      onClose={onClose}
    >
      <RoleChoice chosen={edit.role} onChange={(role) => setEdit({ ...edit, role })} />
      <div className="flex items-start justify-between gap-4 border-line border-t pt-3">
        <div>
          <p id="user-status" className="pt-2.5 font-semibold text-ui">
            {copy.status}
          </p>
          {edit.is_active !== user.is_active && (
            <p className="text-ink-2 text-small">{edit.is_active ? copy.opening : copy.closing}</p>
          )}
        </div>
        <Switch
          aria-labelledby="user-status"
          checked={edit.is_active}
          onCheckedChange={(is_active) => setEdit({ ...edit, is_active })}
        />
      </div>
    </FormDialog>
  );
}

interface ChoiceProps {
  readonly chosen: UserRole;
  readonly onChange: (role: UserRole) => void;
}

export function RoleChoice({ chosen, onChange }: ChoiceProps) {
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
            checked={value === chosen}
            onChange={() => onChange(value)}
            className="mt-1 size-4 shrink-0 accent-action outline-none"
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

/** The admin cancelled the reauthentication; nothing was changed. */
const REAUTHENTICATION_DECLINED = Symbol('unproved');

/** Saves what changed, stopping at the first refusal, which is returned. */
async function saveUser(
  user: AdminUser,
  edit: UserEdit,
  withReauthentication: ReturnType<typeof useReauthentication>,
): Promise<string | typeof REAUTHENTICATION_DECLINED | null> {
  if (edit.role !== user.role) {
    const assigned = await withReauthentication(() => userApi.assignRole(user.id, edit.role));
    if (isReauthenticationRequired(assigned)) return REAUTHENTICATION_DECLINED;
    if (!assigned.ok) return showError(copy.failed, assigned.refusal.message);
    toast.success(copy.done(edit.role));
  }
  if (edit.is_active === user.is_active) return null;
  const changed = await userApi.setActive(user.id, edit.is_active);
  if (!changed.ok) return showError(copy.statusFailed, changed.refusal.message);
  toast.success((edit.is_active ? copy.activated : copy.deactivated)(user.full_name));
  return null;
}

function showError(title: string, description: string): string {
  toast.error(title, { description });
  return description;
}
