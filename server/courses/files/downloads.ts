import { createHash, randomUUID } from 'node:crypto';
import type { LessonLock } from '#contract/courses/lesson-lock.ts';
import type { StoredFile } from '#contract/stored-file.ts';
import { stampCopy } from '#messages/documents/documents.ts';
import { readAccount, readPreferences } from '#server/account/index.ts';
import { readProductFiles } from '#server/catalog/index.ts';
import { type MediaFile, readFile } from '#server/media/index.ts';
import { type Holder, incrementDownloads, lockHolding, readHolding } from '#server/orders/index.ts';
import type { Reader } from '#server/platform/database/db.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import { isPrintable } from '#server/platform/pdf/pdf-fonts.ts';
import { runInLanguage } from '#server/platform/text/request-language.ts';
import { type CourseLesson, lessonsOf } from '#shared/courses/course.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { shortId } from '#shared/short-id.ts';
import type { AccessDenied, FileNotFound, LessonLocked } from '../courses.errors.ts';
import type { CourseServices } from '../courses-services.ts';
import { readLock } from '../lessons/progress.ts';
import { type HeldContent, requireHeldProduct } from '../purchases/require-held-product.ts';
import { findRecentDownload, insertDownload, isPreviewVideo } from './files.queries.ts';
import type { FileLink } from './signed-links.ts';

/** Seconds. A download starts at once; a video may be paused for hours. */
const LIFETIME_SECONDS = { download: 5 * 60, view: 2 * 60 * 60 } as const;

export interface FileUse {
  readonly link_id?: string;
  readonly file_id: string;
  readonly user_id: string;
  readonly product_id: string;
  readonly purpose: keyof typeof LIFETIME_SECONDS;
}

/** The caller has checked the holding, and `openFile` checks it again. */
export function createFileLink(
  { links, clock }: Pick<CourseServices, 'links' | 'clock'>,
  use: FileUse,
): { readonly url: string; readonly expires_at: string } {
  const expires = Math.floor(clock.now().getTime() / 1000) + LIFETIME_SECONDS[use.purpose];
  const url = links.hrefOf({ link_id: randomUUID(), ...use, expires });
  return { url, expires_at: new Date(expires * 1000).toISOString() };
}

export interface DownloadRequest {
  readonly user_id: string;
  readonly slug: string;
  readonly file_id: string;
}

type LinkOutcome = Result<
  ReturnType<typeof createFileLink>,
  AccessDenied | FileNotFound | LessonLocked | NotStamped
>;

/** Counts once an hour (DECISIONS 56). POST only, so following a link never forfeits a refund. */
export async function createDownloadLink(
  services: CourseServices,
  { user_id, slug, file_id }: DownloadRequest,
): Promise<LinkOutcome> {
  const held = await requireHeldProduct(services.db.orm, user_id, slug);
  if (!held.ok) return held;
  const { product, modules } = held.value.content;
  const isWanted = (file: { readonly file_id: string | null }) => file.file_id === file_id;
  const lessons = lessonsOf(modules).filter(isWanted);
  const isBeside = (await readProductFiles(services.db.orm, product.id)).some(isWanted);
  const isOfProduct = isBeside || lessons.length > 0;
  const file = isOfProduct ? await readFile(services.db.orm, file_id) : null;
  if (file === null) return refuse({ code: 'FILE_NOT_FOUND' });
  const lock = isBeside ? null : await firstLessonLock(services, held.value, { user_id, lessons });
  if (lock !== null) return refuse({ code: 'LESSON_LOCKED', details: lock });
  const holder = { user_id, product_id: product.id };
  // Before counting: a file that cannot be delivered was not downloaded.
  const prepared = await openForHolder(services, file, holder);
  if (!prepared.ok) return prepared;
  return withTx(services.db, async (tx): Promise<LinkOutcome> => {
    const holding_id = await lockHolding(tx, holder);
    if (holding_id === null) return refuse({ code: 'ACCESS_DENIED' });
    const download = { holding_id, file_id };
    const link_id = (await findRecentDownload(tx, download)) ?? randomUUID();
    if (await insertDownload(tx, { link_id, ...download })) await incrementDownloads(tx, holding_id);
    return succeed(createFileLink(services, { ...holder, file_id, link_id, purpose: 'download' }));
  });
}

/** A file of several lessons opens with the first of them. */
async function firstLessonLock(
  { db, clock }: CourseServices,
  held: HeldContent,
  { user_id, lessons }: { readonly user_id: string; readonly lessons: readonly CourseLesson[] },
): Promise<LessonLock | null> {
  const now = clock.now();
  const locks = await Promise.all(
    lessons.map(({ id }) => readLock(db.orm, held, { user_id, lesson_id: id, now })),
  );
  return locks.includes(null) ? null : (locks[0] ?? null);
}

type FileRefusal = AccessDenied | FileNotFound | NotStamped | { readonly code: 'LINK_EXPIRED' };

/** Only while the holding is active. Counts nothing: creating the link did. */
export async function openFile(
  services: CourseServices,
  { signature, ...link }: FileLink & { readonly signature: string },
): Promise<Result<FileForHolder, FileRefusal>> {
  const { db, links, clock } = services;
  if (!links.isGenuine(link, signature)) return refuse({ code: 'FILE_NOT_FOUND' });
  if (link.expires * 1000 <= clock.now().getTime()) return refuse({ code: 'LINK_EXPIRED' });
  const file = await readFile(db.orm, link.file_id);
  if (file === null) return refuse({ code: 'FILE_NOT_FOUND' });
  const held = await withTx(db, async (tx) => succeed((await lockHolding(tx, link)) !== null));
  if (!held.ok || !held.value) return refuse({ code: 'ACCESS_DENIED' });
  return openForHolder(services, file, link);
}

export async function openPublicFile(reader: Reader, id: string): Promise<Result<MediaFile, FileNotFound>> {
  const file = await readFile(reader, id);
  if (file === null) return refuse({ code: 'FILE_NOT_FOUND' });
  const isOpen = file.access === 'public' || (await isPreviewVideo(reader, id));
  return isOpen ? succeed(file) : refuse({ code: 'FILE_NOT_FOUND' });
}

type FileForHolder = Omit<StoredFile, 'disposition' | 'cache_control'>;
interface NotStamped {
  readonly code: 'FILE_NOT_STAMPED';
}

/** A PDF carries the holder's name on every page, never without it; other files are unchanged. */
async function openForHolder(
  { db, storage, copies }: Pick<CourseServices, 'db' | 'storage' | 'copies'>,
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
