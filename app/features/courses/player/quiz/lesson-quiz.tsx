import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import type { LessonQuizView } from '#contract/courses/lesson-quiz.ts';
import { lessonQuizCopy as copy } from '#messages/courses/lesson-quiz.ts';
import { rightAnswersToPass } from '#shared/courses/lesson-quiz.ts';
import { AnswerForm } from './answer-form.tsx';
import { AnsweredQuestion } from './answered-question.tsx';
import { QuizPetals } from './quiz-petals.tsx';
import { nextPlace, QUESTION_PARAM, shownPlace } from './quiz-place.ts';
import { QuizResult } from './quiz-result.tsx';

interface Props {
  readonly quiz: LessonQuizView;
  readonly page: string;
}

/** One question at a time; each answer is a post and each question an address, so it works without scripts. */
export function LessonQuiz({ quiz, page }: Props) {
  const [params] = useSearchParams();
  const { questions, pass_percent, is_required } = quiz;
  const place = shownPlace(questions, params.get(QUESTION_PARAM));
  const question = place === null ? undefined : questions[place];
  const isAnswered = question?.answer != null;
  const heading = useFocusOnChange(`${place}${isAnswered}`);
  const total = questions.length;
  return (
    <section
      id="quiz"
      aria-labelledby="quiz-title"
      className="mt-10 scroll-mt-20 border-line border-t pt-6 max-lg:scroll-mt-24"
    >
      {place === null || question === undefined ? (
        <QuizResult quiz={quiz} page={page} heading={heading} />
      ) : (
        <>
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
            <p className="num text-ink-3 text-ui">{copy.place(place + 1, total)}</p>
            <QuizPetals questions={questions} place={place} className="*:size-5" />
          </div>
          <h2 ref={heading} id="quiz-title" tabIndex={-1} className="wrap-anywhere mt-4 text-t2 outline-none">
            {question.text}
          </h2>
          {question.answer === null ? (
            <AnswerForm key={question.id} question={question} place={place} page={page} />
          ) : (
            <AnsweredQuestion
              question={question}
              answer={question.answer}
              next={{ place: nextPlace(questions, place), total, page }}
            />
          )}
          <p className="mt-4 text-ink-3 text-ui tabular-nums">
            {copy.rule(rightAnswersToPass(total, pass_percent), total, is_required)}
          </p>
        </>
      )}
    </section>
  );
}

function useFocusOnChange(key: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(key);
  useEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    heading.current?.focus({ preventScroll: true });
  }, [key]);
  return heading;
}
