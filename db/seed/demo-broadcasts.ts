import { z } from 'zod';
import { createBroadcast as endpoint } from '#contract/broadcasts/admin.ts';
import { systemActor } from '#server/audit/index.ts';
import { createBroadcast } from '#server/broadcasts/index.ts';
import type { Tx } from '#server/platform/database/db.ts';
import { readYaml } from './read-files.ts';

const broadcast = z.strictObject({
  purpose: z.enum(['news', 'offers']),
  product: z.string(),
  subject: z.string(),
  preview: z.string(),
  body: z.string(),
  subject_en: z.string(),
  preview_en: z.string(),
  body_en: z.string(),
});

/** `idOf`: the products of the demo by slug. */
export async function writeBroadcasts(tx: Tx, idOf: ReadonlyMap<string, string>): Promise<void> {
  for (const { product, ...written } of readYaml('broadcasts.yaml', broadcast.array())) {
    const draft = endpoint.body.parse({ ...written, audience: 'everybody', product_id: idOf.get(product) });
    const made = await createBroadcast(tx, systemActor, draft);
    if (!made.ok) throw new Error(`the demo broadcast ${written.subject} could not be made`);
  }
}
