import { FormDialog } from '#app/components/dialogs/form-dialog.tsx';
import { CheckboxField } from '#app/components/form/checkbox-fields.tsx';
import { useAdminForm } from '#app/components/form/use-admin-form.ts';
import type { Sequence } from '#contract/sequences/admin.ts';
import { lineCopy as copy } from '#messages/sequences/line.ts';
import { sequencePath } from './sequence-paths.ts';

interface Props {
  readonly sequence: Sequence;
  readonly onClose: () => void;
}

export function RunDialog({ sequence: { id, state, trigger }, onClose }: Props) {
  const form = useAdminForm({
    id: 'start-sequence',
    action: sequencePath(id),
    failed: copy.startFailed,
    onDone: onClose,
  });
  return (
    <FormDialog
      title={copy.startTitle}
      text={state === 'draft' ? copy.startText : `${copy.startText} ${copy.resumeText}`}
      form={form}
      submitLabel={state === 'draft' ? copy.start : copy.resume}
      busyText={copy.busy}
      onClose={onClose}
    >
      {trigger.kind === 'segment' && (
        <CheckboxField name="with_present" isOptional>
          {copy.withPresent}
        </CheckboxField>
      )}
    </FormDialog>
  );
}

export function PauseDialog({ sequence: { id }, onClose }: Props) {
  const form = useAdminForm({
    id: 'pause-sequence',
    action: sequencePath(id),
    failed: copy.pauseFailed,
    onDone: onClose,
  });
  return (
    <FormDialog
      role="alertdialog"
      title={copy.pauseTitle}
      text={copy.pauseText}
      form={form}
      hiddenFields={{ intent: 'pause' }}
      submitLabel={copy.pause}
      busyText={copy.busy}
      onClose={onClose}
    />
  );
}
