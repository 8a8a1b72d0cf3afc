import { useField } from '@conform-to/react';
import { Plus, Trash2 } from 'lucide-react';
import { Link } from 'react-router';
import { z } from 'zod';
import { SaveBar, saveStateOf } from '#app/components/admin/save-bar.tsx';
import { ActionForm } from '#app/components/form/action-form.tsx';
import { DateField } from '#app/components/form/date-field.tsx';
import { HiddenFormField } from '#app/components/form/hidden-fields.tsx';
import { ChoiceField } from '#app/components/form/staff-fields.tsx';
import { TextField } from '#app/components/form/text-fields.tsx';
import type { FormRow } from '#app/components/form/use-action-form.ts';
import { useAdminForm } from '#app/components/form/use-admin-form.ts';
import { PageHeader } from '#app/components/page/page-header.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { momentInput, toDateTimeInput } from '#app/lib/forms/moment-input.ts';
import { isSame } from '#app/lib/forms/same-values.ts';
import { type Class, saveClass } from '#contract/classes/admin.ts';
import { classCopy as copy } from '#messages/classes/admin.ts';
import { classPlaceKinds } from '#shared/bookings/classes.ts';

export function ClassPage({ facts }: { readonly facts: Class }) {
  const { product_id, title, capacity, taken, sessions, sales_end_at, place_kind, public_place } = facts;
  const defaults = {
    sales_end_at: toDateTimeInput(sales_end_at),
    place_kind: place_kind ?? '',
    public_place: public_place ?? '',
    sessions: sessions.map(({ id, place, starts_at, ends_at, recording_lesson_id }) => ({
      id,
      place,
      starts_at: toDateTimeInput(starts_at),
      ends_at: toDateTimeInput(ends_at),
      recording_lesson_id: recording_lesson_id ?? '',
    })),
  };
  const form = useAdminForm({
    id: CLASS_FORM,
    action: `/admin/products/one-time/class/${product_id}`,
    schema: classInput,
    failed: copy.saveFailed,
    defaults,
    onDone: () => undefined,
  });
  const { isBusy, code, meta } = form;
  const saved = form.success === null ? defaults : form.submittedValues;
  return (
    <>
      <PageHeader title={title} subtitle={copy.lede}>
        <Button asChild variant="outline" size="sm">
          <Link to={`/admin/products/one-time/class/${product_id}/roster`}>{copy.roster}</Link>
        </Button>
        <Button asChild variant="quiet" size="sm">
          <Link to={`/admin/products/one-time/edit/${product_id}`}>{copy.back}</Link>
        </Button>
      </PageHeader>
      <p className="num mb-6 text-ui">
        {capacity === null ? copy.taken(taken) : copy.places(taken, capacity)}
      </p>
      <ActionForm form={form} label={copy.title} className="flex flex-col gap-8">
        <section aria-labelledby="sessions">
          <h2 id="sessions" className="mb-3 text-t3">
            {copy.sessions}
          </h2>
          <SessionRows lessons={facts.lessons} />
        </section>
        <section aria-labelledby="place" className="grid gap-4">
          <h2 id="place" className="text-t3">
            {copy.place}
          </h2>
          <div className="grid gap-4 sm:grid-cols-[200px_minmax(0,24rem)]">
            <ChoiceField
              name="place_kind"
              label={copy.placeKind}
              options={copy.placeKinds}
              none={copy.placeUnsaid}
              isOptional
            />
            <TextField
              name="public_place"
              label={copy.publicPlace}
              hint={copy.publicPlaceHint}
              maxLength={120}
              autoComplete="off"
              isOptional
            />
          </div>
        </section>
        <DateField
          name="sales_end_at"
          label={copy.salesEnd}
          hint={copy.salesEndHint}
          hasTime
          isOptional
          className="max-w-xs"
        />
        <SaveBar
          state={saveStateOf({
            isNew: false,
            isBusy,
            isDirty: meta.value !== undefined && !isSame(meta.value, saved),
            isRefused: code !== null,
          })}
          invalidCount={Object.keys(meta.allErrors).length}
          submitLabel={copy.save}
        />
      </ActionForm>
    </>
  );
}

type Lessons = Class['lessons'];

const NEW: FormRow = { id: '', starts_at: '', ends_at: '', place: '', recording_lesson_id: '' };

function SessionRows({ lessons }: { readonly lessons: Lessons }) {
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

/** Id of the form. */
export const CLASS_FORM = 'class';

const moment = momentInput(() => copy.when);
const session = z.object({
  id: z.string().default(''),
  starts_at: moment,
  ends_at: moment,
  place: z.string().default(''),
  recording_lesson_id: z.string().nullable().default(null),
});

export const classInput = z
  .object({
    sales_end_at: moment,
    place_kind: z.enum(classPlaceKinds).nullable().default(null),
    public_place: z.string().nullable().default(null),
    sessions: z.array(session).default([]),
  })
  .transform(
    ({ sessions, ...facts }): z.input<typeof saveClass.body> => ({
      ...facts,
      sessions: sessions.map(({ id, starts_at, ends_at, ...said }) => ({
        ...said,
        id: id === '' ? null : id,
        starts_at: starts_at ?? '',
        ends_at: ends_at ?? '',
      })),
    }),
  )
  .pipe(saveClass.body);
