import { WaitingChange } from '#app/components/admin/waiting-change.tsx';
import { ActionForm } from '#app/components/form/action-form.tsx';
import { useAdminForm } from '#app/components/form/use-admin-form.ts';
import type { Setting } from '#contract/content/admin-settings.ts';
import { contentCopy } from '#messages/content/admin.ts';
import { settingChangeCopy as copy } from '#messages/content/admin-settings.ts';
import { decisionFormId } from './setting-groups.ts';

interface PendingChangeProps {
  readonly change: NonNullable<Setting['waiting']>;
  readonly viewerId: string;
}

export function PendingChange({ change, viewerId }: PendingChangeProps) {
  const { id, value, requested_by, requested_by_name, created_at } = change;
  const form = useAdminForm({
    id: decisionFormId(id),
    action: '/admin/content/settings',
    failed: contentCopy.notSaved,
  });
  return (
    <ActionForm
      form={form}
      label={`${copy.wished} ${value}`}
      className="rounded-card border border-line bg-lift px-4"
    >
      <input type="hidden" name="intent" value="decide" />
      <input type="hidden" name="id" value={id} />
      <WaitingChange
        requestedBy={requested_by_name}
        requestedAt={created_at}
        isOwn={requested_by === viewerId}
        isBusy={form.isBusy}
      >
        <p>
          {copy.wished} <b className="num font-semibold">{value}</b>
        </p>
      </WaitingChange>
    </ActionForm>
  );
}
