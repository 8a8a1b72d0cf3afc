import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ActionForm } from '#app/components/form/action-form.tsx';
import { TextareaField } from '#app/components/form/text-fields.tsx';
import { useAdminForm } from '#app/components/form/use-admin-form.ts';
import { Button } from '#app/components/ui/button.tsx';
import { addPersonNote, type PersonDesk } from '#contract/people/admin-person-desk.ts';
import { bookingsCopy } from '#messages/bookings/admin.ts';
import { leadsCopy } from '#messages/leads/admin.ts';
import { formLabels } from '#messages/leads/form-labels.ts';
import { detailsCopy as copy } from '#messages/people/admin.ts';
import { formatCardDate, formatDayTime } from '#shared/time/dates.ts';
import { DetailSection } from './user-details-sections.tsx';

interface Props {
  readonly userId: string;
  readonly desk: PersonDesk;
}

export function UserDesk({ userId, desk: { bookings, leads, notes } }: Props) {
  return (
    <>
      <DetailSection title={copy.bookings}>
        {bookings.length === 0 && <p className="py-3 text-ink-2 text-ui">{copy.noBookings}</p>}
        <ul>
          {bookings.map(({ id, title, state, starts_at }) => (
            <Line
              key={id}
              to={`/admin/bookings/${id}`}
              title={title ?? copy.freeSession}
              state={bookingsCopy.states[state]}
            >
              {starts_at === null ? copy.noTime : formatDayTime(starts_at)}
            </Line>
          ))}
        </ul>
      </DetailSection>
      <DetailSection title={copy.leads}>
        {leads.length === 0 && <p className="py-3 text-ink-2 text-ui">{copy.noLeads}</p>}
        <ul>
          {leads.map(({ id, form_type, status, created_at }) => (
            <Line
              key={id}
              to={`/admin/content/leads/${id}`}
              title={formLabels[form_type]}
              state={leadsCopy.status[status]}
            >
              {formatCardDate(created_at)}
            </Line>
          ))}
        </ul>
      </DetailSection>
      <UserNotes userId={userId} notes={notes} />
    </>
  );
}

interface LineProps {
  readonly to: string;
  readonly title: string;
  readonly state: string;
  readonly children: ReactNode;
}

function Line({ to, title, state, children }: LineProps) {
  return (
    <li className="flex items-baseline justify-between gap-4 border-line border-b border-dashed py-2 text-ui last:border-b-0">
      <span className="min-w-0">
        <Link to={to} className="font-semibold underline-offset-4 hover:underline">
          {title}
        </Link>
        <span className="num block text-ink-3 text-small">{children}</span>
      </span>
      <span className="shrink-0 text-ink-2 text-small">{state}</span>
    </li>
  );
}

function UserNotes({ userId, notes }: { readonly userId: string; readonly notes: PersonDesk['notes'] }) {
  const form = useAdminForm({ id: 'note', action: '/admin/users', schema: addPersonNote.body.strip() });
  return (
    <DetailSection title={copy.notes}>
      <ul>
        {notes.map((note) => (
          <NoteLine key={note.id} userId={userId} note={note} />
        ))}
      </ul>
      <ActionForm key={notes.length} form={form} label={copy.notes} className="mt-3 grid gap-3">
        <input type="hidden" name="form" value="note" />
        <input type="hidden" name="intent" value="note" />
        <input type="hidden" name="id" value={userId} />
        <TextareaField name="body" label={copy.note} hint={copy.notesHint} rows={2} maxLength={2000} />
        <Button
          type="submit"
          variant="outline"
          size="sm"
          className="justify-self-start"
          disabled={form.isBusy}
        >
          {copy.addNote}
        </Button>
      </ActionForm>
    </DetailSection>
  );
}

interface NoteLineProps {
  readonly userId: string;
  readonly note: PersonDesk['notes'][number];
}

function NoteLine({ userId, note: { id, body, created_by_name, created_at } }: NoteLineProps) {
  const form = useAdminForm({ id: `note-${id}`, action: '/admin/users' });
  return (
    <li className="flex items-start justify-between gap-3 border-line border-b border-dashed py-2 text-ui">
      <div className="min-w-0">
        <p className="wrap-anywhere whitespace-pre-line">{body}</p>
        <p className="num text-ink-3 text-small">
          {created_by_name !== null && `${created_by_name}, `}
          {formatDayTime(created_at)}
        </p>
      </div>
      <ActionForm form={form}>
        <input type="hidden" name="form" value={`note-${id}`} />
        <input type="hidden" name="intent" value="remove-note" />
        <input type="hidden" name="id" value={userId} />
        <input type="hidden" name="note_id" value={id} />
        <Button type="submit" variant="quiet" size="icon" aria-label={copy.removeNote} disabled={form.isBusy}>
          <X aria-hidden="true" />
        </Button>
      </ActionForm>
    </li>
  );
}
