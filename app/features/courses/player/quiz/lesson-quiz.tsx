import { ArrowRight, Check, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link, useSearchParams } from 'react-router';
import { Petal } from '#app/components/brand/petals.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { cn } from '#app/lib/cn.ts';
import { ownerLanguage } from '#app/lib/site/owner-language.ts';
import type { LessonQuizView, QuizQuestionView } from '#contract/courses/lesson-quiz.ts';
import { lessonQuizCopy as copy } from '#messages/courses/lesson-quiz.ts';
import { rightAnswersToPass } from '#shared/courses/lesson-work.ts';
import { AnswerForm, optionClasses } from './answer-form.tsx';
import {
  nextPlace,
  QUESTION_PARAM,
  QuizPetals,
  QuizResult,
  questionHref,
  shownPlace,
} from './quiz-result.tsx';

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

type Answer = NonNullable<QuizQuestionView['answer']>;

interface AnsweredQuestionProps {
  readonly question: QuizQuestionView;
  readonly answer: Answer;
  readonly next: {
    /** Null: the result. */
    readonly place: number | null;
    readonly total: number;
    readonly page: string;
  };
}

function AnsweredQuestion({ question, answer, next }: AnsweredQuestionProps) {
  return (
    <div className="mt-5 grid gap-5">
      {question.type === 'short' ? (
        <ShortAnswer answer={answer} />
      ) : (
        <ul className="grid gap-2.5" {...ownerLanguage(question, 'options')}>
          {question.options.map((option) => (
            <GradedOption key={option.id} option={option} answer={answer} />
          ))}
        </ul>
      )}
      <Verdict answer={answer} />
      <Button asChild className="justify-self-start max-sm:w-full">
        <Link to={questionHref(next.page, next.place)} preventScrollReset>
          {next.place === null ? copy.result : copy.next}
          {next.place !== null && (
            <small className="num font-medium opacity-85">{copy.nextPlace(next.place + 1, next.total)}</small>
          )}
          <ArrowRight aria-hidden="true" />
        </Link>
      </Button>
    </div>
  );
}

interface GradedOptionProps {
  readonly option: QuizQuestionView['options'][number];
  readonly answer: Answer;
}

function GradedOption({ option: { id, text }, answer }: GradedOptionProps) {
  const look = lookOf(answer.choices.includes(id), answer.right_choices.includes(id));
  return (
    <li className={optionClasses[look]}>
      <OptionMark look={look} />
      <span className="wrap-anywhere min-w-0">{text}</span>
      <OptionLabel look={look} />
    </li>
  );
}

type OptionLook = 'chosenRight' | 'right' | 'wrong' | 'plain';

function lookOf(isChosen: boolean, isRight: boolean): OptionLook {
  if (isRight) return isChosen ? 'chosenRight' : 'right';
  return isChosen ? 'wrong' : 'plain';
}

function OptionMark({ look }: { readonly look: OptionLook }) {
  if (look === 'plain') return <i />;
  const Icon = look === 'wrong' ? X : Check;
  const colour = look === 'wrong' ? 'bg-debit' : 'bg-credit';
  return (
    <span
      aria-hidden="true"
      className={cn('grid size-5.5 animate-pop place-items-center rounded-full text-paper', colour)}
    >
      <Icon className="size-3.5" strokeWidth={3} />
    </span>
  );
}

/** Overlaps the frame, so that it moves nothing. */
function OptionLabel({ look }: { readonly look: OptionLook }) {
  if (look === 'plain') return null;
  return (
    <small
      className={cn(
        'absolute -top-2.5 right-3 rounded-tag bg-paper px-1.5 font-semibold text-[0.75rem] leading-5',
        look === 'wrong' ? 'text-debit' : 'text-credit',
      )}
    >
      {copy.judged[look]}
    </small>
  );
}

function ShortAnswer({ answer: { text, is_correct, right_texts } }: { readonly answer: Answer }) {
  const look = is_correct ? 'chosenRight' : 'wrong';
  return (
    <div>
      <p className={optionClasses[look]}>
        <OptionMark look={look} />
        <span className="wrap-anywhere min-w-0">{text}</span>
        <OptionLabel look={look} />
      </p>
      {!is_correct && (
        <p className="wrap-anywhere mt-2.5 text-ink-2 text-ui">{copy.accepted(right_texts.join(', '))}</p>
      )}
    </div>
  );
}

function Verdict({ answer }: { readonly answer: Answer }) {
  const { is_correct, explanation } = answer;
  return (
    <div role="status" className="animate-rise-in">
      <p className="flex items-center gap-2 text-t3">
        <Petal className={cn('size-5 shrink-0', is_correct ? 'text-dawn-2' : 'text-debit')} />
        {is_correct ? copy.isRight : copy.isWrong}
      </p>
      {explanation !== null && (
        <p
          {...ownerLanguage(answer, 'explanation')}
          className="wrap-anywhere mt-1.5 whitespace-pre-line text-ink-2 leading-relaxed"
        >
          {explanation}
        </p>
      )}
    </div>
  );
}
