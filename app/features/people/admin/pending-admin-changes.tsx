import { WaitingChange, WaitingList } from '#app/components/admin/waiting-change.tsx';
import { ActionForm } from '#app/components/form/action-form.tsx';
import { useAdminForm } from '#app/components/form/use-admin-form.ts';
import type { AdminChange } from '#contract/people/admin.ts';
import { adminChangeCopy as copy } from '#messages/people/admin.ts';

interface PendingAdminChangesProps {
  readonly changes: readonly AdminChange[];
  /** Admins can only withdraw a change that they requested themselves. */
  readonly viewerId: string;
}

export function PendingAdminChanges({ changes, viewerId }: PendingAdminChangesProps) {
  return (
    <WaitingList id="pending-admin-changes" title={copy.title} text={copy.text}>
      {changes.map((change) => (
        <PendingRow key={change.id} change={change} isOwn={change.requested_by === viewerId} />
      ))}
    </WaitingList>
  );
}

export const decisionFormId = (id: string) => `decide-admin-${id}`;

function PendingRow({ change, isOwn }: { readonly change: AdminChange; readonly isOwn: boolean }) {
  const { id, user_name, user_email, role, is_active } = change;
  const form = useAdminForm({ id: decisionFormId(id), action: '/admin/users', failed: copy.failed });
  const wish = is_active ? copy.role(role) : copy.deactivate;
  return (
    <li>
      <ActionForm form={form} label={`${user_name}: ${wish}`}>
        <input type="hidden" name="intent" value="decide" />
        <input type="hidden" name="id" value={id} />
        <WaitingChange
          requestedBy={change.requested_by_name}
          requestedAt={change.created_at}
          isOwn={isOwn}
          isBusy={form.isBusy}
        >
          <p className="font-semibold">
            {user_name} <span className="font-normal text-ink-2">{user_email}</span>
          </p>
          <p>{wish}</p>
        </WaitingChange>
      </ActionForm>
    </li>
  );
}
