import type { Reader } from '#server/platform/db.ts';
import { succeed } from '#shared/result.ts';
import { caseStudyKind } from '../articles/case-study-kind.ts';
import { readArticle } from '../articles/read-article.ts';

/** Previews a case study of any status; undated ones are dated now. */
export async function previewCaseStudy(reader: Reader, id: string, now: Date) {
  const found = await readArticle(reader, caseStudyKind, id);
  if (!found.ok) return found;
  const { scheduled_at, client_name, ...study } = found.value;
  const published_at = scheduled_at ?? study.published_at ?? now.toISOString();
  return succeed({ ...study, company: client_name, published_at });
}
