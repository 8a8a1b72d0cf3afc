import { data, Link, redirect } from 'react-router';
import { RefundWindowWarning } from '#app/components/commerce/refund-warning.tsx';
import { EmptyState } from '#app/components/page/empty-state.tsx';
import { ErrorState } from '#app/components/page/error-state.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { HAND_IN_FORM } from '#app/features/player/hand-in/hand-in-form.tsx';
import { NOTE_FORM } from '#app/features/player/lesson-note.tsx';
import { LessonPage } from '#app/features/player/lesson-page.tsx';
import { QUESTION_FORM } from '#app/features/player/lesson-questions.tsx';
import { answerQuestion, beginQuizAgain, handIn } from '#app/features/player/lesson-work-action.ts';
import { LockedLesson } from '#app/features/player/locked-lesson.tsx';
import { PlayerFrame } from '#app/features/player/player-frame.tsx';
import { QUIZ_FORM } from '#app/features/player/quiz/answer-form.tsx';
import { QUIZ_RETRY } from '#app/features/player/quiz/quiz-result.tsx';
import { redirectIfAccessDenied } from '#app/lib/api/access-denied.ts';
import { actionApi, api } from '#app/lib/api/api-context.ts';
import { orThrow } from '#app/lib/api/or-throw.ts';
import { formClientAction } from '#app/lib/forms/form-client-action.ts';
import { FORFEIT_REFUND, formIntent } from '#app/lib/forms/form-intent.ts';
import { formRefusal } from '#app/lib/forms/form-outcome.ts';
import { formText } from '#app/lib/forms/form-reply.ts';
import { handleForm } from '#app/lib/forms/handle-form.ts';
import { frameHostHeaders } from '#app/lib/frame-host.server.ts';
import { formatRefundDeadline } from '#app/lib/refund-deadline.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import {
  getLesson,
  type LessonView,
  openLesson,
  recordLessonProgress,
} from '#contract/account/learning/learning.ts';
import type { LessonLock } from '#contract/account/learning/lesson-lock.ts';
import { saveNote } from '#contract/account/learning/lesson-notes.ts';
import {
  askQuestion,
  type LessonQuestion,
  listLessonQuestions,
} from '#contract/account/learning/lesson-questions.ts';
import { purchaseCopy } from '#messages/library.ts';
import { playerCopy } from '#messages/player.ts';
import { succeed } from '#shared/result.ts';
import type { Route } from './+types/lesson.ts';

interface Shown {
  readonly view: LessonView | null;
  readonly questions: readonly LessonQuestion[] | null;
  readonly is_missing: boolean;
  readonly lock: LessonLock | null;
  readonly ends_refund: { readonly until: string; readonly max_percent: number } | null;
  readonly request_id: string | null;
}
const notShown: Shown = {
  view: null,
  questions: null,
  is_missing: false,
  lock: null,
  ends_refund: null,
  request_id: null,
};

export async function loader({ params, context }: Route.LoaderArgs) {
  const { slug, lesson } = params;
  const result = await api(context).call(getLesson, { params: { slug, lesson_id: lesson } });
  redirectIfAccessDenied(result);
  if (result.ok || result.refusal.code === 'UNAUTHENTICATED') {
    const view = orThrow(result);
    // After the lesson, which is opened by it.
    const asked = await api(context).call(listLessonQuestions, { params: { slug, lesson_id: lesson } });
    const questions = asked.ok ? asked.value.questions : null;
    const host = view.lesson.embed?.src == null ? undefined : view.lesson.embed.host;
    return data({ ...notShown, view, questions }, { headers: frameHostHeaders(host) });
  }
  const { code, request_id } = result.refusal;
  // The lesson was not opened: the buyer has to accept the end of the refund right first.
  if (result.refusal.code === 'REFUND_ENDS') {
    return data({ ...notShown, ends_refund: result.refusal.details });
  }
  if (result.refusal.code === 'LESSON_LOCKED') return data({ ...notShown, lock: result.refusal.details });
  const is_missing = code === 'LESSON_NOT_FOUND' || code === 'INVALID_INPUT';
  return data({ ...notShown, is_missing, request_id }, { status: is_missing ? 404 : 503 });
}

export async function action(args: Route.ActionArgs) {
  const form = await args.request.formData();
  const { slug, lesson } = args.params;
  const params = { slug, lesson_id: lesson };
  const call = { client: actionApi(args.context), params, page: lessonPath(slug, lesson) };
  switch (formIntent(form)) {
    case QUESTION_FORM:
      return ask(args, form);
    case NOTE_FORM:
      return keepNote(args, form);
    case QUIZ_FORM:
      return answerQuestion(call, form);
    case QUIZ_RETRY:
      return beginQuizAgain(call);
    case HAND_IN_FORM:
      return handIn(call, form);
    default:
      return goOn(args, form);
  }
}

