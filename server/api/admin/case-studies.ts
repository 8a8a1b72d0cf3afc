import { adminCaseStudies } from '#contract/admin/case-studies.ts';
import {
  caseStudyKind,
  createArticle,
  deleteArticle,
  duplicateArticle,
  listArticles,
  previewCaseStudy,
  readArticle,
  updateArticle,
} from '#server/modules/content/index.ts';
import { succeed } from '#shared/result.ts';
import { type Implementation, implement } from '../implement.ts';
import { type ArticleServices, articleWriter } from './article-writer.ts';

export function adminCaseStudyRoutes({ db, clock }: ArticleServices): readonly Implementation[] {
  const writer = articleWriter({ db, clock }, caseStudyKind);
  return [
    implement(adminCaseStudies.list, async ({ query }) => {
      const { rows: case_studies, total } = await listArticles(db.orm, caseStudyKind, query);
      return succeed({ case_studies, total });
    }),
    implement(adminCaseStudies.create, async (call) => {
      const written = await writer(call, (tx, context) => createArticle(tx, context, call.body));
      return written.ok ? succeed({ case_study: written.value }) : written;
    }),
    implement(adminCaseStudies.save, async (call) => {
      const { base_updated_at, ...draft } = call.body;
      const edit = { ...call.params, base_updated_at, draft };
      const written = await writer(call, (tx, context) => updateArticle(tx, context, edit));
      return written.ok ? succeed({ case_study: written.value }) : written;
    }),
    implement(adminCaseStudies.duplicate, async (call) => {
      const copied = await writer(call, (tx, context) => duplicateArticle(tx, context, call.params.id));
      return copied.ok ? succeed({ case_study: copied.value }) : copied;
    }),
    implement(adminCaseStudies.remove, async (call) => {
      const gone = await writer(call, (tx, context) => deleteArticle(tx, context, call.params.id));
      return gone.ok ? succeed({ deleted: true as const }) : gone;
    }),
    implement(adminCaseStudies.read, async ({ params }) => {
      const found = await readArticle(db.orm, caseStudyKind, params.id);
      return found.ok ? succeed({ case_study: found.value }) : found;
    }),
    implement(adminCaseStudies.preview, async ({ params }) => {
      const found = await previewCaseStudy(db.orm, params.id, clock.now());
      return found.ok ? succeed({ case_study: found.value }) : found;
    }),
  ];
}
