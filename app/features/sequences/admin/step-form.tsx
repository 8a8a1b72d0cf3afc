import { useField } from '@conform-to/react';
import { useState } from 'react';
import { SaveBar, saveStateOf } from '#app/components/admin/save-bar.tsx';
import type { PickerOption } from '#app/components/admin/search-picker.tsx';
import { ActionForm } from '#app/components/form/action-form.tsx';
import { ChoiceField } from '#app/components/form/staff-fields.tsx';
import { TextField } from '#app/components/form/text-fields.tsx';
import { useAdminForm } from '#app/components/form/use-admin-form.ts';
import { BackLink } from '#app/components/page/back-link.tsx';
import { PageHeader } from '#app/components/page/page-header.tsx';
import { MessageFields } from '#app/features/mailings/admin/message-fields.tsx';
import { MessagePreview, readMessage } from '#app/features/mailings/admin/message-preview.tsx';
import { isSame } from '#app/lib/forms/same-values.ts';
import { useNavigateWhenIdle } from '#app/lib/forms/use-navigate-when-idle.ts';
import type { Sequence, SequenceStep } from '#contract/sequences/admin.ts';
import { lineCopy as copy } from '#messages/sequences/line.ts';
import { delayUnits } from '#shared/people/sequences.ts';
import { formatClock } from '#shared/time/dates.ts';
import { sequencePath, stepPath } from './sequence-paths.ts';
import { STEP_FORM, stepInput } from './step-input.ts';

interface Props {
  readonly sequence: Sequence;
  /** Null: a new one. */
  readonly step: SequenceStep | null;
  /** Counts from 1; only a new mail uses it. */
  readonly position: string;
  /** The one that its message shows; null: none. */
  readonly product: PickerOption | null;
}

export function StepForm({ sequence, step, position, product }: Props) {
  const [isSaved, setIsSaved] = useState(false);
  const form = useAdminForm({
    id: STEP_FORM,
    action: stepPath(sequence.id, step?.id ?? 'new'),
    schema: stepInput,
    defaults: {
      purpose: sequence.purpose,
      ...(step === null ? { position, ...firstValues } : valuesOf(step)),
    },
    failed: copy.step.saveFailed,
    onDone: () => setIsSaved(true),
  });
  useNavigateWhenIdle(isSaved ? sequencePath(sequence.id) : null, form);
  const invalid = Object.keys(form.meta.allErrors).length;
  const isDirty = form.meta.value !== undefined && !isSame(form.meta.value, form.meta.initialValue);
  const title = step === null ? copy.step.createTitle : copy.email(step.position);
  return (
    <>
      <BackLink to={sequencePath(sequence.id)}>{sequence.name}</BackLink>
      <PageHeader
        title={title}
        subtitle={step !== null && step.figures.recipients > 0 && copy.step.sentStay}
      />
      <ActionForm form={form} label={title}>
        <div className="grid max-w-[760px] grid-cols-[minmax(0,1fr)] gap-8">
          {step === null ? (
            <input type="hidden" name="position" value={position} />
          ) : (
            <input type="hidden" name="intent" value="change" />
          )}
          <input type="hidden" name="purpose" value={sequence.purpose} />
          <TimingFields />
          <div className="grid grid-cols-[minmax(0,1fr)] gap-5 border-line border-t pt-6">
            <MessageFields product={product} hasEnglish={(step?.message.subject_en ?? '') !== ''} />
          </div>
        </div>
        <SaveBar
          state={saveStateOf({
            isNew: step === null,
            isBusy: form.isBusy,
            isDirty: isDirty || invalid > 0,
            isRefused: invalid > 0 || form.code !== null,
          })}
          invalidCount={invalid}
          submitLabel={copy.step.save}
        >
          <MessagePreview read={() => readMessage(STEP_FORM)} />
        </SaveBar>
      </ActionForm>
    </>
  );
}

const firstValues = { delay_unit: 'days', delay_count: '1', send_hour: '8' } as const;

function valuesOf(step: SequenceStep): Readonly<Record<string, string>> {
  const { delay_unit, delay_count, send_hour, message } = step;
  const { purpose: _, ...texts } = message;
  const filled = Object.fromEntries(Object.entries(texts).map(([name, value]) => [name, value ?? '']));
  return {
    delay_unit,
    delay_count: String(delay_count),
    send_hour: send_hour === null ? '' : String(send_hour),
    ...filled,
  };
}

const hours = () =>
  Object.fromEntries(Array.from({ length: 24 }, (_, hour) => [String(hour), formatClock(hour * 60)]));

function TimingFields() {
  const [unit] = useField<string>('delay_unit');
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="mb-2 font-semibold text-t3">{copy.step.when}</legend>
      <div className="grid grid-cols-2 items-start gap-4 sm:grid-cols-3">
        <TextField
          name="delay_count"
          label={copy.step.count}
          inputMode="numeric"
          inputClassName="num"
          maxLength={3}
        />
        <ChoiceField
          name="delay_unit"
          label={copy.step.unit}
          options={Object.fromEntries(delayUnits.map((value) => [value, copy.step.units[value]]))}
        />
        {unit.value === 'days' && (
          <ChoiceField
            name="send_hour"
            label={copy.step.hour}
            none={copy.step.anyHour}
            isOptional
            options={hours()}
            className="max-sm:col-span-2"
          />
        )}
      </div>
      <p className="text-ink-3 text-small">{copy.step.hint}</p>
    </fieldset>
  );
}
