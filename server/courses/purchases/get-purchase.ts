import { readProductFiles } from '#server/catalog/index.ts';
import { type MediaFile, readFiles } from '#server/media/index.ts';
import type { Reader } from '#server/platform/database/db.ts';
import type { ContentSection } from '#shared/content/content-sections.ts';
import { type Result, succeed } from '#shared/result.ts';
import { selectOwnCertificate } from '../certificates/certificates.queries.ts';
import { toCertificate } from '../certificates/read-certificates.ts';
import type { AccessDenied } from '../courses.errors.ts';
import { toCourse } from '../courses.rules.ts';
import type { LearningServices } from '../courses-services.ts';
import { createFileLink } from '../files/create-download-link.ts';
import { selectDownloadedFiles } from '../files/files.queries.ts';
import { selectProgress } from '../lessons/progress.queries.ts';
import { requireHeldProduct } from './require-held-product.ts';

/** Sections, course, files and payment (PORT-031). */
export async function getPurchase(services: LearningServices, userId: string, slug: string) {
  const reader = services.db.orm;
  const held = await requireHeldProduct(reader, userId, slug);
  if (!held.ok) return held satisfies Result<never, AccessDenied>;
  const { content, holding } = held.value;
  const now = services.clock.now();
  const learner = { user_id: userId, product_id: content.product.id };
  const [visits, files, downloaded, certificate, refund] = await Promise.all([
    selectProgress(reader, learner),
    readFilesBeside(reader, content.product.id),
    selectDownloadedFiles(reader, holding.id),
    selectOwnCertificate(reader, userId, content.product.id),
    services.readRefundEligibility(reader, learner, now),
  ]);
  const { id, title, type, short_description, cover_url, is_featured, is_subscription } = content.product;
  return succeed({
    product: { id, slug, title, type, short_description, cover_url, is_featured, is_subscription },
    holding,
    sections: content.sections.map((section) => withSignedMedia(services, learner, section)),
    course: toCourse(content, visits, { ...holding, now }),
    files: files.map((file) => ({ ...file, is_downloaded: downloaded.has(file.id) })),
    certificate: certificate === null ? null : toCertificate(certificate),
    refund,
  });
}

async function readFilesBeside(reader: Reader, productId: string) {
  const listed = await readProductFiles(reader, productId);
  const stored = await readFiles(
    reader,
    listed.map(({ file_id }) => file_id),
  );
  const byId = new Map(stored.map((file) => [file.id, file]));
  return listed.flatMap(({ file_id, title, description }) => {
    const file = byId.get(file_id);
    return file === undefined ? [] : [{ title, description, ...fileFacts(file) }];
  });
}

export function fileFacts({ id, file_name, content_type, size_bytes }: MediaFile) {
  return { id, file_name, content_type, size_bytes };
}

const OWN_MEDIA = /^\/api\/media\/([0-9a-f-]{36})$/;

/** Our media is owner-only here and needs a signed link. */
function withSignedMedia(
  services: LearningServices,
  learner: { readonly user_id: string; readonly product_id: string },
  section: ContentSection,
): ContentSection {
  const { media } = section;
  const fileId = media === null ? undefined : OWN_MEDIA.exec(media.url)?.[1];
  if (media === null || fileId === undefined) return section;
  const { url } = createFileLink(services, { ...learner, file_id: fileId, purpose: 'view' });
  return { ...section, media: { ...media, url } };
}
