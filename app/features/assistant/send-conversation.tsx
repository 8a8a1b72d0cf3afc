import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import { Button } from '#app/components/ui/button.tsx';
import { Field } from '#app/components/ui/field.tsx';
import { Input, Textarea } from '#app/components/ui/input.tsx';
import { browserClient } from '#app/lib/api/browser-client.ts';
import type { Viewer } from '#contract/account/session.ts';
import type { sendConversation } from '#contract/assistant/assistant.ts';
import { assistantCopy } from '#messages/assistant/assistant.ts';
import { formsCopy } from '#messages/leads/forms.ts';

const copyOf = () => assistantCopy.send;

interface SendConversationProps {
  readonly conversationId: string;
  /** Null: a visitor, who writes who they are. */
  readonly viewer: Viewer | null;
}

type Problems = Readonly<Record<string, string>>;

/** Makes a lead of the conversation, with consent, and asks nothing before somebody wants that. */
export function SendConversation({ conversationId, viewer }: SendConversationProps) {
  const [step, setStep] = useState<'closed' | 'open' | 'busy' | 'done'>('closed');
  const [problems, setProblems] = useState<Problems>({});
  const [key] = useState(() => crypto.randomUUID());
  const copy = copyOf();
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    setStep('busy');
    const sent = await browserClient.call<typeof sendConversation>(
      { method: 'post', path: '/api/assistant/conversations/{id}/lead' },
      { params: { id: conversationId }, body: { ...contactIn(form), consent: true, submission_key: key } },
    );
    setStep(sent.ok ? 'done' : 'open');
    if (!sent.ok)
      setProblems(('fields' in sent.refusal && sent.refusal.fields) || { form: sent.refusal.message });
  };
  if (step === 'done')
    return (
      <p role="status" className="py-4 text-ui">
        {copy.done}
      </p>
    );
  if (step === 'closed')
    return (
      <p className="py-2">
        <Button variant="link" size="inline" onClick={() => setStep('open')}>
          {copy.open}
        </Button>
      </p>
    );
  return (
    <form method="post" onSubmit={submit} aria-label={copy.open} className="grid gap-3 py-4">
      <p className="text-ink-2 text-ui">{copy.lede}</p>
      <ContactFields viewer={viewer} problems={problems} />
      {problems.form !== undefined && (
        <p role="alert" className="text-debit text-small">
          {problems.form}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="sm" busyText={step === 'busy' ? copy.busy : undefined}>
          {copy.submit}
        </Button>
        <Button variant="quiet" size="sm" onClick={() => setStep('closed')}>
          {copy.cancel}
        </Button>
      </div>
    </form>
  );
}

function contactIn(form: FormData) {
  const text = (name: string) => String(form.get(name) ?? '');
  return { name: text('name'), email: text('email'), whatsapp: text('whatsapp'), note: text('note') };
}

interface ContactFieldsProps {
  readonly viewer: Viewer | null;
  readonly problems: Problems;
}

function ContactFields({ viewer, problems }: ContactFieldsProps) {
  const copy = copyOf();
  return (
    <>
      <Field label={copy.name} required error={problems.name}>
        {(control) => (
          <Input {...control} autoFocus name="name" autoComplete="name" defaultValue={viewer?.full_name} />
        )}
      </Field>
      <Field label={copy.email} required error={problems.email}>
        {(control) => (
          <Input {...control} name="email" type="email" autoComplete="email" defaultValue={viewer?.email} />
        )}
      </Field>
      <Field label={copy.whatsapp} error={problems.whatsapp}>
        {(control) => <Input {...control} name="whatsapp" type="tel" autoComplete="tel" />}
      </Field>
      <Field label={copy.note} error={problems.note}>
        {(control) => <Textarea {...control} name="note" rows={2} maxLength={1000} />}
      </Field>
      <label className="flex items-start gap-3 py-2 text-ui">
        <input type="checkbox" name="consent" required className="shrink-0" />
        <span>
          {formsCopy.consent.before}
          <Link to="/privacy" target="_blank" className="text-link underline underline-offset-4">
            {formsCopy.consent.link}
          </Link>
          .
        </span>
      </label>
    </>
  );
}
