import { adminCaseStudies } from '#contract/admin/case-studies.ts';
import { caseStudyKind, listArticles, previewCaseStudy } from '#server/modules/content/index.ts';
import { named, succeed } from '#shared/result.ts';
import { type Implementation, implement } from '../implement.ts';
import { type ArticleServices, articleHandlers } from './article-handlers.ts';

export function adminCaseStudyRoutes(services: ArticleServices): readonly Implementation[] {
  const { db, clock } = services;
  const articles = articleHandlers(services, caseStudyKind);
  return [
    implement(adminCaseStudies.list, async ({ query }) => {
      const { rows: case_studies, total } = await listArticles(db.orm, caseStudyKind, query);
      return succeed({ case_studies, total });
    }),
    implement(adminCaseStudies.create, (call) => named('case_study', articles.create(call))),
    implement(adminCaseStudies.save, (call) => {
      const { base_updated_at, ...draft } = call.body;
      return named('case_study', articles.save(call, base_updated_at, draft));
    }),
    implement(adminCaseStudies.duplicate, (call) => named('case_study', articles.duplicate(call))),
    implement(adminCaseStudies.remove, articles.remove),
    implement(adminCaseStudies.read, (call) => named('case_study', articles.read(call))),
    implement(adminCaseStudies.preview, ({ params }) =>
      named('case_study', previewCaseStudy(db.orm, params.id, clock.now())),
    ),
  ];
}
