import { randomUUID } from 'node:crypto';
import { readProductFiles } from '#server/modules/catalog/index.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import type { AccessDenied, FileNotFound } from './learning.errors.ts';
import type { LearningServices } from './learning-services.ts';
import { openHeldProduct } from './open-held-product.ts';

/** A click on a link follows at once; a film may be paused over lunch. */
const LIFETIME_SECONDS = { download: 5 * 60, view: 2 * 60 * 60 } as const;

export interface FileUse {
  readonly file_id: string;
  readonly user_id: string;
  readonly product_id: string;
  readonly purpose: keyof typeof LIFETIME_SECONDS;
}

/** A link for somebody whose holding was just checked; it is checked again when the link is used. */
export function linkFor(
  { links, clock }: Pick<LearningServices, 'links' | 'clock'>,
  use: FileUse,
): { readonly url: string; readonly expires_at: string } {
  const expires = Math.floor(clock.now().getTime() / 1000) + LIFETIME_SECONDS[use.purpose];
  const url = links.hrefOf({ ...use, link_id: randomUUID(), expires });
  return { url, expires_at: new Date(expires * 1000).toISOString() };
}

export interface FileWanted {
  readonly user_id: string;
  readonly slug: string;
  readonly file_id: string;
}

/** A link to save a file that comes with a product, or is the file of one of its lessons. */
export async function linkFile(
  services: LearningServices,
  { user_id, slug, file_id }: FileWanted,
): Promise<Result<ReturnType<typeof linkFor>, AccessDenied | FileNotFound>> {
  const held = await openHeldProduct(services.db.orm, user_id, slug);
  if (!held.ok) return held;
  const { product, modules } = held.value.content;
  const isWanted = (file: { readonly file_id: string | null }) => file.file_id === file_id;
  const isOfLesson = modules.some(({ lessons }) => lessons.some(isWanted));
  if (!isOfLesson && !(await readProductFiles(services.db.orm, product.id)).some(isWanted)) {
    return refuse({ code: 'FILE_NOT_FOUND' });
  }
  return succeed(linkFor(services, { file_id, user_id, product_id: product.id, purpose: 'download' }));
}
