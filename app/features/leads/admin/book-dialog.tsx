import { Link, useNavigate } from 'react-router';
import { DialogFrame } from '#app/components/dialogs/dialog-frame.tsx';
import { FormDialog } from '#app/components/dialogs/form-dialog.tsx';
import { DateField } from '#app/components/form/date-field.tsx';
import { ChoiceField } from '#app/components/form/staff-fields.tsx';
import { useAdminForm } from '#app/components/form/use-admin-form.ts';
import { Button } from '#app/components/ui/button.tsx';
import type { Lead } from '#contract/leads/admin.ts';
import { leadsCopy as copy } from '#messages/leads/admin.ts';
import { type UnpaidKind, unpaidKinds } from '#shared/bookings/bookings.ts';
import { dayOf, formatClock, formatDayTime } from '#shared/time/dates.ts';
import { leadBookingInput } from './lead-work-input.ts';

export type FreeTimes = Readonly<Partial<Record<UnpaidKind, readonly string[]>>>;

interface BookDialogProps {
  readonly lead: Lead;
  readonly times: FreeTimes;
  readonly onClose: () => void;
}

export function BookDialog(props: BookDialogProps) {
  const kinds = unpaidKinds.filter((kind) => props.times[kind] !== undefined);
  const asked = props.lead.form_type === 'free_audit' ? 'audit' : 'free';
  const kind = kinds.includes(asked) ? asked : kinds[0];
  return kind === undefined ? (
    <NoHours onClose={props.onClose} />
  ) : (
    <BookForm {...props} kinds={kinds} kind={kind} />
  );
}

interface BookFormProps extends BookDialogProps {
  readonly kinds: readonly UnpaidKind[];
  readonly kind: UnpaidKind;
}

function BookForm({ lead, times, kinds, kind, onClose }: BookFormProps) {
  const navigate = useNavigate();
  const free = times[kind] ?? [];
  const form = useAdminForm({
    id: 'book-lead',
    action: `/admin/content/leads/${lead.id}`,
    schema: leadBookingInput,
    failed: copy.book.failed,
    defaults: { kind, starts_at: free[0] === undefined ? '' : typedMoment(free[0]) },
    onDone: onClose,
    toastAction: ({ booking = '' }) => ({
      label: copy.open,
      onClick: () => void navigate(`/admin/bookings/${booking}`),
    }),
  });
  return (
    <FormDialog
      title={copy.book.title(lead.name)}
      text={copy.book.text(lead.email)}
      form={form}
      hiddenFields={{ intent: 'book' }}
      submitLabel={copy.book.submit}
      busyText={copy.book.busy}
      isHistoryStep={false}
      onClose={onClose}
    >
      <ChoiceField
        name="kind"
        label={copy.book.kind}
        options={Object.fromEntries(kinds.map((one) => [one, copy.book.kinds[one]]))}
      />
      <DateField
        name="starts_at"
        label={copy.book.time}
        hasTime
        hint={free.length === 0 ? copy.book.noneFree : copy.book.free(free.map(formatDayTime).join(' · '))}
      />
    </FormDialog>
  );
}

const typedMoment = (moment: string): string => {
  const minute = Math.floor((Date.parse(moment) - Date.parse(`${dayOf(moment)}T00:00:00+07:00`)) / 60_000);
  return `${dayOf(moment)}T${formatClock(minute).replace('.', ':')}`;
};

function NoHours({ onClose }: Pick<BookDialogProps, 'onClose'>) {
  const actions = (
    <Button asChild>
      <Link to="/admin/availability">{copy.book.setHours}</Link>
    </Button>
  );
  return (
    <DialogFrame
      title={copy.book.open}
      text={copy.book.noHours}
      actions={actions}
      isHistoryStep={false}
      onClose={onClose}
    />
  );
}
