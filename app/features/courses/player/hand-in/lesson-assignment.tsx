import { Download } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '#app/components/ui/button.tsx';
import { StatusDot } from '#app/components/ui/status-dot.tsx';
import { apiHref } from '#app/lib/api/api-href.ts';
import { ownerLanguage } from '#app/lib/site/owner-language.ts';
import type { LessonAssignment as Assignment, getHandInFile, HandIn } from '#contract/courses/hand-ins.ts';
import { handInCopy as copy } from '#messages/courses/hand-ins.ts';
import { formatBytes } from '#shared/files/file-size.ts';
import { formatCardDate, formatTime } from '#shared/time/dates.ts';
import { OwnerReply } from '../lesson-questions.tsx';
import { HandInForm } from './hand-in-form.tsx';

interface Props {
  readonly assignment: Assignment;
  readonly page: string;
}

const tones = { waiting: 'wait', accepted: 'ok', returned: 'bad' } as const;

export function LessonAssignment({ assignment, page }: Props) {
  const { task, is_required, hand_in } = assignment;
  const heading = useRef<HTMLHeadingElement>(null);
  const state = hand_in?.state ?? null;
  return (
    <section
      id="assignment"
      aria-labelledby="assignment-title"
      className="mt-10 scroll-mt-20 border-line border-t pt-6 max-lg:scroll-mt-24"
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 ref={heading} id="assignment-title" tabIndex={-1} className="text-t2 outline-none">
          {copy.title}
        </h2>
        {state !== null && (
          <p className="animate-rise-in text-ui">
            <StatusDot tone={tones[state]}>{copy.states[state]}</StatusDot>
          </p>
        )}
      </div>
      <p
        {...ownerLanguage(assignment, 'task')}
        className="wrap-anywhere mt-3 whitespace-pre-line leading-relaxed"
      >
        {task}
      </p>
      {is_required && state !== 'accepted' && <p className="mt-3 text-ink-3 text-ui">{copy.rule}</p>}
      {hand_in !== null && <SubmittedHandIn handIn={hand_in} />}
      {state !== 'accepted' && (
        <HandInForm
          key={hand_in?.handed_in_at}
          handIn={hand_in}
          page={page}
          onSent={() => heading.current?.focus()}
        />
      )}
    </section>
  );
}

function SubmittedHandIn({ handIn }: { readonly handIn: HandIn }) {
  const { body, file, handed_in_at, state, feedback } = handIn;
  return (
    <div className="mt-5 grid gap-4">
      {feedback !== null && state !== 'waiting' && <OwnerReply text={feedback} title={copy.feedback} />}
      <div className="rounded-card border border-line bg-surface p-4">
        <p className="font-semibold text-ui">{copy.yours}</p>
        <p className="num text-ink-3 text-small">
          {copy.handedIn(`${formatCardDate(handed_in_at)}, ${formatTime(handed_in_at)} WIB`)}
        </p>
        {body !== '' && <p className="wrap-anywhere mt-3 whitespace-pre-line">{body}</p>}
        {file !== null && <HandInFile id={handIn.id} file={file} />}
      </div>
      {feedback !== null && state === 'waiting' && <OwnerReply text={feedback} title={copy.feedbackBefore} />}
    </div>
  );
}

interface HandInFileProps {
  readonly id: string;
  readonly file: NonNullable<HandIn['file']>;
}

function HandInFile({ id, file: { file_name, size_bytes } }: HandInFileProps) {
  return (
    <p className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-t pt-3">
      <span className="min-w-0 flex-1">
        <span className="wrap-anywhere block">{file_name}</span>
        <span className="num text-ink-3 text-small">{formatBytes(size_bytes)}</span>
      </span>
      <Button asChild variant="outline" size="sm">
        <a
          href={apiHref<typeof getHandInFile>('/api/account/hand-ins/{id}/file', { params: { id } })}
          download
        >
          <Download aria-hidden="true" />
          {copy.download}
        </a>
      </Button>
    </p>
  );
}