/** The policy of this page lets in the host of its film, and no other page does. */
export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const clientAction = formClientAction;

const ask = ({ params: { slug, lesson }, context }: Route.ActionArgs, posted: FormData) =>
  handleForm({
    posted,
    form: QUESTION_FORM,
    schema: askQuestion.body,
    refusals: askQuestion.refusals,
    send: async (body) => {
      const asked = await actionApi(context).call(askQuestion, {
        params: { slug, lesson_id: lesson },
        body,
      });
      redirectIfAccessDenied(asked);
      return asked.ok ? succeed({ to: `${lessonPath(slug, lesson)}#questions` }) : formRefusal(asked.refusal);
    },
  });

/** Where nothing runs; else the page saves it itself. */
async function keepNote({ params: { slug, lesson }, context }: Route.ActionArgs, posted: FormData) {
  const body = saveNote.body.parse({ note: formText(posted, 'note').replaceAll('\r\n', '\n') });
  const saved = await actionApi(context).call(saveNote, { params: { slug, lesson_id: lesson }, body });
  redirectIfAccessDenied(saved);
  orThrow(saved);
  return redirect(`${lessonPath(slug, lesson)}#note`);
}

const lessonPath = (slug: string, lesson: string) =>
  `/user/purchases/${encodeURIComponent(slug)}/learn/${encodeURIComponent(lesson)}`;

const WAITS: ReadonlySet<string> = new Set(['LESSON_LOCKED', 'LESSON_UNFINISHED']);

/**
 * Marks the lesson done and opens the next one, or the course after the last. Also opens a lesson although that ends
 * the refund right.
 */
async function goOn({ params, context }: Route.ActionArgs, form: FormData): Promise<Response> {
  const { slug, lesson } = params;
  const position = Math.trunc(Number(form.get('position_seconds') ?? '0'));
  const client = actionApi(context);
  const lessonParams = { slug, lesson_id: lesson };
  if (formIntent(form) === FORFEIT_REFUND) {
    const opened = await client.call(openLesson, { params: lessonParams });
    redirectIfAccessDenied(opened);
    if (opened.ok || opened.refusal.code !== 'LESSON_LOCKED') orThrow(opened);
    return redirect(lessonPath(slug, lesson));
  }
  const visited = await client.call(recordLessonProgress, {
    params: lessonParams,
    body: {
      position_seconds: Math.max(0, Math.min(86_400, position || 0)),
      is_done: true,
      watched_at: new Date().toISOString(),
    },
  });
  redirectIfAccessDenied(visited);
  // Its page says when it opens, or what it asks for.
  if (!visited.ok && WAITS.has(visited.refusal.code)) return redirect(lessonPath(slug, lesson));
  const { progress } = orThrow(visited);
  const { next_id } = orThrow(await client.call(getLesson, { params: lessonParams }));
  const page = `/user/purchases/${encodeURIComponent(slug)}`;
  if (progress.percent === 100) return redirect(`${page}#sertifikat`);
  return redirect(next_id === null ? page : lessonPath(slug, next_id));
}

export const meta: Route.MetaFunction = ({ loaderData, ...args }) =>
  pageMeta(args, { title: loaderData?.view?.lesson.title ?? playerCopy.title, robots: 'noindex' });

export default function LessonRoute({ loaderData, params }: Route.ComponentProps) {
  const { view, questions } = loaderData;
  if (view !== null) return <LessonPage view={view} questions={questions} />;
  return (
    <PlayerFrame slug={params.slug} title={playerCopy.title}>
      <main
        id="isi"
        tabIndex={-1}
        className="wrap grid grid-cols-[minmax(0,42rem)] justify-center py-8 outline-none md:py-16"
      >
        <LessonNotShown slug={params.slug} {...loaderData} />
      </main>
    </PlayerFrame>
  );
}

type LessonNotShownProps = { readonly slug: string } & Pick<
  Route.ComponentProps['loaderData'],
  'is_missing' | 'lock' | 'ends_refund' | 'request_id'
>;

function LessonNotShown({ slug, is_missing, lock, ends_refund, request_id }: LessonNotShownProps) {
  if (ends_refund !== null) {
    const { until, max_percent } = ends_refund;
    return (
      <RefundWindowWarning
        title={playerCopy.endsRefund}
        text={playerCopy.endsRefundText(formatRefundDeadline(until), max_percent)}
        action={playerCopy.openAnyway}
        backHref={`/user/purchases/${slug}`}
      />
    );
  }
  if (lock !== null) return <LockedLesson slug={slug} lock={lock} />;
  if (!is_missing) return <ErrorState title={purchaseCopy.failed} requestId={request_id ?? undefined} />;
  return (
    <EmptyState title={playerCopy.missing} hint={playerCopy.missingHint} level={1}>
      <Button asChild>
        <Link to={`/user/purchases/${slug}`}>{playerCopy.toCourse}</Link>
      </Button>
    </EmptyState>
  );
}
