import { z } from 'zod';
import {
  createSequence,
  type SequenceSettings,
  type SequenceTriggerInput,
} from '#contract/sequences/admin.ts';
import { formCopy } from '#messages/components/form.ts';
import { sequencesCopy as copy } from '#messages/sequences/admin.ts';
import { messagePurposes } from '#shared/people/consents.ts';
import { type SequenceTrigger, sequenceTriggers } from '#shared/people/sequences.ts';

export const SEQUENCE_FORM = 'sequence';

const chosen = z.string().max(100).default('');

/** The field in which a trigger's value stands. */
export const triggerFields = {
  subscribed: null,
  source: 'source',
  bought: 'product',
  segment: 'segment',
  tag: 'tag',
  hand: null,
} as const satisfies Readonly<Record<SequenceTrigger, string | null>>;

const fields = z.object({
  name: createSequence.body.shape.name,
  kind: z.enum(sequenceTriggers),
  source: chosen,
  product: chosen,
  segment: chosen,
  tag: chosen,
  exit_product: chosen,
  exits_on_refund: z.boolean().default(false),
  exits_on_unsubscribe: z.boolean().default(false),
  exits_outside_segment: z.boolean().default(false),
  is_restartable: z.boolean().default(false),
});
type Fields = z.output<typeof fields>;

function checkFields(typed: Fields, context: z.RefinementCtx): void {
  const field = triggerFields[typed.kind];
  if (field !== null && typed[field] === '') {
    context.addIssue({ code: 'custom', path: [field], message: formCopy.choose });
  }
  if (typed.kind === 'bought' && typed.product !== '' && typed.product === typed.exit_product) {
    context.addIssue({ code: 'custom', path: ['exit_product'], message: copy.exitIsTrigger });
  }
}

export const sequenceInput = fields.superRefine(checkFields);
export const newSequenceInput = fields
  .extend({ purpose: z.enum(messagePurposes).default('news') })
  .superRefine(checkFields);

function triggerOf({ kind, source, product, segment, tag }: Fields): SequenceTriggerInput {
  switch (kind) {
    case 'source':
      return { kind, value: source };
    case 'bought':
      return { kind, value: product };
    case 'segment':
      return { kind, value: segment };
    case 'tag':
      return { kind, value: tag };
    case 'subscribed':
    case 'hand':
      return { kind };
  }
}

export function settingsOf(typed: Fields): SequenceSettings {
  const { name, exit_product, exits_on_refund, exits_on_unsubscribe, exits_outside_segment, is_restartable } =
    typed;
  return {
    name,
    trigger: triggerOf(typed),
    exit_product_id: exit_product === '' ? null : exit_product,
    exits_on_refund,
    exits_on_unsubscribe,
    exits_outside_segment,
    is_restartable,
  };
}
