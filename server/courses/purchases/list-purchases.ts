import type { PurchaseList } from '#contract/courses/learning.ts';
import { readHeldProducts } from '#server/catalog/index.ts';
import type { Reader } from '#server/platform/database/db.ts';
import { totalOf } from '#server/platform/lists/list-window.ts';
import { courseProgress } from '#shared/courses/course.ts';
import { findLesson, toCourse } from '../courses.rules.ts';
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
