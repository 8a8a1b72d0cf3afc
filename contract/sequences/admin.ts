import { z } from 'zod';
import { sequencesCopy as copy } from '#messages/sequences/admin.ts';
import { messagePurposes } from '#shared/people/consents.ts';
import {
  delayUnits,
  endReasons,
  MAX_DELAY,
  MAX_SEQUENCES,
  MAX_STEPS,
  sequenceStates,
  sequenceTriggers,
} from '#shared/people/sequences.ts';
import { adminApi } from '../endpoint.ts';
import { timestamp, uuid } from '../fields.ts';
import { mailingFigures, messageFields, messageInput } from '../mailings/message.ts';
import { personTag } from '../segments/person-tag.ts';
import { typedLine } from '../typed-text.ts';

const trigger = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('subscribed') }),
    z.object({
      kind: z.literal('source'),
      value: typedLine.min(1).max(100).meta({ description: 'How the source of the consent begins.' }),
    }),
    z.object({ kind: z.literal('bought'), value: uuid.meta({ description: 'A product.' }) }),
    z.object({ kind: z.literal('segment'), value: uuid }),
    z.object({ kind: z.literal('tag'), value: personTag }),
    z.object({ kind: z.literal('hand') }),
  ])
  .meta({ id: 'SequenceTriggerInput' });
export type SequenceTriggerInput = z.output<typeof trigger>;

const settings = {
  exit_product_id: uuid.nullable().meta({ description: 'Whoever has it leaves; null: no product.' }),
  exits_on_refund: z.boolean().meta({ description: 'Money back for any purchase since they entered.' }),
  exits_on_unsubscribe: z.boolean().meta({
    description: 'false: steps are skipped while there is no consent. No mail leaves without one either way.',
  }),
  exits_outside_segment: z.boolean().meta({ description: 'Only with the trigger `segment`.' }),
  is_restartable: z.boolean().meta({
    description: 'false: a person enters once ever. At most once at a time either way.',
  }),
};

const namedThing = z.object({ id: uuid, name: z.string() });

const sequence = z
  .object({
    id: uuid,
    name: z.string(),
    purpose: z.enum(messagePurposes),
    state: z.enum(sequenceStates),
    trigger: z.object({
      kind: z.enum(sequenceTriggers),
      text: z.string().nullable().meta({ description: 'The beginning of a source, or a tag.' }),
      product: namedThing.nullable(),
      segment: namedThing.nullable(),
      is_gone: z.boolean().meta({ description: 'What it named was deleted, so nobody enters any more.' }),
    }),
    ...settings,
    exit_product: namedThing.nullable(),
    step_count: z.int(),
    people_count: z.int().meta({ description: 'Who is in it now.' }),
    entered_count: z.int().meta({ description: 'How often somebody entered.' }),
    updated_at: timestamp,
  })
  .meta({ id: 'Sequence' });
export type Sequence = z.output<typeof sequence>;

const figures = mailingFigures.pick({ delivered: true, clicked: true, revenue_bigint: true });
const listedSequence = sequence.extend({ figures });
export type ListedSequence = z.output<typeof listedSequence>;

const timing = {
  delay_unit: z.enum(delayUnits),
  delay_count: z.int().min(0).max(MAX_DELAY).meta({
    description: 'After the step before, or after entering.',
  }),
  send_hour: z.int().min(0).max(23).nullable().meta({
    description: 'Hour of the day in WIB, with `days` only; null: whenever the delay ends.',
  }),
};

const step = z
  .object({
    id: uuid,
    position: z.int().meta({ description: 'From 1.' }),
    delay_unit: z.enum(delayUnits),
    delay_count: z.int(),
    send_hour: z.int().nullable(),
    message: z.object(messageFields),
    waiting: z.int().meta({ description: 'Who gets it next.' }),
    left: z.array(z.object({ reason: z.enum(endReasons), count: z.int() })).meta({
      description: 'Who left while it was next, and why.',
    }),
    figures: mailingFigures,
  })
  .meta({ id: 'SequenceStep' });
export type SequenceStep = z.output<typeof step>;

const rate_limit = { name: 'sequences', points: 120, seconds: 60 } as const;
const notFound = { SEQUENCE_NOT_FOUND: { status: 404 } } as const;
const stepNotFound = { ...notFound, STEP_NOT_FOUND: { status: 404 } } as const;
const productNotFound = { PRODUCT_NOT_FOUND: { status: 404 } } as const;
const named = {
  SEQUENCE_NAME_TAKEN: { status: 409 },
  ...productNotFound,
  SEGMENT_NOT_FOUND: { status: 404 },
} as const;
const params = z.object({ id: uuid });
const stepParams = z.object({ id: uuid, step: uuid });
const saved = z.object({ id: uuid });

