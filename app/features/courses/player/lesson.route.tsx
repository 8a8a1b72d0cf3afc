import { data, Link } from 'react-router';
import { RefundWindowWarning } from '#app/components/commerce/refund-warning.tsx';
import { EmptyState } from '#app/components/page/empty-state.tsx';
import { ErrorState } from '#app/components/page/error-state.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { redirectIfAccessDenied } from '#app/lib/api/access-denied.ts';
import { api } from '#app/lib/api/api-context.ts';
import { orThrow } from '#app/lib/api/or-throw.ts';
import { formClientAction } from '#app/lib/forms/form-client-action.ts';
import { frameHostHeaders } from '#app/lib/frame-host.server.ts';
import { formatRefundDeadline } from '#app/lib/refund-deadline.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import { getLesson, type LessonView } from '#contract/courses/learning.ts';
import type { LessonLock } from '#contract/courses/lesson-lock.ts';
import { type LessonQuestion, listLessonQuestions } from '#contract/courses/lesson-questions.ts';
import { purchaseCopy } from '#messages/courses/library.ts';
import { playerCopy as copy, playerCopy } from '#messages/courses/player.ts';
import { formatOpening } from '../lock-text.ts';
import type { Route } from './+types/lesson.route.ts';
import { LessonPage } from './lesson-page.tsx';
import { lessonAction } from './lesson-work-action.ts';
import { PlayerFrame } from './player-frame.tsx';

interface LessonPageData {
  readonly view: LessonView | null;
  readonly questions: readonly LessonQuestion[] | null;
  readonly is_missing: boolean;
  readonly lock: LessonLock | null;
  readonly ends_refund: { readonly until: string; readonly max_percent: number } | null;
  readonly request_id: string | null;
}
const notShown: LessonPageData = {
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
    const asked = await api(context).call(listLessonQuestions, { params: { slug, lesson_id: lesson } });
    const questions = asked.ok ? asked.value.questions : null;
    const host = view.lesson.embed?.src == null ? undefined : view.lesson.embed.host;
    return data({ ...notShown, view, questions }, { headers: frameHostHeaders(host) });
  }
  const { code, request_id } = result.refusal;
  // The lesson was not opened, because the buyer first has to accept the end of the right to a refund.
  if (result.refusal.code === 'REFUND_ENDS') {
    return data({ ...notShown, ends_refund: result.refusal.details });
  }
  if (result.refusal.code === 'LESSON_LOCKED') return data({ ...notShown, lock: result.refusal.details });
  const is_missing = code === 'LESSON_NOT_FOUND' || code === 'INVALID_INPUT';
  return data({ ...notShown, is_missing, request_id }, { status: is_missing ? 404 : 503 });
}

export const action = lessonAction;

/** Only this page's CSP allows the host of its film. */
export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const clientAction = formClientAction;

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

interface Props {
  readonly slug: string;
  readonly lock: LessonLock;
}

function LockedLesson({ slug, lock: { reason, opens_at, after } }: Props) {
  const course = `/user/purchases/${slug}`;
  const hint =
    reason === 'date'
      ? copy.lockedUntil(formatOpening(opens_at ?? ''))
      : copy.lockedAfter[reason](after?.title ?? '');
  return (
    <EmptyState title={copy.locked} hint={hint} level={1} className="[&_h1]:text-t2">
      <div className="grid w-fit max-w-full gap-3">
        {after !== null && (
          <Button asChild>
            <Link to={`${course}/learn/${encodeURIComponent(after.id)}`}>{copy.goTo(after.title)}</Link>
          </Button>
        )}
        <Button asChild variant={after === null ? 'primary' : 'outline'}>
          <Link to={course}>{copy.toCourse}</Link>
        </Button>
      </div>
    </EmptyState>
  );
}
