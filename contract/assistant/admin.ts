import { z } from 'zod';
import { inputCopy } from '#messages/input/input.ts';
import {
  MAX_QUESTION_LENGTH,
  publicDraftKinds,
  questionKinds,
  turnReasons,
  turnStatuses,
} from '#shared/assistant/assistant.ts';
import { languages } from '#shared/language/language.ts';
import { rupiah } from '#shared/money/money.ts';
import { adminApi, moderatorApi } from '../endpoint.ts';
import { calendarDay, line, senField, timestamp, uuid } from '../fields.ts';
import { listTotal, unsortedList } from '../staff-list.ts';
import { searchText, visibleLine, visibleText } from '../typed-text.ts';
import { assistantSource } from './assistant.ts';

const price = z.object({
  valid_from: z.string().meta({ description: 'A day in WIB.' }),
  input_bigint: senField.meta({ description: 'For a million tokens.' }),
  output_bigint: senField.meta({ description: 'For a million tokens.' }),
});
export type AssistantPrice = z.output<typeof price>;

const result = z.object({
  question_id: uuid,
  kind: z.enum(questionKinds),
  question: z.string(),
  is_found: z.boolean().meta({ description: 'The expected page is among the first five passages.' }),
  is_cited: z.boolean().meta({ description: 'The answer rests on the expected page.' }),
  is_refused: z.boolean(),
  is_leaked: z.boolean().meta({ description: 'What must never be sent or said was.' }),
  status: z.enum(turnStatuses),
});
export type EvaluationResult = z.output<typeof result>;

const evaluation = z
  .object({
    id: uuid,
    started_at: timestamp,
    finished_at: timestamp.nullable().meta({ description: 'null: it runs, or broke off.' }),
    cost_bigint: senField,
    results: z.array(result),
  })
  .meta({ id: 'AssistantEvaluation' });
export type Evaluation = z.output<typeof evaluation>;

const question = z
  .object({
    id: uuid,
    kind: z.enum(questionKinds),
    language: z.enum(languages),
    question: z.string(),
    expected_path: z.string().meta({ description: 'The page that answers it; empty: none does.' }),
    secret: z.string().meta({ description: 'What must never be sent or said; empty: nothing.' }),
  })
  .meta({ id: 'AssistantQuestion' });
export type TestQuestion = z.output<typeof question>;

const setup = z
  .object({
    model: z.string().nullable().meta({ description: 'null: no endpoint is set.' }),
    is_on: z.boolean().meta({ description: 'Pages show the door.' }),
    monthly_budget_bigint: senField,
    daily_budget_bigint: senField.meta({ description: 'Of one person, or one network of visitors.' }),
    spent_bigint: senField.meta({ description: 'This month in WIB, with what is being answered.' }),
    failed_today: z.int().meta({ description: 'Questions that the endpoint left open today.' }),
    prices: z.array(price),
    questions: z.array(question),
    evaluation: evaluation.nullable().meta({ description: 'The newest; null: none was run.' }),
  })
  .meta({ id: 'AssistantSetup' });
export type AssistantSetup = z.output<typeof setup>;

const turn = z
  .object({
    id: uuid,
    conversation_id: uuid.nullable(),
    email: z.string().nullable().meta({ description: 'null: a visitor.' }),
    language: z.enum(languages),
    question: z.string(),
    answer: z.array(z.object({ text: z.string(), sources: z.array(z.int()) })),
    passages: z.array(z.object({ n: z.int(), title: z.string(), heading: z.string(), path: z.string() })),
    status: z.enum(turnStatuses),
    reason: z.enum(turnReasons).nullable(),
    cost_bigint: senField,
    is_sent: z.boolean().meta({ description: 'Its conversation went to the consultant.' }),
    asked_at: timestamp,
  })
  .meta({ id: 'AssistantTurn' });
export type AssistantTurn = z.output<typeof turn>;

const rate_limit = { name: 'assistant-edit', points: 60, seconds: 60 } as const;
const off = { ASSISTANT_OFF: { status: 404 } } as const;
const output = z.object({ setup });

export const getAssistantSetup = adminApi.get('/api/admin/assistant', {
  summary: 'How the assistant is set up, what it cost this month, and how well it answers',
  output,
});

const amount = (most: number) =>
  z
    .int()
    .min(0)
    .max(most)
    .transform((value) => rupiah(value));

