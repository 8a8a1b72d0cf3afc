import { useField } from '@conform-to/react';
import { CalendarPlus, Mail, MessageCircle } from 'lucide-react';
import { Link, useLocation, useNavigate } from 'react-router';
import { DraftPanel } from '#app/components/admin/draft-panel.tsx';
import { DetailPanel } from '#app/components/data-table/detail-panel.tsx';
import { UnsavedChangesGuard } from '#app/components/drafts/unsaved-changes-guard.tsx';
import { ActionForm } from '#app/components/form/action-form.tsx';
import { DateField } from '#app/components/form/date-field.tsx';
import { ChoiceField, GrowingTextareaField } from '#app/components/form/staff-fields.tsx';
import { TextField } from '#app/components/form/text-fields.tsx';
import { BackLink } from '#app/components/page/back-link.tsx';
import { PageHeader } from '#app/components/page/page-header.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { useContentForm } from '#app/features/content/admin/content-form.tsx';
import type { LeadDetails } from '#contract/leads/admin.ts';
import { contentCopy, statusCopy } from '#messages/content/admin.ts';
import { leadsCopy as copy } from '#messages/leads/admin.ts';
import { formLabels } from '#messages/leads/form-labels.ts';
import type { LeadStatus } from '#shared/leads/forms.ts';
import { whatsappUrl } from '#shared/people/whatsapp.ts';
import { formatDayTime } from '#shared/time/dates.ts';
import { BookDialog, type FreeTimes } from './book-dialog.tsx';
import { AnswerList } from './forms/answer-list.tsx';
import { LeadStatusBadge } from './lead-status-badge.tsx';
import { leadNoteInput, leadWorkDefaults, leadWorkInput } from './lead-work-input.ts';

interface LeadViewProps extends LeadDetails {
  /** Null: the dialog is closed. */
  readonly times: FreeTimes | null;
  readonly canBook: boolean;
}

export function LeadPage({ times, canBook, ...details }: LeadViewProps) {
  const { lead } = details;
  return (
    <>
      <BackLink to="/admin/content/leads">{copy.title}</BackLink>
      <PageHeader title={lead.name} subtitle={originOf(lead)}>
        <LeadButtons lead={lead} canBook={canBook} />
      </PageHeader>
      <p className="-mt-4 mb-8 flex flex-wrap items-center gap-x-3 gap-y-1 text-ui">
        <LeadStates lead={lead} />
      </p>
      <div className="grid items-start gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div className="grid min-w-0 gap-10">
          <LeadAnswers lead={lead} />
          <LeadNotes {...details} />
        </div>
        <div className="grid min-w-0 gap-10">
          <LeadWorkForm key={`${lead.id} ${lead.updated_at}`} {...details} />
          <LeadHistory {...details} />
        </div>
      </div>
      <LeadBooking lead={lead} times={times} />
    </>
  );
}

export function LeadPanel({ back, times, canBook, ...details }: LeadViewProps & { readonly back: string }) {
  const { lead } = details;
  return (
    <DetailPanel
      title={lead.name}
      text={originOf(lead)}
      state={<LeadStates lead={lead} />}
      actions={<LeadButtons lead={lead} canBook={canBook} />}
      back={back}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
        <LeadAnswers lead={lead} />
        <LeadWorkForm key={`${lead.id} ${lead.updated_at}`} {...details} />
        <LeadNotes key={lead.id} {...details} />
        <LeadHistory {...details} />
      </div>
      <LeadBooking lead={lead} times={times} />
    </DetailPanel>
  );
}

type LeadProps = Pick<LeadDetails, 'lead'>;

const originOf = ({ company, form_type, created_at }: LeadDetails['lead']): string =>
  `${company === null ? '' : `${company} · `}${formLabels[form_type]} · ${formatDayTime(created_at)}`;

function LeadStates({ lead: { status, lead_score, email } }: LeadProps) {
  return (
    <>
      <LeadStatusBadge status={status} />
      <span className="num text-ink-2">{copy.scoreOf(lead_score)}</span>
      <span className="wrap-anywhere text-ink-2">{email}</span>
    </>
  );
}

/** The address opens the dialog, so that a card of the board can link to it. */
function LeadBooking({ lead, times }: LeadProps & Pick<LeadViewProps, 'times'>) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  if (times === null) return null;
  const close = () =>
    void navigate(pathname + withBook(search, false), { replace: true, preventScrollReset: true });
  return <BookDialog lead={lead} times={times} onClose={close} />;
}

function withBook(search: string, isOpen: boolean): string {
  const query = new URLSearchParams(search);
  if (isOpen) query.set('book', '');
  else query.delete('book');
  return `?${query}`;
}

function LeadButtons({ lead: { email, phone }, canBook }: LeadProps & Pick<LeadViewProps, 'canBook'>) {
  const { search } = useLocation();
  const chat = phone === null ? null : whatsappUrl(phone);
  return (
    <>
      <Button asChild variant="outline" size="sm">
        <a href={`mailto:${email}`}>
          <Mail aria-hidden="true" />
          {copy.email}
        </a>
      </Button>
      {chat !== null && (
        <Button asChild variant="outline" size="sm">
          <a href={chat} target="_blank" rel="noreferrer">
            <MessageCircle aria-hidden="true" />
            {copy.whatsapp}
          </a>
        </Button>
      )}
      {canBook && (
        <Button asChild size="sm">
          <Link to={withBook(search, true)} preventScrollReset>
            <CalendarPlus aria-hidden="true" />
            {copy.book.open}
          </Link>
        </Button>
      )}
    </>
  );
}

