import { type Actor, recordAudit } from '#server/audit/index.ts';
import type { Tx } from '#server/platform/database/db.ts';
import { asStored, keyOf, readEnglish, type WrittenTranslation, writeTranslations } from './translate.ts';
import { deleteTranslation } from './translations.queries.ts';

/** An empty text deletes the English. Returns what is stored now. */
export async function saveTranslation(
  tx: Tx,
  actor: Actor,
  { text, ...given }: WrittenTranslation,
): Promise<string | null> {
  const source = asStored(given);
  const [before = null] = await readEnglish(tx, [source]);
  if (text.trim() === '') await deleteTranslation(tx, keyOf(source));
  else await writeTranslations(tx, [{ ...source, text }]);
  const [after = null] = await readEnglish(tx, [source]);
  if (after === before) return after;
  await recordAudit(tx, actor, {
    action: 'translation.saved',
    subject: { type: 'translation', id: keyOf(source) },
    before: { text: before },
    after: { source: source.source, text: after },
  });
  return after;
}
