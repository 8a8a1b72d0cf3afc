import { Mail } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { browserClient } from '#app/lib/api/browser-client.ts';
import type { AssistantDraft, writeAnswerDraft, writeDraft } from '#contract/assistant/admin.ts';
import { draftCopy as copy } from '#messages/assistant/drafts.ts';
import { isRefusal, type PublicDraftKind } from '#shared/assistant/assistant.ts';
import { currentLanguage, type Language } from '#shared/language/language.ts';
import type { Result } from '#shared/result.ts';
import { CopyButton } from '../page/copy-button.tsx';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { PutIntoField } from './put-into-field.tsx';

/** Longer subjects are cut for the endpoint. */
const MAX_ABOUT_LENGTH = 2000;

type Subject =
  | {
      readonly kind: PublicDraftKind;
      /** The text as it stands when the button is pressed. */
      readonly about: () => string;
      /** The draft's language; otherwise that of the desk. */
      readonly language?: Language;
    }
  | { readonly question_id: string };

/** Null: there is nothing to write about yet. */
function requestDraft(subject: Subject): Promise<Result<AssistantDraft, unknown>> | null {
  if ('question_id' in subject)
    return browserClient.call<typeof writeAnswerDraft>(
      { method: 'post', path: '/api/admin/lesson-questions/{id}/drafts' },
      { params: { id: subject.question_id }, body: {} },
    );
  const { kind, language = currentLanguage() } = subject;
  const about = subject.about().trim().slice(0, MAX_ABOUT_LENGTH);
  if (about === '') return null;
  return browserClient.call<typeof writeDraft>(
    { method: 'post', path: '/api/admin/assistant/drafts' },
    { body: { kind, language, about } },
  );
}

export interface DraftPanelProps {
  readonly subject: Subject;
  /** A field of the form around it, or a mail that the staff's own program writes. */
  readonly into: { readonly name: string; readonly isHtml?: boolean } | { readonly email: string };
}

/** A draft beside its field, with its sources. It is never saved or sent from here. */
export function DraftPanelBody({ subject, into }: DraftPanelProps) {
  const [draft, setDraft] = useState<AssistantDraft | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const write = async () => {
    const asked = requestDraft(subject);
    if (asked === null) return setProblem(copy.empty);
    setBusy(true);
    const written = await asked;
    setBusy(false);
    const isWritten = written.ok && written.value.text !== '';
    setDraft(isWritten ? written.value : null);
    setProblem(isWritten ? null : problemOf(written.ok ? written.value : null));
  };
  return (
    <div className="grid justify-items-start gap-2">
      <Button
        variant="outline"
        size="sm"
        onClick={() => void write()}
        busyText={isBusy ? copy.writing : undefined}
      >
        {copy.write}
      </Button>
      <div aria-live="polite" className="w-full">
        {problem !== null && <p className="text-ink-2 text-small">{problem}</p>}
        {draft !== null && <WrittenDraft draft={draft} into={into} />}
      </div>
    </div>
  );
}

const problemOf = (draft: AssistantDraft | null) =>
  isRefusal(draft?.reason ?? null) ? copy.nothing : copy.failed;

interface WrittenDraftProps extends Pick<DraftPanelProps, 'into'> {
  readonly draft: AssistantDraft;
}

function WrittenDraft({ draft: { text, sources }, into }: WrittenDraftProps) {
  return (
    <section aria-label={copy.draft} className="grid gap-3 rounded-card bg-soft px-4 py-3">
      <p className="flex flex-wrap items-center justify-between gap-3 text-small">
        <Badge variant="plain">{copy.draft}</Badge>
        <CopyButton text={text} name={copy.draft} />
      </p>
      <p className="wrap-anywhere whitespace-pre-line text-ui">{text}</p>
      {'email' in into ? <MailLink {...into} text={text} /> : <PutIntoField {...into} text={text} />}
      <p className="text-ink-3 text-small">{copy.note}</p>
      <ul aria-label={copy.sources} className="text-small">
        {sources.map((source) => (
          <li key={source.n}>
            <Source {...source} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface MailLinkProps {
  readonly email: string;
  readonly text: string;
}

const MailLink = ({ email, text }: MailLinkProps) => (
  <Button asChild variant="outline" size="sm" className="justify-self-start">
    <a href={`mailto:${email}?body=${encodeURIComponent(text)}`}>
      <Mail aria-hidden="true" />
      {copy.mail}
    </a>
  </Button>
);

/** The page of a lesson opens for who holds the course, which staff need not. */
function Source({ kind, title, heading, link }: AssistantDraft['sources'][number]) {
  const name = [title, heading].filter((part) => part !== '').join(' · ');
  if (kind === 'lesson')
    return <span className="inline-flex min-h-tap items-center">{copy.lesson(name)}</span>;
  return (
    <Link
      to={link}
      target="_blank"
      className="inline-flex min-h-tap items-center text-link underline underline-offset-4"
    >
      {name}
    </Link>
  );
}
