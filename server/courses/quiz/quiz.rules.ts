import type { LessonQuizView, QuizQuestionView } from '#contract/courses/lesson-quiz.ts';
import { normalizeShortAnswer, type QuizQuestion } from '#shared/courses/lesson-work.ts';
import type { GivenAnswer } from '../courses.schema.ts';

export interface TypedAnswer {
  readonly choices: readonly string[];
  readonly text: string;
}

/** Null without an answer, or with an option the question does not have. */
export function judgeAnswer(question: QuizQuestion, { choices, text }: TypedAnswer): GivenAnswer | null {
  if (question.type === 'short') {
    const written = normalizeShortAnswer(text);
    if (text.trim() === '') return null;
    const is_correct = question.answers.some((accepted) => normalizeShortAnswer(accepted) === written);
    return { question_id: question.id, choices: [], text, is_correct };
  }
  const chosen = new Set(choices);
  const isKnown = [...chosen].every((id) => question.options.some((option) => option.id === id));
  if (chosen.size === 0 || !isKnown || (question.type === 'single' && chosen.size > 1)) return null;
  const is_correct = question.options.every(({ id, is_correct: isRight }) => chosen.has(id) === isRight);
  return { question_id: question.id, choices: [...chosen], text: '', is_correct };
}

/** Whole percent; 100 only when all is right. */
export const scoreOf = (answers: readonly GivenAnswer[], questions: number): number =>
  Math.floor((answers.filter(({ is_correct }) => is_correct).length * 100) / questions);

export interface ShownAttempt {
  readonly questions: readonly QuizQuestion[];
  readonly pass_percent: number;
  readonly answers: readonly GivenAnswer[];
  readonly score_percent: number | null;
}

type QuizRecord = Pick<LessonQuizView, 'is_required' | 'is_passed' | 'attempts' | 'best_percent'>;

/** Reveals solutions only of questions already answered. */
export function toQuizView(
  { questions, pass_percent, answers, score_percent }: ShownAttempt,
  record: QuizRecord,
): LessonQuizView {
  const byQuestion = new Map(answers.map((answer) => [answer.question_id, answer]));
  return {
    ...record,
    pass_percent,
    score_percent,
    questions: questions.map((question) => toQuestionView(question, byQuestion.get(question.id))),
  };
}

function toQuestionView(question: QuizQuestion, given: GivenAnswer | undefined): QuizQuestionView {
  const { id, type, text, options } = question;
  return {
    id,
    type,
    text,
    options: options.map((option) => ({ id: option.id, text: option.text })),
    answer:
      given === undefined
        ? null
        : {
            is_correct: given.is_correct,
            choices: given.choices,
            text: given.text,
            right_choices: options.filter(({ is_correct }) => is_correct).map((option) => option.id),
            right_texts: [...question.answers],
            explanation: question.explanation,
          },
  };
}
