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
import { mapValue, named, succeed } from '#shared/result.ts';
import { type Implementation, implement } from '../implement.ts';
import { type ArticleServices, articleWriter } from './article-writer.ts';

export function adminCaseStudyRoutes({ db, clock }: ArticleServices): readonly Implementation[] {
  const writer = articleWriter({ db, clock }, caseStudyKind);
  return [
    implement(adminCaseStudies.list, async ({ query }) => {
      const { rows: case_studies, total } = await listArticles(db.orm, caseStudyKind, query);
      return succeed({ case_studies, total });
    }),
    implement(adminCaseStudies.create, (call) =>
      named(
        'case_study',
        writer(call, (tx, context) => createArticle(tx, context, call.body)),
      ),
    ),
    implement(adminCaseStudies.save, async (call) => {
      const { base_updated_at, ...draft } = call.body;
      const edit = { ...call.params, base_updated_at, draft };
      const written = await writer(call, (tx, context) => updateArticle(tx, context, edit));
      return written.ok ? succeed({ case_study: written.value }) : written;
    }),
    implement(adminCaseStudies.duplicate, (call) =>
      named(
        'case_study',
        writer(call, (tx, context) => duplicateArticle(tx, context, call.params.id)),
      ),
    ),
    implement(adminCaseStudies.remove, (call) =>
      mapValue(
        writer(call, (tx, context) => deleteArticle(tx, context, call.params.id)),
        () => ({ deleted: true }),
      ),
    ),
    implement(adminCaseStudies.read, ({ params }) =>
      named('case_study', readArticle(db.orm, caseStudyKind, params.id)),
    ),
    implement(adminCaseStudies.preview, ({ params }) =>
      named('case_study', previewCaseStudy(db.orm, params.id, clock.now())),
    ),
  ];
}
