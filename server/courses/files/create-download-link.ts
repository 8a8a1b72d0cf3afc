import { randomUUID } from 'node:crypto';
import type { LessonLock } from '#contract/courses/lesson-lock.ts';
import { readProductFiles } from '#server/catalog/index.ts';
import { readFile } from '#server/media/index.ts';
import { incrementDownloads, lockHolding } from '#server/orders/index.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import { type CourseLesson, lessonsOf } from '#shared/courses/course.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import type { AccessDenied, FileNotFound, LessonLocked } from '../courses.errors.ts';
import type { LearningServices } from '../courses-services.ts';
import { readLock } from '../lessons/read-lock.ts';
import { type HeldProduct, requireHeldProduct } from '../purchases/require-held-product.ts';
import { findRecentDownload, insertDownload } from './files.queries.ts';
import { type NotStamped, openForHolder } from './open-for-holder.ts';

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
  { links, clock }: Pick<LearningServices, 'links' | 'clock'>,
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
  services: LearningServices,
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
  { db, clock }: LearningServices,
  held: HeldProduct,
  { user_id, lessons }: { readonly user_id: string; readonly lessons: readonly CourseLesson[] },
): Promise<LessonLock | null> {
  const now = clock.now();
  const locks = await Promise.all(
    lessons.map(({ id }) => readLock(db.orm, held, { user_id, lesson_id: id, now })),
  );
  return locks.includes(null) ? null : (locks[0] ?? null);
}
