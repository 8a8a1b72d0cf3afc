import { systemActor } from '#server/audit/index.ts';
import { createBroadcast } from '#server/broadcasts/index.ts';
import type { Database } from '#server/platform/database/db.ts';
import { withTx } from '#server/platform/database/with-tx.ts';

export const broadcastText = {
  purpose: 'news',
  audience: 'everybody',
  segment_id: null,
  reply_to: null,
  subject: 'Kelas baru mulai Senin',
  preview: 'Tempatnya dua belas',
  body: '<p>Pendaftaran sudah dibuka. <a href="/marketplace">Lihat kelasnya</a>.</p>',
  subject_en: '',
  preview_en: '',
  body_en: '',
  product_id: null,
} as const;

/** A draft to everybody who agreed to news. */
export async function makeBroadcast(
  db: Database,
  over: Partial<Parameters<typeof createBroadcast>[2]> = {},
): Promise<string> {
  const made = await withTx(db, (tx) => createBroadcast(tx, systemActor, { ...broadcastText, ...over }));
  if (!made.ok) throw new Error(made.refusal.code);
  return made.value.id;
}
