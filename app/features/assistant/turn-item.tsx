import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { Button } from '#app/components/ui/button.tsx';
import type { AssistantSource } from '#contract/assistant/assistant.ts';
import { assistantCopy as copy } from '#messages/assistant/assistant.ts';
import { searchCopy } from '#messages/search/search.ts';
import { currentLanguage } from '#shared/language/language.ts';
import type { Turn } from './conversation.ts';

interface TurnItemProps {
  readonly turn: Turn;
  onAgain(): void;
  /** A source was opened, which the sheet would cover. */
  onLeave(): void;
}

/** A question and its answer, part by part; what was answered is text and never read as HTML. */
export function TurnItem({ turn, onAgain, onLeave }: TurnItemProps) {
  const item = useRef<HTMLLIElement>(null);
  // Browsers may answer with a promise, which is no cleanup.
  useEffect(() => void item.current?.scrollIntoView({ block: 'start' }), []);
  return (
    <li ref={item} className="grid gap-3 border-line border-b py-5">
      <h3 className="wrap-anywhere font-semibold">{turn.question}</h3>
      <div aria-live="polite" aria-busy={turn.state === 'asking'} className="grid gap-4">
        {turn.groups.map(({ text, sources }) => (
          <div key={text} className="grid gap-1">
            <p className="wrap-anywhere">{text}</p>
            <Sources label={copy.sources} sources={sources} onLeave={onLeave} />
          </div>
        ))}
        {turn.state === 'asking' && <p className="text-ink-3 text-ui">{copy.thinking}</p>}
        <TurnEnd turn={turn} onAgain={onAgain} onLeave={onLeave} />
      </div>
    </li>
  );
}

interface SourcesProps {
  readonly label: string;
  readonly sources: readonly AssistantSource[];
  onLeave(): void;
}

function Sources({ label, sources, onLeave }: SourcesProps) {
  return (
    <ul aria-label={label} className="text-small">
      {sources.map((source) => (
        <li key={source.n}>
          <Link
            to={source.link}
            // A browser looks for a text fragment only in a document that it loads.
            reloadDocument={source.link.includes('#:~:')}
            onClick={onLeave}
            {...(source.language !== currentLanguage() && { lang: source.language })}
            className="inline-flex min-h-tap items-center text-link underline underline-offset-4"
          >
            {[searchCopy.kind[source.kind], source.title, source.heading]
              .filter((part) => part !== '')
              .join(' · ')}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function TurnEnd({ turn, onAgain, onLeave }: TurnItemProps) {
  const sentence = sentenceOf(turn);
  if (sentence === null) return null;
  const nearest = turn.end?.nearest ?? [];
  return (
    <div className="grid gap-2">
      <p className="text-ink-2 text-ui">{sentence}</p>
      {nearest.length > 0 && (
        <>
          <p className="font-semibold text-small">{copy.nearest}</p>
          <Sources label={copy.nearest} sources={nearest.slice(0, 3)} onLeave={onLeave} />
        </>
      )}
      <div className="flex flex-wrap gap-2">
        {turn.end?.status === 'refused' ? (
          <Doors turn={turn} onLeave={onLeave} />
        ) : (
          <Again {...{ onAgain }} />
        )}
      </div>
    </div>
  );
}

const Again = ({ onAgain }: Pick<TurnItemProps, 'onAgain'>) => (
  <Button variant="outline" size="sm" onClick={onAgain}>
    {copy.again}
  </Button>
);

function Doors({ turn, onLeave }: Pick<TurnItemProps, 'turn' | 'onLeave'>) {
  const doors = [
    { to: '/consultation', label: copy.doors.consultation },
    { to: '/contact', label: copy.doors.form },
    { to: `/search?${new URLSearchParams({ q: turn.question.slice(0, 100) })}`, label: copy.doors.search },
  ];
  return doors.map(({ to, label }) => (
    <Button key={to} asChild variant="outline" size="sm">
      <Link to={to} onClick={onLeave}>
        {label}
      </Link>
    </Button>
  ));
}

/** Null: it is being answered, or was. */
function sentenceOf({ state, end }: Turn): string | null {
  if (state === 'asking') return null;
  if (state === 'ended') return end === null || end.reason === null ? null : copy.reasons[end.reason];
  return { stopped: copy.stopped, lost: copy.lost, limited: copy.tooMany, refused: copy.failed }[state];
}
