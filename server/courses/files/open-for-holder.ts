import { createHash } from 'node:crypto';
import type { StoredFile } from '#contract/stored-file.ts';
import { stampCopy } from '#messages/documents/documents.ts';
import { readAccount, readPreferences } from '#server/account/index.ts';
import type { MediaFile } from '#server/media/index.ts';
import { type Holder, readHolding } from '#server/orders/index.ts';
import type { Reader } from '#server/platform/database/db.ts';
import { isPrintable } from '#server/platform/pdf/pdf-fonts.ts';
import { runInLanguage } from '#server/platform/text/request-language.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { shortId } from '#shared/short-id.ts';
import type { LearningServices } from '../courses-services.ts';

export type FileForHolder = Omit<StoredFile, 'disposition' | 'cache_control'>;
export interface NotStamped {
  readonly code: 'FILE_NOT_STAMPED';
}

/** A PDF carries the holder's name on every page, never without it; other files are unchanged. */
export async function openForHolder(
  { db, storage, copies }: Pick<LearningServices, 'db' | 'storage' | 'copies'>,
  file: MediaFile,
  holder: Holder,
): Promise<Result<FileForHolder, NotStamped>> {
  const { file_name, content_type, size_bytes } = file;
  const facts = { file_name, content_type };
  if (content_type !== 'application/pdf') {
    // Its id is its ETag, because its bytes never change.
    const open: FileForHolder['open'] = (range) => storage.open(file.storage_key, range);
    return succeed({ ...facts, size_bytes, etag: `"${file.id}"`, open });
  }
  const text = await stampOf(db.orm, holder);
  const copy = await copies.make(file, text);
  if (copy === null) return refuse({ code: 'FILE_NOT_STAMPED' });
  const stamp = createHash('sha256').update(text).digest('hex').slice(0, 16);
  return succeed({ ...facts, ...copy, etag: `"${file.id}-${stamp}"` });
}

const MAX_NAME = 80;

async function stampOf(reader: Reader, { user_id, product_id }: Holder): Promise<string> {
  const { full_name, email } = await readAccount(reader, user_id);
  const { mail_language } = await readPreferences(reader, user_id);
  const order_id = (await readHolding(reader, user_id, product_id))?.order_id ?? null;
  const order = order_id === null ? null : shortId(order_id);
  // Without a name that the font can print, the address alone names the holder.
  const name = (await isPrintable(full_name)) ? full_name.slice(0, MAX_NAME) : '';
  return runInLanguage(mail_language, () => stampCopy.line({ name, email, order }));
}
