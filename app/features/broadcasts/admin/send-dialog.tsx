import { useField } from '@conform-to/react';
import { DialogFrame } from '#app/components/dialogs/dialog-frame.tsx';
import { ActionForm, SubmitButton } from '#app/components/form/action-form.tsx';
import { DateField } from '#app/components/form/date-field.tsx';
import { SegmentedFormField } from '#app/components/form/segmented-form-field.tsx';
import { type AdminFormState, useAdminForm } from '#app/components/form/use-admin-form.ts';
import type { BroadcastDetail } from '#contract/broadcasts/admin.ts';
import { broadcastFormCopy as copy } from '#messages/broadcasts/admin.ts';
import { formatCount } from '#shared/money/money.ts';
import { SEND_FORM, sendInput } from './broadcast-input.ts';
import { BROADCASTS_PATH } from './broadcast-paths.ts';

interface SendDialogProps {
  readonly broadcast: BroadcastDetail;
  readonly onClose: () => void;
}

const times = ['now', 'later'] as const;

export function SendDialog({ broadcast: { id, subject, version, readers }, onClose }: SendDialogProps) {
  const form = useAdminForm({
    id: SEND_FORM,
    action: BROADCASTS_PATH,
    schema: sendInput,
    defaults: { when: 'now', version: String(version) },
    failed: copy.sendFailed,
    onDone: onClose,
  });
  return (
    <DialogFrame title={copy.sendTitle(subject)} text={copy.sendText(formatCount(readers))} onClose={onClose}>
      <ActionForm
        form={form}
        label={`${copy.send} ${copy.orSchedule}`}
        className="grid grid-cols-[minmax(0,1fr)] gap-4"
      >
        <input type="hidden" name="intent" value="send" />
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="version" value={version} />
        <SegmentedFormField
          name="when"
          label={copy.when}
          choices={times.map((value) => ({ value, label: copy.whens[value] }))}
          className="flex w-full"
        />
        <WhenFields form={form} />
      </ActionForm>
    </DialogFrame>
  );
}

function WhenFields({ form }: { readonly form: AdminFormState }) {
  const [when] = useField<string>('when');
  const isLater = when.value === 'later';
  return (
    <>
      {isLater && <DateField name="scheduled_at" label={copy.scheduledAt} hasTime />}
      <SubmitButton form={form} label={isLater ? copy.schedule : copy.sendNow} busyText={copy.sending} />
    </>
  );
}
