import { useField } from '@conform-to/react';
import { Plus, Trash2 } from 'lucide-react';
import { DateField } from '#app/components/form/date-field.tsx';
import { HiddenFormField } from '#app/components/form/hidden-fields.tsx';
import { ChoiceField } from '#app/components/form/staff-fields.tsx';
import { TextField } from '#app/components/form/text-fields.tsx';
import type { FormRow } from '#app/components/form/use-action-form.ts';
import { Button } from '#app/components/ui/button.tsx';
import { toDateTimeInput } from '#app/lib/forms/moment-input.ts';
import type { Class } from '#contract/classes/admin.ts';
import { classCopy as copy } from '#messages/classes/admin.ts';

type Lessons = Class['lessons'];

const NEW: FormRow = { id: '', starts_at: '', ends_at: '', place: '', recording_lesson_id: '' };

export function SessionRows({ lessons }: { readonly lessons: Lessons }) {
  const [field, form] = useField<FormRow[]>('sessions');
  const rows = field.getFieldList();
  return (
    <div className="grid gap-4">
      {rows.length === 0 && <p className="text-ink-2 text-ui">{copy.none}</p>}
      <ol className="grid gap-4 empty:hidden">
        {rows.map(({ key, name }, index) => (
          <li key={key} className="relative border-line border-t pt-4">
            <fieldset className="grid items-start gap-x-4 gap-y-3 sm:grid-cols-2 lg:grid-cols-[15rem_15rem_minmax(0,20rem)_auto] lg:justify-start">
              <legend className="float-left mb-3 font-semibold text-ui sm:col-span-full">
                {copy.session(index + 1)}
                <PastMark row={name} />
              </legend>
              <HiddenFormField name={`${name}.id`} />
              <DateField name={`${name}.starts_at`} label={copy.starts} hasTime />
              <DateField name={`${name}.ends_at`} label={copy.ends} hasTime />
              <TextField
                name={`${name}.place`}
                label={copy.sessionPlace}
                hint={index === 0 ? copy.sessionPlaceHint : undefined}
                maxLength={500}
                autoComplete="off"
                isOptional
                className="sm:col-span-2 lg:col-span-1"
              />
              {lessons.length > 0 && <Recording row={name} lessons={lessons} />}
              <Button
                variant="quiet"
                size="icon"
                aria-label={copy.remove(copy.session(index + 1))}
                onClick={() => form.remove({ name: field.name, index })}
                className="max-lg:absolute max-lg:top-1.5 max-lg:-right-3 lg:mt-6.5"
              >
                <Trash2 aria-hidden="true" />
              </Button>
            </fieldset>
          </li>
        ))}
      </ol>
      {field.errors !== undefined && (
        <p role="alert" className="text-debit text-ui">
          {field.errors[0]}
        </p>
      )}
      <Button
        variant="outline"
        size="sm"
        className="justify-self-start"
        onClick={() => form.insert({ name: field.name, defaultValue: NEW })}
      >
        <Plus aria-hidden="true" />
        {copy.add}
      </Button>
    </div>
  );
}

function useIsOver(row: string): boolean {
  const [end] = useField<string>(`${row}.ends_at`);
  return Boolean(end.value) && `${end.value}` <= toDateTimeInput(new Date().toISOString());
}

function PastMark({ row }: { readonly row: string }) {
  return useIsOver(row) && <span className="ml-3 font-normal text-ink-3 text-small">{copy.over}</span>;
}

interface RecordingProps {
  readonly row: string;
  readonly lessons: Lessons;
}

function Recording({ row, lessons }: RecordingProps) {
  if (!useIsOver(row)) return null;
  return (
    <ChoiceField
      name={`${row}.recording_lesson_id`}
      label={copy.recording}
      hint={copy.recordingHint}
      options={Object.fromEntries(
        lessons.map(({ id, module, title }) => [id, copy.lessonIn(module, title)] as const),
      )}
      none={copy.noRecording}
      isOptional
      className="sm:col-span-2 lg:order-last"
    />
  );
}
