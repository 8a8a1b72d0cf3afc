import { Download } from 'lucide-react';
import { Link } from 'react-router';
import { Button } from '#app/components/ui/button.tsx';
import { StatusDot } from '#app/components/ui/status-dot.tsx';
import { apiHref } from '#app/lib/api/api-href.ts';
import { ownerLanguage } from '#app/lib/site/owner-language.ts';
import type { getReceivedFile, ReceivedHandIn } from '#contract/courses/admin-hand-ins.ts';
import { handInDeskCopy as copy } from '#messages/courses/admin-hand-ins.ts';
import { formatBytes } from '#shared/files/file-size.ts';
import { formatCardDate } from '#shared/time/dates.ts';
import { ReviewForm } from './review-form.tsx';

interface Props {
  readonly handIn: ReceivedHandIn;
  readonly action: string;
}

const tones = { waiting: 'wait', accepted: 'ok', returned: 'off' } as const;

export function HandInRow({ handIn, action }: Props) {
  const { full_name, user_id, handed_in_at, state, revision } = handIn;
  return (
    <li className="border-line border-b last:border-b-0">
      <details name="hand-in">
        <summary className="flex min-h-13 cursor-pointer items-center gap-3 px-4 py-3 hover:bg-soft sm:px-5">
          <span className="grid min-w-0 flex-1">
            <span className="wrap-anywhere font-semibold">{full_name}</span>
            <span className="text-ink-3 text-small tabular-nums">
              {formatCardDate(handed_in_at)}
              {revision > 1 && ` · ${copy.replaced(revision)}`}
            </span>
          </span>
          <StatusDot tone={tones[state]}>{copy.states[state]}</StatusDot>
        </summary>
        <div className="grid max-w-[44rem] gap-5 px-4 pt-1 pb-6 sm:px-5">
          <TaskText task={handIn.task} />
          <HandInContent handIn={handIn} />
          <Link
            to={`/admin/users?user=${user_id}`}
            className="wrap-anywhere inline-flex min-h-tap items-center justify-self-start text-link text-ui underline underline-offset-4"
          >
            {handIn.email}
          </Link>
          <ReviewForm key={`${revision}${state}${handIn.feedback}`} handIn={handIn} action={action} />
        </div>
      </details>
    </li>
  );
}

function TaskText({ task }: { readonly task: string }) {
  return (
    <details>
      <summary className="inline-flex min-h-tap cursor-pointer items-center font-semibold text-link text-ui">
        {copy.task}
      </summary>
      <p className="wrap-anywhere whitespace-pre-line text-ink-2 text-ui" {...ownerLanguage()}>
        {task}
      </p>
    </details>
  );
}

function HandInContent({ handIn: { id, body, file, feedback, state } }: Pick<Props, 'handIn'>) {
  return (
    <>
      {body !== '' && <p className="wrap-anywhere whitespace-pre-line">{body}</p>}
      {file !== null && (
        <p className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-y py-3">
          <span className="min-w-0 flex-1">
            <span className="wrap-anywhere block">{file.file_name}</span>
            <span className="num text-ink-3 text-small">{formatBytes(file.size_bytes)}</span>
          </span>
          <Button asChild variant="outline" size="sm">
            <a
              href={apiHref<typeof getReceivedFile>('/api/admin/hand-ins/{id}/file', { params: { id } })}
              aria-label={copy.download(file.file_name)}
              download
            >
              <Download aria-hidden="true" />
            </a>
          </Button>
        </p>
      )}
      {feedback !== null && (
        <div className="border-dawn-2 border-l-2 pl-4">
          <p className="font-semibold text-small">{state === 'waiting' ? copy.saidBefore : copy.said}</p>
          <p className="wrap-anywhere whitespace-pre-line text-ink-2" {...ownerLanguage()}>
            {feedback}
          </p>
        </div>
      )}
    </>
  );
}
