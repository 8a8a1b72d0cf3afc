import { Check, RotateCcw, X } from 'lucide-react';
import type { RefObject } from 'react';
import { Form, Link, useNavigation } from 'react-router';
import { Petal } from '#app/components/brand/petals.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { cn } from '#app/lib/cn.ts';
import { INTENT } from '#app/lib/forms/form-reply.ts';
import type { LessonQuizView } from '#contract/courses/lesson-quiz.ts';
import { lessonQuizCopy as copy } from '#messages/courses/lesson-quiz.ts';
import { rightAnswersToPass } from '#shared/courses/lesson-work.ts';

export const QUIZ_RETRY = 'quiz-retry';

interface Props {
  readonly quiz: LessonQuizView;
  readonly page: string;
  readonly heading: RefObject<HTMLHeadingElement | null>;
}

export function QuizResult({ quiz, page, heading }: Props) {
  const { questions, pass_percent, score_percent, is_passed, attempts, best_percent } = quiz;
  const total = questions.length;
  const hasPassed = score_percent !== null && score_percent >= pass_percent;
  return (
    <>
      <QuizPetals questions={questions} place={null} className="-ml-1.5 *:size-10 *:animate-pop" />
      <h2 ref={heading} id="quiz-title" tabIndex={-1} className="mt-3 text-t2 outline-none">
        {hasPassed ? copy.passed : copy.failed}
      </h2>
      <p className="mt-1 font-semibold tabular-nums">{copy.score(rightAnswers(questions), total)}</p>
      {!hasPassed && (
        <p className="mt-1 text-ink-2 tabular-nums">
          {is_passed ? copy.stillPassed : copy.toPass(rightAnswersToPass(total, pass_percent))}
        </p>
      )}
      {attempts > 1 && best_percent !== null && (
        <p className="mt-1 text-ink-2 text-ui tabular-nums">{copy.best(best_percent, attempts)}</p>
      )}
      <RetryForm page={page} isQuiet={is_passed} />
      <nav aria-label={copy.answers} className="mt-6">
        <p className="text-ink-2 text-ui">{copy.answers}</p>
        <ol className="mt-1">
          {questions.map((question, place) => (
            <li key={question.id} className="border-line border-b border-dashed">
              <ReviewLink question={question} place={place} page={page} />
            </li>
          ))}
        </ol>
      </nav>
    </>
  );
}

function RetryForm({ page, isQuiet }: { readonly page: string; readonly isQuiet: boolean }) {
  const isBusy = useNavigation().formMethod === 'POST';
  return (
    <Form method="post" action={page} preventScrollReset className="mt-4">
      <input type="hidden" name={INTENT} value={QUIZ_RETRY} />
      <Button
        type="submit"
        disabled={isBusy}
        variant={isQuiet ? 'outline' : 'primary'}
        className="max-sm:w-full"
      >
        <RotateCcw aria-hidden="true" />
        {copy.retry}
      </Button>
    </Form>
  );
}

interface ReviewLinkProps {
  readonly question: LessonQuizView['questions'][number];
  readonly place: number;
  readonly page: string;
}

function ReviewLink({ question: { text, answer }, place, page }: ReviewLinkProps) {
  const isRight = answer?.is_correct === true;
  const Icon = isRight ? Check : X;
  return (
    <Link
      to={questionHref(page, place)}
      preventScrollReset
      className="flex min-h-12 items-center gap-3 py-2 text-ui hover:bg-soft"
    >
      <Icon aria-hidden="true" className={cn('size-5 shrink-0', isRight ? 'text-credit' : 'text-debit')} />
      <span className="min-w-0">
        <span className="sr-only">{copy.review(place + 1, isRight)}: </span>
        <span className="wrap-anywhere line-clamp-2">{text}</span>
      </span>
    </Link>
  );
}

type Questions = LessonQuizView['questions'];

/** The query parameter of the question, counted from 1. */
export const QUESTION_PARAM = 'question';

const firstOpen = (questions: Questions): number => questions.findIndex(({ answer }) => answer === null);

/** From 0; null: the result. Prefers the question in the address, then the first unanswered one. */
export function shownPlace(questions: Questions, asked: string | null): number | null {
  const place = Number(asked ?? '0') - 1;
  if (questions[place] !== undefined) return place;
  const open = firstOpen(questions);
  return open === -1 ? null : open;
}

/** The next unanswered question, wrapping around; null: all are answered. */
export function nextPlace(questions: Questions, place: number): number | null {
  const ahead = questions.findIndex(({ answer }, index) => index > place && answer === null);
  const open = ahead === -1 ? firstOpen(questions) : ahead;
  return open === -1 ? null : open;
}

export const questionHref = (page: string, place: number | null): string =>
  place === null ? `${page}#quiz` : `${page}?${QUESTION_PARAM}=${place + 1}#quiz`;

export const rightAnswers = (questions: Questions): number =>
  questions.filter(({ answer }) => answer?.is_correct === true).length;

interface QuizPetalsProps {
  readonly questions: LessonQuizView['questions'];
  /** The index of the question on screen, from 0; null: the result. */
  readonly place: number | null;
  readonly className?: string;
}

export function QuizPetals({ questions, place, className }: QuizPetalsProps) {
  return (
    <span aria-hidden="true" className={cn('flex flex-wrap gap-x-0.5', className)}>
      {questions.map(({ id, answer }, index) => (
        <Petal
          key={id}
          className={cn(
            'transition-colors duration-250',
            petalColor(answer?.is_correct ?? null, index === place),
            answer !== null && index === place && 'animate-pop',
          )}
        />
      ))}
    </span>
  );
}

function petalColor(isRight: boolean | null, isShown: boolean): string {
  if (isRight !== null) return isRight ? 'text-dawn-2' : 'text-debit';
  return isShown ? 'text-ink-2' : 'text-line-strong';
}
