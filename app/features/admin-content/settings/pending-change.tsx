import { ActionForm } from '#app/components/form/action-form.tsx';
import { useAdminForm } from '#app/components/form/use-admin-form.ts';
import { Button } from '#app/components/ui/button.tsx';
import type { Setting } from '#contract/admin/content/settings.ts';
import { contentCopy, settingChangeCopy as copy } from '#messages/admin-content.ts';
import { formatCardDate, formatTime } from '#shared/time/dates.ts';
import { decisionFormId } from './setting-groups.ts';

interface PendingChangeProps {
  readonly change: NonNullable<Setting['waiting']>;
  readonly viewerId: string;
}

/** A change waiting for a second admin, below the current value. */
export function PendingChange({ change, viewerId }: PendingChangeProps) {
  const { id, value, requested_by, requested_by_name, created_at } = change;
  const form = useAdminForm({
    id: decisionFormId(id),
    action: '/admin/content/settings',
    failed: contentCopy.notSaved,
  });
  const isOwn = requested_by === viewerId;
  return (
    <ActionForm
      form={form}
      label={`${copy.wished} ${value}`}
      className="flex flex-wrap items-center justify-between gap-x-5 gap-y-2 rounded-card bg-dawn-soft px-4 py-3 text-ink text-ui"
    >
      <p className="min-w-0 break-words">
        {copy.wished} <b className="num font-semibold">{value}</b>
        <span className="num block text-ink-2 text-small">
          {copy.by(requested_by_name)}, {formatCardDate(created_at)}, {formatTime(created_at)}
        </span>
      </p>
      <input type="hidden" name="intent" value="decide" />
      <input type="hidden" name="id" value={id} />
      <div className="flex gap-2">
        <Button
          type="submit"
          name="verdict"
          value="reject"
          variant="outline"
          size="sm"
          busyText={form.isBusy ? contentCopy.saving : undefined}
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
  );
}
