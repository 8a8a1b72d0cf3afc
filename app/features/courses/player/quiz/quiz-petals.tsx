import { Petal } from '#app/components/brand/petals.tsx';
import { cn } from '#app/lib/cn.ts';
import type { LessonQuizView } from '#contract/courses/lesson-quiz.ts';

interface Props {
  readonly questions: LessonQuizView['questions'];
  /** The index of the question on screen, from 0; null: the result. */
  readonly place: number | null;
  readonly className?: string;
}

export function QuizPetals({ questions, place, className }: Props) {
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
