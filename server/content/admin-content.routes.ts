import type { ArticleDraft } from '#contract/content/admin-articles.ts';
import { adminCaseStudies } from '#contract/content/admin-case-studies.ts';
import {
  listAllFaqAndTestimonials as listAllFaqAndTestimonialsEndpoint,
  saveQuestions as saveQuestionsEndpoint,
  saveTestimonials as saveTestimonialsEndpoint,
} from '#contract/content/admin-faq-and-testimonials.ts';
import { adminPosts } from '#contract/content/admin-posts.ts';
import {
  decideSettingChange as decideSettingChangeEndpoint,
  listSettings as listSettingsEndpoint,
  saveSetting as saveSettingEndpoint,
} from '#contract/content/admin-settings.ts';
import * as contract from '#contract/content/admin-site-pages.ts';
import { guardsMoney } from '#shared/content/site-settings.ts';
import { mapValue, named, type Result, refuse, succeed } from '#shared/result.ts';
import { isConfirmed } from '../account/index.ts';
import { actorOf } from '../api/actor.ts';
import { type Implementation, implement } from '../api/implement.ts';
import { adminFormRoutes, leadRoutes } from '../leads/leads.routes.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database, Tx } from '../platform/database/db.ts';
import { withTx } from '../platform/database/with-tx.ts';
import {
  type ArticleContext,
  type ArticleKind,
  caseStudyKind,
  createArticle,
  decideSettingChange,
  deleteArticle,
  duplicateArticle,
  listAllFaqAndTestimonials,
  listArticles,
  listCategories,
  listSettings,
  listSitePages,
  postKind,
  previewCaseStudy,
  previewPost,
  readArticle,
  saveQuestions,
  saveSetting,
  saveSitePage,
  saveTestimonials,
  updateArticle,
} from './index.ts';

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

interface ArticleServices {
  readonly db: Database;
  readonly clock: Clock;
}

type Caller = Parameters<typeof actorOf>[0];
type IdParams = { readonly params: { readonly id: string } };

function articleHandlers<Draft extends ArticleDraft, Article, Missing extends string>(
  { db, clock }: ArticleServices,
  kind: ArticleKind<Draft, Article, Missing>,
) {
  const write = <Value, Refusal>(
    call: Caller,
    work: (tx: Tx, context: ArticleContext<typeof kind>) => Promise<Result<Value, Refusal>>,
  ) => withTx(db, (tx) => work(tx, { kind, now: clock.now(), actor: actorOf(call) }));
  return {
    read: ({ params }: IdParams) => readArticle(db.orm, kind, params.id),
    create: (call: Caller & { readonly body: Draft }) =>
      write(call, (tx, context) => createArticle(tx, context, call.body)),
    save: (call: Caller & IdParams, base_updated_at: string, draft: Draft) =>
      write(call, (tx, context) => updateArticle(tx, context, { ...call.params, base_updated_at, draft })),
    duplicate: (call: Caller & IdParams) =>
      write(call, (tx, context) => duplicateArticle(tx, context, call.params.id)),
    remove: (call: Caller & IdParams) =>
      mapValue(
        write(call, (tx, context) => deleteArticle(tx, context, call.params.id)),
        () => ({ deleted: true }),
      ),
  };
}

function settingRoutes({ db }: { readonly db: Database }): readonly Implementation[] {
  return [
    implement(listSettingsEndpoint, async () => succeed({ settings: await listSettings(db.orm) })),
    implement(saveSettingEndpoint, async (call) => {
      if (guardsMoney(call.params.key) && !isConfirmed(call.caller.confirmed_at, new Date())) {
        return refuse({ code: 'REAUTHENTICATION_REQUIRED' });
      }
      return withTx(db, (tx) =>
        named('setting', saveSetting(tx, actorOf(call), { ...call.params, ...call.body })),
      );
    }),
    implement(decideSettingChangeEndpoint, (call) =>
      withTx(db, (tx) =>
        named('setting', decideSettingChange(tx, actorOf(call), { ...call.params, ...call.body })),
      ),
    ),
    implement(listAllFaqAndTestimonialsEndpoint, async () =>
      succeed(await listAllFaqAndTestimonials(db.orm)),
    ),
    implement(saveQuestionsEndpoint, (call) =>
      withTx(db, (tx) => saveQuestions(tx, actorOf(call), call.body)),
    ),
    implement(saveTestimonialsEndpoint, (call) =>
      withTx(db, (tx) => saveTestimonials(tx, actorOf(call), call.body)),
    ),
  ];
}
