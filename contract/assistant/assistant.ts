import { z } from 'zod';
import { inputCopy } from '#messages/input/input.ts';
import { MAX_QUESTION_LENGTH, turnReasons } from '#shared/assistant/assistant.ts';
import { languages } from '#shared/language/language.ts';
import { passageKinds } from '#shared/search/passages.ts';
import { publicApi } from '../endpoint.ts';
import { emailAddress, eventAnswer, uuid, whatsappNumber } from '../fields.ts';
import { typedText, visibleLine, visibleText } from '../typed-text.ts';

const anyone = publicApi('Assistant');

export const assistantSource = z
  .object({
    n: z.int().min(1).meta({ description: 'The number of the passage within its answer.' }),
    kind: z.enum(passageKinds),
    title: z.string(),
    heading: z.string().meta({ description: 'Above the passage; empty: none.' }),
    link: z.string().meta({ description: 'Opens the page at the passage.' }),
    language: z.enum(languages),
  })
  .meta({ id: 'AssistantSource' });
export type AssistantSource = z.output<typeof assistantSource>;

/** A line of the answer's stream. */
export const answerEvent = z
  .discriminatedUnion('type', [
    z.object({ type: z.literal('started'), conversation_id: uuid }),
    z.object({
      type: z.literal('group'),
      text: z.string().meta({ description: 'Plain text that rests on each of its sources.' }),
      sources: z.array(assistantSource).min(1),
    }),
    z.object({
      type: z.literal('end'),
      status: z.enum(['answered', 'refused', 'failed']),
      reason: z.enum(turnReasons).nullable().meta({ description: 'null: it was answered.' }),
      nearest: z.array(assistantSource).meta({ description: 'Passages to read where nothing was answered.' }),
    }),
  ])
  .meta({ id: 'AssistantEvent' });
export type AnswerEvent = z.output<typeof answerEvent>;

const off = { ASSISTANT_OFF: { status: 404 } } as const;

export const getAssistant = anyone.get('/api/assistant', {
  summary: 'Whether questions are answered here',
  output: z.object({ is_on: z.boolean() }),
});

export const answerQuestion = anyone.post('/api/assistant/answers', {
  summary: 'Answer a question from what the caller may read, each part with its sources, or refuse',
  description:
    'The answer is a stream of lines, each one JSON. A part is sent when its sources were checked. ' +
    'Closing the connection stops it.',
  rate_limit: { name: 'assistant', points: 20, seconds: 600, address_points: 60 },
  body: z
    .object({
      question: visibleText(() => inputCopy.required).max(MAX_QUESTION_LENGTH),
      conversation_id: uuid
        .nullable()
        .default(null)
        .meta({ description: 'Of an earlier answer, whose questions are told again; null: a new one.' }),
    })
    .strict(),
  ...eventAnswer(answerEvent),
  refusals: off,
});

export const sendConversation = anyone.post('/api/assistant/conversations/{id}/lead', {
  summary: 'Send a conversation to the consultant, who answers by mail',
  rate_limit: { name: 'assistant-lead', points: 5, seconds: 600 },
  params: z.object({ id: uuid }),
  body: z.object({
    name: visibleLine(() => inputCopy.required).max(200),
    email: emailAddress,
    whatsapp: whatsappNumber.or(z.literal('')).default(''),
    note: typedText.max(1000).default(''),
    consent: z.literal(true, { error: () => inputCopy.consent }),
    submission_key: uuid.meta({ description: 'The same key again changes nothing.' }),
  }),
  output: z.object({ received: z.literal(true) }),
  refusals: {
    ...off,
    CONVERSATION_NOT_FOUND: { status: 404 },
    FORM_CLOSED: { status: 409 },
  },
});
