import { ArrowRight, Check, CircleAlert, CircleCheck, X } from 'lucide-react';
import { Link } from 'react-router';
import { Button } from '#app/components/ui/button.tsx';
import { cn } from '#app/lib/cn.ts';
import { ownerLanguage } from '#app/lib/site/owner-language.ts';
import type { QuizQuestionView } from '#contract/account/learning/lesson-quiz.ts';
import { lessonQuizCopy as copy } from '#messages/lesson-quiz.ts';
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

/** What was chosen, what is right, and why. */
export function AnsweredQuestion({ question, answer, next }: Props) {
  return (
    <div className="mt-5 grid gap-4">
      {question.type === 'short' ? (
        <ShortAnswer answer={answer} />
      ) : (
        <ul className="grid gap-2.5" {...ownerLanguage(question, 'options')}>
          {question.options.map((option) => (
            <JudgedOption key={option.id} option={option} answer={answer} />
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

interface JudgedOptionProps {
  readonly option: QuizQuestionView['options'][number];
  readonly answer: Answer;
}

/** By colour, sign and word. */
function JudgedOption({ option: { id, text }, answer }: JudgedOptionProps) {
  const isChosen = answer.choices.includes(id);
  const isRight = answer.right_choices.includes(id);
  const look = isRight ? 'right' : isChosen ? 'wrong' : 'plain';
  return (
    <li className={optionClasses[look]}>
      <span
        aria-hidden="true"
        className={cn(
          'size-5.5 rounded-full',
          isChosen
            ? 'shadow-[inset_0_0_0_6px_var(--action)]'
            : 'shadow-[inset_0_0_0_1.5px_var(--control-line)]',
        )}
      />
      <span className="wrap-anywhere min-w-0">
        {text}
        {isChosen && <span className="sr-only"> {copy.chosen}</span>}
        {isRight && <span className="sr-only"> {copy.right}</span>}
      </span>
      {isRight && <Check aria-hidden="true" className="size-5 text-credit" />}
      {!isRight && isChosen && <X aria-hidden="true" className="size-5 text-debit" />}
    </li>
  );
}

function ShortAnswer({ answer: { text, is_correct, right_texts } }: { readonly answer: Answer }) {
  return (
    <div className={optionClasses.written[is_correct ? 'right' : 'wrong']}>
      <p className="wrap-anywhere">{copy.yours(text)}</p>
      {!is_correct && (
        <p className="wrap-anywhere text-ink-2 text-ui">{copy.accepted(right_texts.join(', '))}</p>
      )}
    </div>
  );
}

function Verdict({ answer }: { readonly answer: Answer }) {
  const { is_correct, explanation } = answer;
  const Icon = is_correct ? CircleCheck : CircleAlert;
  return (
    <div
      role="status"
      className={cn('flex gap-3 rounded-control p-4 text-ui', is_correct ? 'bg-credit-soft' : 'bg-dawn-soft')}
    >
      <Icon aria-hidden="true" className={cn('mt-0.5 size-5 shrink-0', is_correct && 'text-credit')} />
      <p className="wrap-anywhere min-w-0 whitespace-pre-line leading-normal">
        <b className="font-semibold">{is_correct ? copy.isRight : copy.isWrong}</b>
        {explanation !== null && <span {...ownerLanguage(answer, 'explanation')}> {explanation}</span>}
      </p>
    </div>
  );
}
