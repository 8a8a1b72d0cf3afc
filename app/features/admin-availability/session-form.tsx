import { ChevronDown } from 'lucide-react';
import { ActionForm } from '#app/components/form/action-form.tsx';
import { ChoiceField } from '#app/components/form/staff-fields.tsx';
import { TextareaField, TextField } from '#app/components/form/text-fields.tsx';
import { useAdminForm } from '#app/components/form/use-admin-form.ts';
import { Button } from '#app/components/ui/button.tsx';
import type { SessionRules } from '#contract/admin/bookings/availability.ts';
import { availabilityCopy as copy } from '#messages/admin-availability.ts';
import { dayField, sessionDefaults, sessionInput } from './availability-input.ts';

interface Props {
  /** A product, or `free` and `audit`. */
  readonly target: string;
  readonly title: string;
  readonly saved: SessionRules | undefined;
  readonly isOpen?: boolean;
}

/** What can be booked, folded to one line until it is opened. */
export function SessionForm({ target, title, saved, isOpen = false }: Props) {
  const id = `session-${target}`;
  const form = useAdminForm({
    id,
    action: '/admin/availability',
    schema: sessionInput,
    defaults: sessionDefaults(target, saved),
  });
  const isPaid = target !== 'free' && target !== 'audit';
  const days = new Set(saved?.hours.map(({ weekday }) => weekday)).size;
  return (
    <details open={isOpen} className="group rounded-card border border-line bg-surface">
      <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 px-4.5 py-3">
        <span>
          <b className="block font-semibold">{title}</b>
          <span className="num text-ink-2 text-small">
            {saved === undefined || days === 0 ? copy.notYet : copy.summary(saved.minutes, days)}
          </span>
        </span>
        <ChevronDown aria-hidden className="size-5 shrink-0 group-open:rotate-180" />
      </summary>
      <ActionForm form={form} label={title} className="grid gap-5 border-line border-t px-4.5 py-5">
        <input type="hidden" name="form" value={id} />
        <input type="hidden" name="target" value={target} />
        <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          <Count name="minutes" label={copy.minutes} />
          <Count name="buffer_minutes" label={copy.buffer} />
          <Count name="change_until_hours" label={copy.changeUntil} />
          <Count name="min_notice_hours" label={copy.notice} />
          <Count name="horizon_days" label={copy.horizon} />
          <Count name="max_per_day" label={copy.perDay} isOptional />
          <Count name="max_per_week" label={copy.perWeek} isOptional />
          {isPaid ? (
            <Count name="sessions" label={copy.sessions} />
          ) : (
            <input type="hidden" name="sessions" value="1" />
          )}
          {isPaid && <Count name="valid_days" label={copy.validDays} isOptional />}
        </div>
        <div className="grid gap-4 sm:grid-cols-[200px_1fr]">
          <ChoiceField name="place_kind" label={copy.placeKind} options={copy.places} />
          <TextField
            name="place"
            label={copy.place}
            hint={copy.placeHint}
            isOptional
            maxLength={500}
            autoComplete="off"
          />
        </div>
        <TextareaField
          name="questions"
          label={copy.questions}
          hint={copy.questionsHint}
          isOptional
          rows={3}
          maxLength={1100}
        />
        <fieldset>
          <legend className="font-semibold text-ui">{copy.hours}</legend>
          <p className="mt-1 mb-3 text-ink-2 text-small">{copy.hoursHint}</p>
          <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
            {copy.weekdays.map((name, place) => (
              <TextField
                key={name}
                name={dayField(place + 1)}
                label={name}
                isOptional
                inputClassName="num"
                maxLength={120}
                autoComplete="off"
              />
            ))}
          </div>
        </fieldset>
        <Button type="submit" className="justify-self-start" busyText={form.isBusy ? copy.saving : undefined}>
          {copy.save}
        </Button>
      </ActionForm>
    </details>
  );
}

function Count(field: { readonly name: string; readonly label: string; readonly isOptional?: boolean }) {
  return <TextField {...field} inputMode="numeric" inputClassName="num" maxLength={4} autoComplete="off" />;
}
