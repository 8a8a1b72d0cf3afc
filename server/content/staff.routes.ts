import { adminCaseStudies } from '#contract/content/admin-case-studies.ts';
import { adminPosts } from '#contract/content/admin-posts.ts';
import * as contract from '#contract/content/admin-site-pages.ts';
import {
  caseStudyKind,
  listArticles,
  listCategories,
  listSitePages,
  postKind,
  previewCaseStudy,
  previewPost,
  saveSitePage,
} from '#server/content/index.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/db.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import { named, succeed } from '#shared/result.ts';
import { actorOf } from '../api/actor.ts';
import { type Implementation, implement } from '../api/implement.ts';
import { leadRoutes } from '../leads/pipeline/pipeline.routes.ts';
import { adminFormRoutes } from '../leads/submissions/submissions.routes.ts';
import { type ArticleServices, articleHandlers } from './articles/article-handlers.routes.ts';
import { settingRoutes } from './settings/settings.routes.ts';

interface Services {
  readonly db: Database;
  readonly clock: Clock;
}

export function contentAdminRoutes(services: Services): readonly Implementation[] {
  return [
    ...adminPostRoutes(services),
    ...adminCaseStudyRoutes(services),
    ...adminFormRoutes(services),
    ...leadRoutes(services),
    ...settingRoutes(services),
    ...sitePageRoutes(services),
  ];
}

function adminPostRoutes(services: ArticleServices): readonly Implementation[] {
  const { db, clock } = services;
  const articles = articleHandlers(services, postKind);
  return [
    implement(adminPosts.list, async ({ query }) => {
      const { rows: posts, total } = await listArticles(db.orm, postKind, query);
      return succeed({ posts, total });
    }),
    implement(adminPosts.create, (call) => named('post', articles.create(call))),
    implement(adminPosts.save, (call) => {
      const { base_updated_at, ...draft } = call.body;
      return named('post', articles.save(call, base_updated_at, draft));
    }),
    implement(adminPosts.duplicate, (call) => named('post', articles.duplicate(call))),
    implement(adminPosts.remove, articles.remove),
    implement(adminPosts.read, async (call) => {
      const found = await articles.read(call);
      if (!found.ok) return found;
      return succeed({ post: found.value, categories: await listCategories(db.orm) });
    }),
    implement(adminPosts.preview, ({ params }) => previewPost(db.orm, params.id, clock.now())),
  ];
}

function adminCaseStudyRoutes(services: ArticleServices): readonly Implementation[] {
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

function sitePageRoutes({ db }: { readonly db: Database }): readonly Implementation[] {
  return [
    implement(contract.listSitePages, async () => succeed({ pages: await listSitePages(db.orm) })),
    implement(contract.saveSitePage, (call) =>
      withTx(db, (tx) => named('page', saveSitePage(tx, actorOf(call), { ...call.params, ...call.body }))),
    ),
  ];
}
