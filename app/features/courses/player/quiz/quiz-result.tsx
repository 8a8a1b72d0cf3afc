import { Check, RotateCcw, X } from 'lucide-react';
import type { RefObject } from 'react';
import { Form, Link, useNavigation } from 'react-router';
import { Button } from '#app/components/ui/button.tsx';
import { cn } from '#app/lib/cn.ts';
import { INTENT } from '#app/lib/forms/form-reply.ts';
import type { LessonQuizView } from '#contract/courses/lesson-quiz.ts';
import { lessonQuizCopy as copy } from '#messages/courses/lesson-quiz.ts';
import { rightAnswersToPass } from '#shared/courses/lesson-quiz.ts';
import { QuizPetals } from './quiz-petals.tsx';
import { questionHref, rightAnswers } from './quiz-place.ts';

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