const settingsBody = { name: typedLine.min(1).max(80), trigger, ...settings };
/** Whoever bought the product would leave in the moment of entering. */
const isExitReachable = ({
  trigger: begins,
  exit_product_id,
}: {
  readonly trigger: SequenceTriggerInput;
  readonly exit_product_id: string | null;
}) => begins.kind !== 'bought' || begins.value !== exit_product_id;
const exitIsTrigger = { path: ['exit_product_id'], error: () => copy.exitIsTrigger };

export const listSequences = adminApi.get('/api/admin/sequences', {
  summary: 'All sequences of mails with who is in them and what they brought',
  output: z.object({ sequences: z.array(listedSequence).max(MAX_SEQUENCES) }),
});

export const getSequence = adminApi.get('/api/admin/sequences/{id}', {
  summary: 'One sequence with its steps and their figures',
  params,
  output: z.object({ sequence, steps: z.array(step).max(MAX_STEPS) }),
  refusals: notFound,
});

export const createSequence = adminApi.post('/api/admin/sequences', {
  summary: 'Make a sequence; nobody enters before it is started',
  rate_limit,
  body: z
    .object({ ...settingsBody, purpose: z.enum(messagePurposes) })
    .strict()
    .refine(isExitReachable, exitIsTrigger),
  output: saved,
  refusals: { ...named, TOO_MANY_SEQUENCES: { status: 409 } },
});
export type NewSequence = z.output<typeof createSequence.body>;

export const updateSequence = adminApi.put('/api/admin/sequences/{id}', {
  summary: 'Change who enters and who leaves; the purpose stays, as people agreed to that one',
  rate_limit,
  params,
  body: z.object(settingsBody).strict().refine(isExitReachable, exitIsTrigger),
  output: saved,
  refusals: { ...notFound, ...named },
});
export type SequenceSettings = z.output<typeof updateSequence.body>;

export const startSequence = adminApi.post('/api/admin/sequences/{id}/start', {
  summary: 'Start or resume; who waited goes on with the time that was left',
  rate_limit,
  params,
  body: z
    .object({
      with_present: z.boolean().default(false).meta({
        description: 'With the trigger `segment`: those who are in it already enter, too.',
      }),
    })
    .strict(),
  output: saved,
  refusals: { ...notFound, SEQUENCE_EMPTY: { status: 409 }, SEQUENCE_RUNNING: { status: 409 } },
});

export const pauseSequence = adminApi.post('/api/admin/sequences/{id}/pause', {
  summary: 'Hold everybody where they are; nobody enters meanwhile',
  rate_limit,
  params,
  output: saved,
  refusals: { ...notFound, SEQUENCE_PAUSED: { status: 409 } },
});

export const deleteSequence = adminApi.delete('/api/admin/sequences/{id}', {
  summary: 'Delete a sequence; everybody leaves it, and what was sent stays in the figures',
  rate_limit,
  params,
  output: z.object({ deleted: z.literal(true) }),
  refusals: notFound,
});

const { purpose: _, ...message } = messageInput;
const example = {
  delay_unit: 'days',
  delay_count: 2,
  send_hour: 8,
  subject: 'Yang biasanya macet di hari ketiga',
  body: '<p>Halo.</p>',
};
const stepBody = z
  .object({ ...timing, ...message })
  .strict()
  .refine(({ delay_unit, send_hour }) => send_hour === null || delay_unit === 'days', {
    path: ['send_hour'],
    error: () => copy.hourNeedsDays,
  })
  .meta({ examples: [example] });
export type StepContent = z.output<typeof stepBody>;

export const addStep = adminApi.post('/api/admin/sequences/{id}/steps', {
  summary: 'Put a new step into the line; whoever has passed a step behind it does not get it',
  rate_limit,
  params,
  query: z.object({
    position: z.coerce
      .number()
      .int()
      .min(1)
      .max(MAX_STEPS)
      .optional()
      .meta({ description: 'Default: the end.' }),
  }),
  body: stepBody,
  output: saved,
  refusals: { ...notFound, ...productNotFound, TOO_MANY_STEPS: { status: 409 } },
});

export const changeStep = adminApi.put('/api/admin/sequences/{id}/steps/{step}', {
  summary: 'Change when a step leaves and what it says, for those who have not had it',
  rate_limit,
  params: stepParams,
  body: stepBody,
  output: saved,
  refusals: { ...stepNotFound, ...productNotFound },
});

export const moveStep = adminApi.post('/api/admin/sequences/{id}/steps/{step}/move', {
  summary: 'Move a step; whoever has passed a step behind its new place does not get it',
  rate_limit,
  params: stepParams,
  body: z.object({ position: z.int().min(1).max(MAX_STEPS) }).strict(),
  output: saved,
  refusals: stepNotFound,
});

export const removeStep = adminApi.delete('/api/admin/sequences/{id}/steps/{step}', {
  summary: 'Remove a step; those who wait for it go on with the next one',
  rate_limit,
  params: stepParams,
  output: saved,
  refusals: stepNotFound,
});
