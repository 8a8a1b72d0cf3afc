import { useState } from 'react';
import { Link } from 'react-router';
import { useRootData } from '#app/hooks/use-root-data.ts';
import { browserClient } from '#app/lib/api/browser-client.ts';
import type { writeDraft } from '#contract/assistant/admin.ts';
import type { OutputOf } from '#contract/endpoint.ts';
import { draftCopy as copy } from '#messages/assistant/drafts.ts';
import { type DraftKind, isRefusal } from '#shared/assistant/assistant.ts';
import { currentLanguage, type Language } from '#shared/language/language.ts';
import { CopyButton } from '../page/copy-button.tsx';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';

type Draft = OutputOf<typeof writeDraft>;

interface DraftPanelProps {
  readonly kind: DraftKind;
  /** The subject, or what is replied to, as it stands when the button is pressed. */
  readonly about: () => string;
  /** The draft's language; otherwise that of the desk. */
  readonly language?: Language;
}

/** Longer subjects are cut for the endpoint. */
const MAX_ABOUT_LENGTH = 2000;

/** A draft beside its field, with its sources. It is copied by whoever checked it, and never saved or sent from here. */
export function DraftPanel({ kind, about, language = currentLanguage() }: DraftPanelProps) {
  const { has_assistant } = useRootData();
  const [draft, setDraft] = useState<Draft | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  if (!has_assistant) return null;
  const write = async () => {
    const subject = about().trim().slice(0, MAX_ABOUT_LENGTH);
    if (subject === '') return setProblem(copy.empty);
    setBusy(true);
    const written = await browserClient.call<typeof writeDraft>(
      { method: 'post', path: '/api/admin/assistant/drafts' },
      { body: { kind, language, about: subject } },
    );
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
        {draft !== null && <WrittenDraft draft={draft} />}
      </div>
    </div>
  );
}

const problemOf = (draft: Draft | null) => (isRefusal(draft?.reason ?? null) ? copy.nothing : copy.failed);

function WrittenDraft({ draft: { text, sources } }: { readonly draft: Draft }) {
  return (
    <section aria-label={copy.draft} className="grid gap-3 rounded-card bg-soft px-4 py-3">
      <p className="flex flex-wrap items-center justify-between gap-3 text-small">
        <Badge variant="plain">{copy.draft}</Badge>
        <CopyButton text={text} name={copy.draft} />
      </p>
      <p className="wrap-anywhere whitespace-pre-line text-ui">{text}</p>
      <p className="text-ink-3 text-small">{copy.note}</p>
      <ul aria-label={copy.sources} className="text-small">
        {sources.map(({ n, title, heading, link }) => (
          <li key={n}>
            <Link
              to={link}
              target="_blank"
              className="inline-flex min-h-tap items-center text-link underline underline-offset-4"
            >
              {[title, heading].filter((part) => part !== '').join(' · ')}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