export const setAssistantBudgets = adminApi.put('/api/admin/assistant/budgets', {
  summary: 'How much answers may cost in a month, and on a day for one person; 0 switches the assistant off',
  rate_limit,
  body: z
    .object({
      monthly_budget: amount(1_000_000_000).meta({ description: 'Rupiah.' }),
      daily_budget: amount(10_000_000).meta({ description: 'Rupiah.' }),
    })
    .strip(),
  output,
});

export const setAssistantPrice = adminApi.put('/api/admin/assistant/prices', {
  summary: 'What a million tokens cost, from a day on',
  rate_limit,
  body: z
    .object({
      valid_from: calendarDay,
      input: amount(100_000_000).meta({ description: 'Rupiah for what is sent.' }),
      output: amount(100_000_000).meta({ description: 'Rupiah for what is answered.' }),
    })
    .strip(),
  output,
});

export const listAssistantTurns = adminApi.get('/api/admin/assistant/turns', {
  summary: 'What was asked in the last 30 days and what became of it; the newest first',
  ...unsortedList(50, { status: z.enum(turnStatuses).optional(), search: searchText.optional() }),
  output: z.object({ turns: z.array(turn), total: listTotal }),
});

export const deleteConversation = adminApi.delete('/api/admin/assistant/conversations/{id}', {
  summary: 'Forget a conversation; what it cost stays in the month',
  params: z.object({ id: uuid }),
  output: z.object({ deleted: z.literal(true) }),
  refusals: { CONVERSATION_NOT_FOUND: { status: 404 } },
});

export const addTestQuestion = adminApi.post('/api/admin/assistant/questions', {
  summary: 'Add a question to the test of the assistant',
  rate_limit,
  body: z
    .object({
      kind: z.enum(questionKinds),
      language: z.enum(languages),
      question: visibleLine(() => inputCopy.required).max(MAX_QUESTION_LENGTH),
      expected_path: line(300)
        .default('')
        .meta({
          description: 'The page that answers it; empty: none does.',
          examples: ['/blog/stok-opname'],
        }),
      secret: line(200).default(''),
    })
    .strip()
    .refine(
      ({ kind, expected_path }) =>
        kind === 'answerable' ? expected_path.startsWith('/') : expected_path === '',
      {
        path: ['expected_path'],
        error: () => inputCopy.required,
      },
    ),
  output,
  refusals: { QUESTION_EXISTS: { status: 409 }, TOO_MANY_QUESTIONS: { status: 409 } },
});

export const deleteTestQuestion = adminApi.delete('/api/admin/assistant/questions/{id}', {
  summary: 'Take a question out of the test of the assistant',
  params: z.object({ id: uuid }),
  output,
  refusals: { QUESTION_NOT_FOUND: { status: 404 } },
});

export const evaluateAssistant = adminApi.post('/api/admin/assistant/evaluations', {
  summary: 'Ask the endpoint every question of the test, within the budget of the month',
  rate_limit,
  body: z.object({}).strip(),
  output: z.object({ queued: z.literal(true) }),
  refusals: off,
});

const drafts = { name: 'assistant-draft', points: 20, seconds: 600 } as const;
const draft = z
  .object({
    text: z.string().meta({ description: 'Plain text; empty: the passages bear none.' }),
    sources: z.array(assistantSource),
    reason: z.enum(turnReasons).nullable(),
  })
  .meta({ id: 'AssistantDraft' });
export type AssistantDraft = z.output<typeof draft>;

export const writeDraft = moderatorApi.post('/api/admin/assistant/drafts', {
  summary: 'A draft from public passages of the site; nothing is saved, sent or published',
  rate_limit: drafts,
  body: z
    .object({
      kind: z.enum(publicDraftKinds),
      language: z.enum(languages),
      about: visibleText(() => inputCopy.required)
        .max(2000)
        .meta({ description: 'The subject, or what is replied to.' }),
    })
    .strip(),
  output: draft,
  refusals: off,
});

export const writeAnswerDraft = adminApi.post('/api/admin/lesson-questions/{id}/drafts', {
  summary: 'A draft that answers a question under a lesson; nothing is saved or sent',
  description:
    'In the language of its asker’s mails, from public passages, and from that lesson while the asker holds the course.',
  rate_limit: drafts,
  params: z.object({ id: uuid }),
  body: z.object({}).strip(),
  output: draft,
  refusals: { ...off, QUESTION_NOT_FOUND: { status: 404 } },
});
