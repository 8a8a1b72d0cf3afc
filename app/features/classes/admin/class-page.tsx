import { Link } from 'react-router';
import { SaveBar, saveStateOf } from '#app/components/admin/save-bar.tsx';
import { ActionForm } from '#app/components/form/action-form.tsx';
import { DateField } from '#app/components/form/date-field.tsx';
import { ChoiceField } from '#app/components/form/staff-fields.tsx';
import { TextField } from '#app/components/form/text-fields.tsx';
import { useAdminForm } from '#app/components/form/use-admin-form.ts';
import { PageHeader } from '#app/components/page/page-header.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { toDateTimeInput } from '#app/lib/forms/moment-input.ts';
import { isSame } from '#app/lib/forms/same-values.ts';
import type { Class } from '#contract/classes/admin.ts';
import { classCopy as copy } from '#messages/classes/admin.ts';
import { CLASS_FORM, classInput } from './class-input.ts';
import { SessionRows } from './session-rows.tsx';

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
