import { Mail, MessageCircle } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import { UnsavedChangesGuard } from '#app/components/drafts/unsaved-changes-guard.tsx';
import { PageHeader } from '#app/components/page/page-header.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { Field } from '#app/components/ui/field.tsx';
import { Select } from '#app/components/ui/select.tsx';
import { browserClient } from '#app/lib/api/browser-client.ts';
import { toast } from '#app/lib/toast.ts';
import type { addLeadNote, LeadDetails, updateLead } from '#contract/admin/leads.ts';
import { formatDayTime } from '#shared/dates.ts';
import { formLabels, leadStatuses } from '#shared/forms.ts';
import { whatsappUrl } from '#shared/whatsapp.ts';
import { contentCopy } from '../content-copy.ts';
import { ControlledTextField } from '../controlled-text-field.tsx';
import { AnswerList } from '../forms/answer-list.tsx';
import { useContentMutation } from '../use-content-mutation.ts';
import { useEditorDraft } from '../use-editor-draft.ts';
import { LeadStatusBadge } from './lead-status-badge.tsx';
import { leadChanges, leadWorkValues } from './lead-work-values.ts';

const copy = contentCopy.leads;

export function LeadPage({ lead, notes, history, staff }: LeadDetails) {
  const { name, email, phone, company, form_type, created_at, status, lead_score } = lead;
  const chat = phone === null ? null : whatsappUrl(phone);
  return (
    <>
      <PageHeader
        title={name}
        subtitle={`${company === null ? '' : `${company} · `}${formLabels[form_type]} · ${formatDayTime(created_at)}`}
      >
        <Button asChild variant="quiet" size="sm">
          <Link to="/admin/content/leads">{contentCopy.back}</Link>
        </Button>
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
      </PageHeader>
      <p className="-mt-4 mb-8 flex items-center gap-3 text-ui">
        <LeadStatusBadge status={status} />
        <span className="num text-ink-2">{copy.scoreOf(lead_score)}</span>
        <span className="truncate text-ink-3">{email}</span>
      </p>
      <div className="grid items-start gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div className="grid min-w-0 gap-10">
          <section aria-labelledby="lead-answers">
            <h2 id="lead-answers" className="mb-3 text-t3">
              {copy.answers}
            </h2>
            <AnswerList answers={lead.answers} />
          </section>
          <LeadNotes lead={lead} notes={notes} />
        </div>
        <div className="grid min-w-0 gap-10">
          <LeadWorkForm key={lead.updated_at} lead={lead} staff={staff} />
          <LeadHistory history={history} />
        </div>
      </div>
    </>
  );
}

function LeadWorkForm({ lead, staff }: Pick<LeadDetails, 'lead' | 'staff'>) {
  const draft = useEditorDraft(leadWorkValues(lead));
  const { values, change } = draft;
  const { isBusy, problems, run } = useContentMutation();
  const onSaved = () => toast.success(contentCopy.saved);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!draft.isDirty) return onSaved();
    const route = { method: 'patch', path: '/api/admin/content/leads/{id}' } as const;
    const body = leadChanges(lead, values);
    void run(() => browserClient.call<typeof updateLead>(route, { params: { id: lead.id }, body }), onSaved);
  };
  return (
    <form
      method="post"
      onSubmit={submit}
      noValidate
      className="grid gap-4 rounded-card border border-line bg-surface p-5"
    >
      <h2 className="text-t3">{copy.work}</h2>
      <div className="grid items-start gap-4 sm:grid-cols-[1fr_110px]">
        <Field label={contentCopy.status.label} error={problems.status}>
          {(control) => (
            <Select
              {...control}
              value={values.status}
              onChange={({ target }) => {
                const next = leadStatuses.find((option) => option === target.value);
                if (next !== undefined) change({ status: next });
              }}
            >
              {leadStatuses.map((option) => (
                <option key={option} value={option}>
                  {copy.status[option]}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <ControlledTextField
          label={copy.score}
          type="number"
          value={values.lead_score}
          error={problems.lead_score}
          onChange={(text) => change({ lead_score: text })}
        />
      </div>
      <Field label={copy.owner} error={problems.owner_id}>
        {(control) => (
          <Select
            {...control}
            value={values.owner_id}
            onChange={({ target }) => change({ owner_id: target.value })}
          >
            <option value="">{copy.nobody}</option>
            {staff.map((person) => (
              <option key={person.id} value={person.id}>
                {person.name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <ControlledTextField
        label={copy.nextAction}
        value={values.next_action}
        error={problems.next_action}
        onChange={(text) => change({ next_action: text })}
      />
      <ControlledTextField
        label={copy.nextActionOn}
        type="date"
        value={values.next_action_on}
        error={problems.next_action_on}
        onChange={(text) => change({ next_action_on: text })}
      />
      <Button
        type="submit"
        size="sm"
        className="justify-self-start"
        busyText={isBusy ? contentCopy.saving : undefined}
      >
        {contentCopy.save}
      </Button>
      <UnsavedChangesGuard isDirty={draft.isDirty && !isBusy} title={contentCopy.leave(lead.name)} />
    </form>
  );
}

function LeadNotes({ lead: { id, name }, notes }: Pick<LeadDetails, 'lead' | 'notes'>) {
  const [note, setNote] = useState('');
  const { isBusy, problems, run } = useContentMutation();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const route = { method: 'post', path: '/api/admin/content/leads/{id}/notes' } as const;
    void run(
      () => browserClient.call<typeof addLeadNote>(route, { params: { id }, body: { note } }),
      () => setNote(''),
    );
  };
  return (
    <section aria-labelledby="lead-notes" className="grid gap-4">
      <h2 id="lead-notes" className="text-t3">
        {copy.notes}
      </h2>
      <form method="post" onSubmit={submit} noValidate className="grid gap-2">
        <ControlledTextField
          label={copy.note}
          rows={3}
          maxLength={2000}
          value={note}
          error={problems.note}
          onChange={setNote}
        />
        <Button
          type="submit"
          variant="outline"
          size="sm"
          className="justify-self-start"
          busyText={isBusy ? contentCopy.saving : undefined}
        >
          {copy.addNote}
        </Button>
        <UnsavedChangesGuard isDirty={note.trim() !== '' && !isBusy} title={contentCopy.leave(name)} />
      </form>
      {notes.length === 0 && <p className="text-ink-3 text-ui">{copy.noNotes}</p>}
      <ol className="border-line border-t empty:hidden">
        {notes.map((entry) => (
          <li key={entry.id} className="border-line border-b py-3">
            <p className="whitespace-pre-line break-words text-ui">{entry.note}</p>
            <p className="num text-ink-3 text-small">
              {entry.author_name ?? copy.someone} · {formatDayTime(entry.created_at)}
            </p>
          </li>
        ))}
      </ol>
    </section>
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
          <li key={entry.id} className="border-line border-l-2 py-1.5 pl-4">
            <p className="text-ui">
              {copy.status[entry.from_status]} →{' '}
              <b className="font-semibold">{copy.status[entry.to_status]}</b>
            </p>
            <p className="num text-ink-3 text-small">
              {entry.actor_name ?? copy.byItself} · {formatDayTime(entry.created_at)}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
