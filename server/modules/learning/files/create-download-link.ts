import { randomUUID } from 'node:crypto';
import { readProductFiles } from '#server/modules/catalog/index.ts';
import { incrementDownloads, lockHolding } from '#server/modules/orders/index.ts';
import { withTx } from '#server/platform/with-tx.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import type { AccessDenied, FileNotFound } from '../learning.errors.ts';
import type { LearningServices } from '../learning-services.ts';
import { requireHeldProduct } from '../purchases/require-held-product.ts';
import { insertDownload } from './files.queries.ts';

/** A click on a link follows at once; a film may be paused over lunch. */
const LIFETIME_SECONDS = { download: 5 * 60, view: 2 * 60 * 60 } as const;

export interface FileUse {
  /** Its own name; a new one without it. */
  readonly link_id?: string;
  readonly file_id: string;
  readonly user_id: string;
  readonly product_id: string;
  readonly purpose: keyof typeof LIFETIME_SECONDS;
}

/** A link for somebody whose holding was just checked; it is checked again when the link is used. */
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

type LinkOutcome = Result<ReturnType<typeof createFileLink>, AccessDenied | FileNotFound>;

/**
 * A link to save a file that comes with a product, or is the file of one of its lessons. Making it begins the download
 * and counts as one (DECISIONS 56): only a POST gets here, so nobody's right ends because of an address they followed.
 */
export async function createDownloadLink(
  services: LearningServices,
  { user_id, slug, file_id }: DownloadRequest,
): Promise<LinkOutcome> {
  const held = await requireHeldProduct(services.db.orm, user_id, slug);
  if (!held.ok) return held;
  const { product, modules } = held.value.content;
  const isWanted = (file: { readonly file_id: string | null }) => file.file_id === file_id;
  const isOfLesson = modules.some(({ lessons }) => lessons.some(isWanted));
  if (!isOfLesson && !(await readProductFiles(services.db.orm, product.id)).some(isWanted)) {
    return refuse({ code: 'FILE_NOT_FOUND' });
  }
  const link_id = randomUUID();
  const holder = { user_id, product_id: product.id };
  return withTx(services.db, async (tx): Promise<LinkOutcome> => {
    const holding_id = await lockHolding(tx, holder);
    if (holding_id === null) return refuse({ code: 'ACCESS_DENIED' });
    await insertDownload(tx, { link_id, holding_id, file_id });
    await incrementDownloads(tx, holding_id);
    return succeed(createFileLink(services, { ...holder, file_id, link_id, purpose: 'download' }));
  });
}
