import { ArrowRight, Check, X } from 'lucide-react';
import { Link } from 'react-router';
import { Petal } from '#app/components/brand/petals.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { cn } from '#app/lib/cn.ts';
import { ownerLanguage } from '#app/lib/site/owner-language.ts';
import type { QuizQuestionView } from '#contract/courses/lesson-quiz.ts';
import { lessonQuizCopy as copy } from '#messages/courses/lesson-quiz.ts';
import { optionClasses } from './option-classes.ts';
import { questionHref } from './quiz-place.ts';

type Answer = NonNullable<QuizQuestionView['answer']>;

interface Props {
  readonly question: QuizQuestionView;
  readonly answer: Answer;
  readonly next: {
    /** Null: the result. */
    readonly place: number | null;
    readonly total: number;
    readonly page: string;
  };
}

export function AnsweredQuestion({ question, answer, next }: Props) {
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

type OptionState = 'chosenRight' | 'right' | 'wrong' | 'plain';

function lookOf(isChosen: boolean, isRight: boolean): OptionState {
  if (isRight) return isChosen ? 'chosenRight' : 'right';
  return isChosen ? 'wrong' : 'plain';
}

function OptionMark({ look }: { readonly look: OptionState }) {
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
function OptionLabel({ look }: { readonly look: OptionState }) {
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
