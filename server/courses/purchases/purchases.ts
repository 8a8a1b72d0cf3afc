import type { PurchaseList } from '#contract/courses/learning.ts';
import { readHeldProducts, readProductFiles } from '#server/catalog/index.ts';
import { type MediaFile, readFiles } from '#server/media/index.ts';
import type { Reader } from '#server/platform/database/db.ts';
import { totalOf } from '#server/platform/lists/list-window.ts';
import type { ContentSection } from '#shared/content/content-sections.ts';
import { courseProgress } from '#shared/courses/course.ts';
import { type Result, succeed } from '#shared/result.ts';
import { selectOwnCertificate } from '../certificates/certificates.queries.ts';
import { toCertificate } from '../certificates/certificates.ts';
import type { AccessDenied } from '../courses.errors.ts';
import { findLesson, toCourse } from '../courses.rules.ts';
import type { CourseServices } from '../courses-services.ts';
import { createFileLink } from '../files/downloads.ts';
import { selectDownloadedFiles } from '../files/files.queries.ts';
import { selectProgress } from '../lessons/progress.queries.ts';
import {
  countPurchases,
  type PurchaseFilter,
  type PurchasePage,
  type PurchaseRow,
  selectCurrentCourse,
  selectHeldTypes,
  selectPurchases,
} from './purchases.queries.ts';
import { requireHeldProduct } from './require-held-product.ts';

/** Sections, course, files and payment (PORT-031). */
export async function getPurchase(services: CourseServices, userId: string, slug: string) {
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
  services: CourseServices,
  learner: { readonly user_id: string; readonly product_id: string },
  section: ContentSection,
): ContentSection {
  const { media } = section;
  const fileId = media === null ? undefined : OWN_MEDIA.exec(media.url)?.[1];
  if (media === null || fileId === undefined) return section;
  const { url } = createFileLink(services, { ...learner, file_id: fileId, purpose: 'view' });
  return { ...section, media: { ...media, url } };
}

export async function listPurchases(
  reader: Reader,
  { sort, limit, offset, ...filter }: PurchaseFilter & PurchasePage,
  now: Date,
): Promise<PurchaseList> {
  const [rows, types, in_hand] = await Promise.all([
    selectPurchases(reader, filter, { sort, limit, offset }),
    selectHeldTypes(reader, filter.user_id),
    readCurrentCourse(reader, filter.user_id, now),
  ]);
  return {
    purchases: await withProducts(reader, rows),
    total: await totalOf(rows, { limit, offset }, () => countPurchases(reader, filter)),
    types: [...types],
    in_hand,
  };
}

async function withProducts(reader: Reader, rows: readonly PurchaseRow[]) {
  const products = await readHeldProducts(
    reader,
    rows.map((row) => row.product_id),
  );
  const byId = new Map(products.map((product) => [product.id, product]));
  return rows.flatMap(({ lessons_total, lessons_done, ...row }) => {
    const product = byId.get(row.product_id);
    if (product === undefined) return [];
    const progress = lessons_total === 0 ? null : courseProgress(lessons_total, lessons_done);
    return [{ ...row, product, progress }];
  });
}

export async function readCurrentCourse(reader: Reader, userId: string, now: Date) {
  const slug = await selectCurrentCourse(reader, userId);
  const held = slug === null ? null : await requireHeldProduct(reader, userId, slug);
  if (!held?.ok) return null;
  const { content, holding } = held.value;
  const { product, modules } = content;
  const visits = await selectProgress(reader, { user_id: userId, product_id: product.id });
  const course = toCourse(content, visits, { ...holding, now });
  const next = course === null ? null : findLesson(modules, course.resume_lesson_id);
  if (course === null || next === null) return null;
  const { id, title, duration, type } = next.lesson;
  const outlined = course.modules.flatMap(({ lessons }) => lessons).find((lesson) => lesson.id === id);
  return {
    slug: product.slug,
    title: product.title,
    cover_url: product.cover_url,
    progress: course.progress,
    module_title: next.module_title,
    lesson: { id, title, duration, type },
    lock: outlined?.lock ?? null,
  };
}
