import { eq } from 'drizzle-orm';
import { pickColumns } from '#server/platform/database/columns.ts';
import type { Reader, Tx } from '#server/platform/database/db.ts';
import { readWindow } from '#server/platform/lists/list-window.ts';
import {
  type ArticleFilter,
  type ArticleWindow,
  conditionOf,
  ordersOf,
  publishedAtFor,
} from '../articles/articles.queries.ts';
import { caseStudies } from '../content.schema.ts';
import type { CaseStudyInsert } from './case-studies.queries.ts';

const listColumns = {
  ...pickColumns(caseStudies, ['id', 'slug', 'title', 'industry', 'preview_image', 'status']),
  ...pickColumns(caseStudies, ['published_at', 'scheduled_at', 'created_at', 'updated_at']),
  client_name: caseStudies.company,
};
const detailColumns = {
  ...listColumns,
  ...pickColumns(caseStudies, [
    'excerpt',
    'content',
    'featured_image',
    'logo_image',
    'challenges',
    'solutions',
  ]),
  ...pickColumns(caseStudies, [
    'results',
    'result_metrics',
    'impact_metrics',
    'meta_title',
    'meta_description',
  ]),
};

export function selectAdminCaseStudies(reader: Reader, filter: ArticleFilter, window: ArticleWindow) {
  return readWindow(window, ordersOf(caseStudies), (order) =>
    reader
      .select(listColumns)
      .from(caseStudies)
      .where(conditionOf(caseStudies, filter))
      .orderBy(...order)
      .limit(window.limit)
      .offset(window.offset),
  );
}

export async function selectAdminCaseStudy(reader: Reader, id: string) {
  const [row] = await reader.select(detailColumns).from(caseStudies).where(eq(caseStudies.id, id));
  return row ?? null;
}

export async function updateCaseStudyRow(
  tx: Tx,
  id: string,
  change: Partial<CaseStudyInsert>,
): Promise<void> {
  await tx
    .update(caseStudies)
    .set({ ...change, ...publishedAtFor(caseStudies, change) })
    .where(eq(caseStudies.id, id));
}
