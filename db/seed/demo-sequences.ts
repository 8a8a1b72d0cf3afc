import { z } from 'zod';
import { createSequence as endpoint, addStep as stepEndpoint } from '#contract/sequences/admin.ts';
import { systemActor } from '#server/audit/index.ts';
import { readProductsBySlug } from '#server/catalog/index.ts';
import type { Tx } from '#server/platform/database/db.ts';
import { addStep, createSequence, startSequence } from '#server/sequences/index.ts';
import { messagePurposes } from '#shared/people/consents.ts';
import { delayUnits } from '#shared/people/sequences.ts';
import { readYaml } from './read-files.ts';

const step = z.strictObject({
  delay_unit: z.enum(delayUnits),
  delay_count: z.int(),
  send_hour: z.int().nullable(),
  subject: z.string(),
  preview: z.string(),
  body: z.string(),
  subject_en: z.string(),
  preview_en: z.string(),
  body_en: z.string(),
  product: z.string().exactOptional(),
});

const sequence = z.strictObject({
  name: z.string(),
  purpose: z.enum(messagePurposes),
  product: z.string(),
  exit_product: z.string(),
  steps: z.array(step),
});

/** Running ones, so that whoever takes the freebie in the demo gets the mails. */
export async function writeSequences(tx: Tx): Promise<void> {
  for (const { product, exit_product, steps, ...said } of readYaml('sequences.yaml', sequence.array())) {
    const settings = endpoint.body.parse({
      ...said,
      trigger: { kind: 'bought', value: await idOf(tx, product) },
      exit_product_id: await idOf(tx, exit_product),
      exits_on_refund: true,
      exits_on_unsubscribe: true,
      exits_outside_segment: false,
      is_restartable: false,
    });
    const made = await createSequence(tx, systemActor, settings);
    if (!made.ok) throw new Error(`the demo sequence ${said.name} could not be made: ${made.refusal.code}`);
    const { id } = made.value;
    for (const { product: shown, ...content } of steps) {
      const product_id = shown === undefined ? null : await idOf(tx, shown);
      const added = await addStep(tx, systemActor, {
        id,
        ...stepEndpoint.body.parse({ ...content, product_id }),
      });
      if (!added.ok) throw new Error(`a mail of ${said.name} could not be added: ${added.refusal.code}`);
    }
    await startSequence(tx, systemActor, { id, with_present: false });
  }
}

async function idOf(tx: Tx, slug: string): Promise<string> {
  const [found] = await readProductsBySlug(tx, [slug]);
  if (found === undefined) throw new Error(`the demo sequence names ${slug}, which is not there`);
  return found.id;
}
