import { useField } from '@conform-to/react';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { useSearchParams } from 'react-router';
import { lazyDialog } from '#app/components/dialogs/lazy-dialog.tsx';
import { ActionForm } from '#app/components/form/action-form.tsx';
import { ChoiceField } from '#app/components/form/staff-fields.tsx';
import { TextareaField, TextField } from '#app/components/form/text-fields.tsx';
import { useAdminForm } from '#app/components/form/use-admin-form.ts';
import { BackLink } from '#app/components/page/back-link.tsx';
import { PageHeader } from '#app/components/page/page-header.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { FieldMessages, fieldMessageIds } from '#app/components/ui/field.tsx';
import { Input } from '#app/components/ui/input.tsx';
import { api } from '#app/lib/api/api-context.ts';
import { orThrow } from '#app/lib/api/or-throw.ts';
import { formAction, formActions } from '#app/lib/forms/form-action.ts';
import { formClientAction } from '#app/lib/forms/form-client-action.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import type { ErrorHandle } from '#app/shell/admin/admin-error.tsx';
import {
  type Availability,
  addDayOff,
  getAvailability,
  loadHolidays,
  removeDayOff,
  type SessionRules,
  saveSessionType,
  unblockTime,
} from '#contract/bookings/admin-availability.ts';
import { bookingsCopy } from '#messages/bookings/admin.ts';
import { availabilityCopy as copy } from '#messages/bookings/admin-availability.ts';
import { dayOf } from '#shared/time/dates.ts';
import type { Route } from './+types/availability.route.ts';
import { dayOffInput, removalInput, sessionDefaults, sessionInput } from './availability-input.ts';
import { BlockedTimes, DaysOff } from './closed-times.tsx';
import { DateHoursField, HoursField } from './hours-fields.tsx';
import { weekText } from './week-hours.rules.ts';

const availabilityAction = formActions(
  {
    'day-off': formAction({
      endpoint: addDayOff,
      schema: dayOffInput,
      call: (body) => ({ body }),
      done: () => copy.dayAdded,
    }),
    holidays: formAction({
      endpoint: loadHolidays,
      call: () => ({ body: {} }),
      done: ({ added }) => copy.holidaysLoaded(added),
    }),
    'remove-day': formAction({
      endpoint: removeDayOff,
      schema: removalInput,
      call: (params) => ({ params }),
      done: () => copy.removed,
    }),
    unblock: formAction({
      endpoint: unblockTime,
      schema: removalInput,
      call: (params) => ({ params }),
      done: () => copy.removed,
    }),
  },
  formAction({
    endpoint: saveSessionType,
    schema: sessionInput,
    call: ({ target, body }) => ({ params: { target }, body }),
    done: () => copy.saved,
  }),
);

export async function loader({ context }: Route.LoaderArgs) {
  return orThrow(await api(context).call(getAvailability));
}

export const action = availabilityAction;
export const clientAction = formClientAction;

const BlockDialog = lazyDialog(
  async () => (await import('#app/features/bookings/admin/block-dialog.tsx')).BlockDialog,
);
const BlockToday = ({ onClose }: { readonly onClose: () => void }) => (
  <BlockDialog block={{ day: dayOf(new Date()), from: '09:00', until: '12:00' }} onClose={onClose} />
);

export const handle: ErrorHandle = () => ({ title: copy.title, errorTitle: copy.failed });

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: copy.title, robots: 'noindex' });

export default function AvailabilityRoute({ loaderData }: Route.ComponentProps) {
  const { session_types, products, days_off, blocked_times } = loaderData;
  const [search] = useSearchParams();
  const isOpen = (id: string) => search.get('of') === id;
  const ofKind = (kind: 'free' | 'audit') => session_types.find((type) => type.kind === kind);
  return (
    <>
      <BackLink to="/admin/bookings">{bookingsCopy.title}</BackLink>
      <PageHeader title={copy.title} subtitle={copy.lede} />
      <div className="grid max-w-[1080px] gap-3">
        {session_types.map((type) =>
          type.product_id === null ? null : (
            <SessionForm
              key={type.id}
              target={type.product_id}
              title={type.title ?? ''}
              daysOff={days_off}
              saved={type}
              isOpen={isOpen(type.product_id)}
            />
          ),
        )}
        {products.map(({ id, title }) => (
          <SessionForm
            key={id}
            target={id}
            title={title}
            daysOff={days_off}
            saved={undefined}
            isOpen={isOpen(id)}
          />
        ))}
        <SessionForm target="free" title={copy.kinds.free} daysOff={days_off} saved={ofKind('free')} />
        <SessionForm target="audit" title={copy.kinds.audit} daysOff={days_off} saved={ofKind('audit')} />
      </div>
      <DaysOff days={days_off} />
      <BlockedTimes times={blocked_times} AddDialog={BlockToday} />
    </>
  );
}

interface Props {
  readonly target: string;
  readonly title: string;
  readonly saved: SessionRules | undefined;
  readonly daysOff: Availability['days_off'];
  readonly isOpen?: boolean;
}

function SessionForm({ target, title, saved, daysOff, isOpen = false }: Props) {
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
      {hasOpened && <SessionFields target={target} title={title} saved={saved} daysOff={daysOff} />}
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

interface SentenceFieldProps {
  readonly name: string;
  readonly words: readonly [string, string];
  readonly isOptional?: boolean;
}

function SentenceField({ name, words: [before, after], isOptional = false }: SentenceFieldProps) {
  const [field] = useField<string>(name);
  const error = field.errors?.[0];
  const id = useId();
  const { described, ...ids } = fieldMessageIds(id, { error });
  const value = typeof field.initialValue === 'string' ? field.initialValue : '';
  return (
    <div>
      <label htmlFor={id} className="flex flex-wrap items-center gap-x-2 text-ui">
        {before}
        <span className="w-18">
          <Input
            id={id}
            name={name}
            defaultValue={value}
            required={!isOptional}
            inputMode="numeric"
            maxLength={4}
            autoComplete="off"
            placeholder={isOptional ? '∞' : undefined}
            aria-describedby={described}
            aria-invalid={error !== undefined || undefined}
            className="num text-center"
          />
        </span>
        {after}
      </label>
      <FieldMessages {...ids} hint={null} error={error} />
    </div>
  );
}
