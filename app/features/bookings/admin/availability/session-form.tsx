import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { ActionForm } from '#app/components/form/action-form.tsx';
import { ChoiceField } from '#app/components/form/staff-fields.tsx';
import { TextareaField, TextField } from '#app/components/form/text-fields.tsx';
import { useAdminForm } from '#app/components/form/use-admin-form.ts';
import { Button } from '#app/components/ui/button.tsx';
import type { Availability, SessionRules } from '#contract/bookings/admin-availability.ts';
import { availabilityCopy as copy } from '#messages/bookings/admin-availability.ts';
import { sessionDefaults, sessionInput } from './availability-input.ts';
import { DateHoursField, HoursField } from './hours-fields.tsx';
import { SentenceField } from './sentence-field.tsx';
import { weekText } from './week-hours.rules.ts';

interface Props {
  readonly target: string;
  readonly title: string;
  readonly saved: SessionRules | undefined;
  readonly daysOff: Availability['days_off'];
  readonly isOpen?: boolean;
}

export function SessionForm({ target, title, saved, daysOff, isOpen = false }: Props) {
  const [hasOpened, setHasOpened] = useState(isOpen);
  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget }) => currentTarget.open && setHasOpened(true)}
      className="group rounded-card border border-line bg-surface"
    >
      <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 px-4.5 py-3">
        <span>
          <b className="block font-semibold">{title}</b>
          <span className="text-ink-2 text-small tabular-nums">
            {saved === undefined || saved.hours.length === 0
              ? copy.notYet
              : copy.summary(saved.minutes, weekText(saved.hours, copy.weekdays))}
          </span>
        </span>
        <ChevronDown aria-hidden className="size-5 shrink-0 group-open:rotate-180" />
      </summary>
      {hasOpened && <SessionFields {...{ target, title, saved, daysOff }} />}
    </details>
  );
}

function SessionFields({ target, title, saved, daysOff }: Omit<Props, 'isOpen'>) {
  const id = `session-${target}`;
  const form = useAdminForm({
    id,
    action: '/admin/availability',
    schema: sessionInput,
    defaults: sessionDefaults(target, saved),
  });
  const isPaid = target !== 'free' && target !== 'audit';
  return (
    <ActionForm form={form} label={title} className="grid gap-5 border-line border-t px-4.5 py-5">
      <input type="hidden" name="form" value={id} />
      <input type="hidden" name="target" value={target} />
      <HoursField />
      <DateHoursField daysOff={daysOff} />
      <div className="grid items-start gap-x-8 gap-y-2.5 border-line border-t pt-5 lg:grid-cols-2">
        <SentenceField name="minutes" words={copy.minutes} />
        <SentenceField name="buffer_minutes" words={copy.buffer} />
        <SentenceField name="min_notice_hours" words={copy.notice} />
        <SentenceField name="horizon_days" words={copy.horizon} />
        <SentenceField name="max_per_day" words={copy.perDay} isOptional />
        <SentenceField name="max_per_week" words={copy.perWeek} isOptional />
        {isPaid ? (
          <>
            <SentenceField name="sessions" words={copy.sessions} />
            <SentenceField name="valid_days" words={copy.validDays} isOptional />
          </>
        ) : (
          <input type="hidden" name="sessions" value="1" />
        )}
        <SentenceField name="change_until_hours" words={copy.changeUntil} />
      </div>
      <div className="grid gap-4 border-line border-t pt-5 sm:grid-cols-[200px_1fr]">
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
      <Button type="submit" className="justify-self-start" busyText={form.isBusy ? copy.saving : undefined}>
        {copy.save}
      </Button>
    </ActionForm>
  );
}