function LeadAnswers({ lead }: LeadProps) {
  const { name: _, email: __, ...answers } = lead.answers;
  return (
    <section aria-labelledby="lead-answers">
      <h2 id="lead-answers" className="mb-3 text-t3">
        {copy.answers}
      </h2>
      <AnswerList answers={answers} />
      <div className="mt-4">
        <DraftPanel
          subject={{ kind: 'lead_reply', about: () => wishIn(answers) }}
          into={{ email: lead.email }}
        />
      </div>
    </section>
  );
}

/** Only what was asked for: no number, company or address goes to the endpoint. */
const wishIn = ({ topic = '', message = '', challenges = '' }: LeadDetails['lead']['answers']): string =>
  [topic, message, challenges]
    .flat()
    .filter((part) => part !== '')
    .join('\n');

function LeadWorkForm({ lead, staff }: Pick<LeadDetails, 'lead' | 'staff'>) {
  const form = useContentForm({
    id: 'lead-work',
    action: `/admin/content/leads/${lead.id}`,
    schema: leadWorkInput,
    defaults: leadWorkDefaults(lead),
  });
  const owners = Object.fromEntries(staff.map(({ id, name }) => [id, name]));
  return (
    <ActionForm
      form={form}
      label={copy.work}
      className="grid gap-4 rounded-card border border-line bg-surface p-5"
    >
      <h2 className="text-t3">{copy.work}</h2>
      <div className="grid items-start gap-4 sm:grid-cols-[1fr_110px]">
        <ChoiceField name="status" label={statusCopy.label} options={copy.status} />
        <TextField name="lead_score" label={copy.score} inputMode="numeric" />
      </div>
      <ReasonField />
      <ChoiceField name="owner_id" label={copy.owner} options={owners} none={copy.nobody} isOptional />
      <TextField name="next_action" label={copy.nextAction} isOptional />
      <DateField name="next_action_on" label={copy.nextActionOn} isOptional />
      <input type="hidden" name="intent" value="work" />
      <input type="hidden" name="before" value={JSON.stringify(leadWorkDefaults(lead))} />
      <Button
        type="submit"
        size="sm"
        className="justify-self-start"
        busyText={form.isBusy ? contentCopy.saving : undefined}
      >
        {contentCopy.save}
      </Button>
      <UnsavedChangesGuard isDirty={form.isDirty && !form.isBusy} title={contentCopy.leave(lead.name)} />
    </ActionForm>
  );
}

function ReasonField() {
  const [{ value }] = useField<LeadStatus>('status');
  if (value !== 'converted' && value !== 'lost') return null;
  return <TextField name="reason" label={copy.reason} hint={copy.reasonHint} isOptional autoComplete="off" />;
}

function LeadNotes({ lead: { id, name }, notes }: Pick<LeadDetails, 'lead' | 'notes'>) {
  return (
    <section aria-labelledby="lead-notes" className="grid gap-4">
      <h2 id="lead-notes" className="text-t3">
        {copy.notes}
      </h2>
      <NoteForm key={notes.length} leadId={id} name={name} />
      {notes.length === 0 && <p className="text-ink-3 text-ui">{copy.noNotes}</p>}
      <ol className="border-line border-t empty:hidden">
        {notes.map((entry) => (
          <li key={entry.id} className="border-line border-b py-3">
            <p className="whitespace-pre-line break-words text-ui">{entry.note}</p>
            <p className="text-ink-3 text-small tabular-nums">
              {entry.author_name ?? copy.someone} · {formatDayTime(entry.created_at)}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}

function NoteForm({ leadId, name }: { readonly leadId: string; readonly name: string }) {
  const form = useContentForm({
    id: 'lead-note',
    action: `/admin/content/leads/${leadId}`,
    schema: leadNoteInput,
    defaults: {},
  });
  return (
    <ActionForm form={form} label={copy.addNote} className="grid gap-2">
      <GrowingTextareaField name="note" label={copy.note} rows={3} maxLength={2000} />
      <input type="hidden" name="intent" value="note" />
      <Button
        type="submit"
        variant="outline"
        size="sm"
        className="justify-self-start"
        busyText={form.isBusy ? contentCopy.saving : undefined}
      >
        {copy.addNote}
      </Button>
      <UnsavedChangesGuard isDirty={form.isDirty && !form.isBusy} title={contentCopy.leave(name)} />
    </ActionForm>
  );
}

function LeadHistory({ history }: Pick<LeadDetails, 'history'>) {
  return (
    <section aria-labelledby="lead-history">
      <h2 id="lead-history" className="mb-3 text-t3">
        {copy.history}
      </h2>
      {history.length === 0 && <p className="text-ink-3 text-ui">{copy.noHistory}</p>}
      <ol>
        {history.map((entry) => (
          <li key={entry.id} className="border-line border-b py-2.5 first:border-t">
            <p className="text-ui">
              {copy.status[entry.from_status]} →{' '}
              <b className="font-semibold">{copy.status[entry.to_status]}</b>
            </p>
            <p className="break-words text-ui empty:hidden">{entry.reason}</p>
            <p className="text-ink-3 text-small tabular-nums">
              {entry.actor_name ?? copy.byItself} · {formatDayTime(entry.created_at)}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
