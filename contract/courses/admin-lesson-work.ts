import { z } from 'zod';
import { adminInput } from '#messages/input/admin.ts';
import {
  DEFAULT_PASS_PERCENT,
  MAX_ACCEPTED_ANSWERS,
  MAX_QUIZ_OPTIONS,
  MAX_QUIZ_QUESTIONS,
  MAX_SHORT_ANSWER,
  MAX_TASK_LENGTH,
  normalizeShortAnswer,
  quizQuestionTypes,
} from '#shared/courses/lesson-work.ts';
import { typedText } from '../typed-text.ts';

const id = z.string().max(100).default('');

const option = z.object({
  id,
  text: typedText.min(1).max(500),
  is_correct: z.boolean().default(false),
});

export const quizQuestionFields = z.object({
  id,
  type: z.enum(quizQuestionTypes).default('single'),
  text: typedText.min(1).max(1000),
  options: z.array(option).max(MAX_QUIZ_OPTIONS).default([]),
  answers: z
    .array(typedText.min(1).max(MAX_SHORT_ANSWER))
    .max(MAX_ACCEPTED_ANSWERS)
    .default([])
    .meta({ description: 'Of a short answer: the spellings that are accepted.' }),
  explanation: typedText
    .max(2000)
    .nullable()
    .default(null)
    .meta({ description: 'Shown once it is answered; empty is none.' }),
});
type QuestionFields = z.output<typeof quizQuestionFields>;

/** Refuses a question nobody can answer rightly, and reports it at the field to fix. */
export function answerable({ type, options, answers }: QuestionFields, context: z.RefinementCtx): void {
  const refuse = (field: 'options' | 'answers', message: string) =>
    context.addIssue({ code: 'custom', path: [field], message });
  if (type === 'short') {
    if (answers.length === 0 || answers.some((answer) => normalizeShortAnswer(answer) === ''))
      refuse('answers', adminInput.quizAnswers);
    return;
  }
  const right = options.filter(({ is_correct }) => is_correct).length;
  if (options.length < 2) refuse('options', adminInput.quizOptions);
  else if (type === 'single' && right !== 1) refuse('options', adminInput.quizOneRight);
  else if (right === 0) refuse('options', adminInput.quizSomeRight);
}

export const quizFields = z.object({
  pass_percent: z.int().min(1).max(100).default(DEFAULT_PASS_PERCENT),
  is_required: z.boolean().default(false),
  questions: z
    .array(quizQuestionFields.superRefine(answerable))
    .min(1)
    .max(MAX_QUIZ_QUESTIONS)
    .meta({
      examples: [[{ type: 'short', text: 'Apa nama kolom pertama?', answers: ['nama barang', 'barang'] }]],
    }),
});

export const assignmentFields = z.object({
  task: typedText.min(1).max(MAX_TASK_LENGTH),
  is_required: z.boolean().default(false),
});

const storedQuestion = z.object({
  id: z.string(),
  type: z.enum(quizQuestionTypes),
  text: z.string(),
  options: z.array(z.object({ id: z.string(), text: z.string(), is_correct: z.boolean() })),
  answers: z.array(z.string()),
  explanation: z.string().nullable(),
});

export const lessonWork = {
  quiz: z
    .object({ pass_percent: z.int(), is_required: z.boolean(), questions: z.array(storedQuestion) })
    .nullable(),
  assignment: z.object({ task: z.string(), is_required: z.boolean() }).nullable(),
};
