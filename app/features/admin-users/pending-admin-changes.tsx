import { ActionForm } from '#app/components/form/action-form.tsx';
import { useAdminForm } from '#app/components/form/use-admin-form.ts';
import { Button } from '#app/components/ui/button.tsx';
import type { AdminChange } from '#contract/admin/people.ts';
import { adminChangeCopy as copy, usersCopy } from '#messages/admin-users.ts';
import { formatCardDate, formatTime } from '#shared/time/dates.ts';

interface PendingAdminChangesProps {
  readonly changes: readonly AdminChange[];
  /** Admins can only withdraw a change that they requested themselves. */
  readonly viewerId: string;
}

/** Admins to be made or unmade who wait for a second admin. */
export function PendingAdminChanges({ changes, viewerId }: PendingAdminChangesProps) {
  return (
    <section
      aria-labelledby="pending-admin-changes"
      className="mb-5 rounded-card border border-line bg-lift px-5 py-4"
    >
      <h2 id="pending-admin-changes" className="text-t3">
        {copy.title}
      </h2>
      <p className="max-w-[60ch] text-ink-3 text-small">{copy.text}</p>
      <ul className="mt-2">
        {changes.map((change) => (
          <PendingRow key={change.id} change={change} isOwn={change.requested_by === viewerId} />
        ))}
      </ul>
    </section>
  );
}

export const decisionFormId = (id: string) => `decide-admin-${id}`;

function PendingRow({ change, isOwn }: { readonly change: AdminChange; readonly isOwn: boolean }) {
  const { id, user_name, user_email, role, is_active, created_at } = change;
  const form = useAdminForm({ id: decisionFormId(id), action: '/admin/users', failed: copy.failed });
  const wish = is_active ? copy.role(role) : copy.deactivate;
  return (
    <li className="border-line border-t py-3 text-ui">
      <ActionForm
        form={form}
        label={`${user_name}: ${wish}`}
        className="flex flex-wrap items-center gap-x-5 gap-y-2"
      >
        <div className="min-w-0 flex-[1_1_280px]">
          <p className="break-words font-semibold">
            {user_name} <span className="font-normal text-ink-2">{user_email}</span>
          </p>
          <p>{wish}</p>
          <p className="text-ink-3 text-small">
            {copy.by(change.requested_by_name)},{' '}
            <span className="num">
              {formatCardDate(created_at)}, {formatTime(created_at)}
            </span>
          </p>
        </div>
        <input type="hidden" name="intent" value="decide" />
        <input type="hidden" name="id" value={id} />
        <div className="flex gap-2">
          <Button
            type="submit"
            name="verdict"
            value="reject"
            variant="outline"
            size="sm"
            busyText={form.isBusy ? usersCopy.busy : undefined}
          >
            {isOwn ? copy.takeBack : copy.reject}
          </Button>
          {!isOwn && (
            <Button type="submit" name="verdict" value="approve" size="sm" disabled={form.isBusy}>
              {copy.approve}
            </Button>
          )}
        </div>
      </ActionForm>
    </li>
  );
}
