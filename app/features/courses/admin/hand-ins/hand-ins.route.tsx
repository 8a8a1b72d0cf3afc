import { Download } from 'lucide-react';
import { Link } from 'react-router';
import { loadList } from '#app/components/data-table/load-list.ts';
import { StaffList } from '#app/components/data-table/staff-list.tsx';
import type { Table } from '#app/components/data-table/table-view.ts';
import { ActionForm } from '#app/components/form/action-form.tsx';
import { TextareaField } from '#app/components/form/text-fields.tsx';
import { useAdminForm } from '#app/components/form/use-admin-form.ts';
import { PageHeader } from '#app/components/page/page-header.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { StatusDot } from '#app/components/ui/status-dot.tsx';
import { apiHref } from '#app/lib/api/api-href.ts';
import { formAction } from '#app/lib/forms/form-action.ts';
import { formClientAction } from '#app/lib/forms/form-client-action.ts';
import { ownerLanguage } from '#app/lib/site/owner-language.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import type { ErrorHandle } from '#app/shell/admin/admin-error.tsx';
import {
  type getReceivedFile,
  listHandIns,
  type ReceivedHandIn,
  reviewHandIn,
} from '#contract/courses/admin-hand-ins.ts';
import { handInDeskCopy as copy } from '#messages/courses/admin-hand-ins.ts';
import { MAX_FEEDBACK_LENGTH } from '#shared/courses/lesson-work.ts';
import { formatBytes } from '#shared/files/file-size.ts';
import { formatCardDate } from '#shared/time/dates.ts';
import type { Route } from './+types/hand-ins.route.ts';

export const loader = (args: Route.LoaderArgs) => loadList(args, listHandIns);

export const action = formAction({
  endpoint: reviewHandIn,
  schema: reviewHandIn.body.extend(reviewHandIn.params.shape),
  call: ({ id, ...body }) => ({ params: { id }, body }),
  done: () => copy.saved,
  to: () => HAND_INS_PATH,
  failed: () => copy.saveFailed,
  fieldOf: { FEEDBACK_MISSING: 'feedback' },
});

export const clientAction = formClientAction;

export const handle: ErrorHandle = () => ({ title: copy.title, errorTitle: copy.failed });

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: copy.title, robots: 'noindex' });

export default function HandInsRoute({ loaderData: { table, hand_ins, total } }: Route.ComponentProps) {
  return <HandInsPage table={table} handIns={hand_ins} total={total} />;
}

const HAND_INS_PATH = '/admin/products/hand-ins';

const lessonOf = ({ product_title, lesson_title }: ReceivedHandIn) => `${product_title} · ${lesson_title}`;

interface HandInsPageProps {
  readonly table: Table;
  readonly handIns: readonly ReceivedHandIn[];
  readonly total: number;
}

function HandInsPage({ table, handIns, total }: HandInsPageProps) {
  return (
    <>
      <PageHeader title={copy.title} />
      <StaffList
        pathname={HAND_INS_PATH}
        table={table}
        rows={handIns}
        total={total}
        copy={copy}
        filters={[{ name: 'state', label: copy.state, options: copy.views }]}
      >
        {[...Map.groupBy(handIns, lessonOf)].map(([lesson, ofLesson]) => (
          <section key={lesson} aria-label={lesson}>
            <h2
              className="wrap-anywhere border-line border-b bg-sunk px-4 py-2.5 font-semibold text-small sm:px-5"
              {...ownerLanguage()}
            >
              {lesson}
            </h2>
            <ol className="border-line border-b">
              {ofLesson.map((handIn) => (
                <HandInRow key={handIn.id} handIn={handIn} action={HAND_INS_PATH} />
              ))}
            </ol>
          </section>
        ))}
      </StaffList>
    </>
  );
}

interface Props {
  readonly handIn: ReceivedHandIn;
  readonly action: string;
}

const tones = { waiting: 'wait', accepted: 'ok', returned: 'off' } as const;

function HandInRow({ handIn, action }: Props) {
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

interface ReviewFormProps {
  readonly handIn: ReceivedHandIn;
  readonly action: string;
}

function ReviewForm({ handIn, action }: ReviewFormProps) {
  const { id, full_name, revision, state, feedback } = handIn;
  const isReviewed = state !== 'waiting';
  const form = useAdminForm({
    id: `review-${id}`,
    action,
    failed: copy.saveFailed,
    defaults: { feedback: isReviewed ? (feedback ?? '') : '' },
  });
  const fields = (
    <ActionForm form={form} label={copy.review(full_name)} className="grid justify-items-start gap-3">
      <input type="hidden" name="form" value={`review-${id}`} />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="revision" value={revision} />
      <TextareaField
        name="feedback"
        label={copy.feedback}
        hint={copy.feedbackHint}
        rows={5}
        maxLength={MAX_FEEDBACK_LENGTH}
        isOptional
        className="w-full"
      />
      <div className="flex flex-wrap gap-3">
        <Button
          type="submit"
          name="decision"
          value="accepted"
          size="sm"
          busyText={form.isBusy ? copy.saving : undefined}
        >
          {copy.accept}
        </Button>
        <Button
          type="submit"
          name="decision"
          value="returned"
          variant="outline"
          size="sm"
          disabled={form.isBusy}
        >
          {copy.askAgain}
        </Button>
      </div>
    </ActionForm>
  );
  if (!isReviewed) return fields;
  return (
    <details>
      <summary className="inline-flex min-h-tap cursor-pointer items-center font-semibold text-link text-ui">
        {copy.change}
      </summary>
      {fields}
    </details>
  );
}
