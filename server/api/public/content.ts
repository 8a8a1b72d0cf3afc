import { getPost as getPostEndpoint, listPosts as listPostsEndpoint } from '#contract/public/blog.ts';
import {
  getCaseStudy as getCaseStudyEndpoint,
  listCaseStudies as listCaseStudiesEndpoint,
} from '#contract/public/case-studies.ts';
import {
  getSite as getSiteEndpoint,
  getSitePage as getSitePageEndpoint,
  listFaqAndTestimonials as listFaqAndTestimonialsEndpoint,
} from '#contract/public/site.ts';
import {
  getCaseStudy,
  getPost,
  getSitePage,
  listCaseStudies,
  listFaqAndTestimonials,
  listPosts,
  readPublicSettings,
} from '#server/modules/content/index.ts';
import type { Database } from '#server/platform/db.ts';
import { named, succeed } from '#shared/result.ts';
import { type Implementation, implement } from '../implement.ts';

interface Services {
  readonly db: Database;
}
const cached = { cache: 'catalog' } as const;

export function contentRoutes(services: Services): readonly Implementation[] {
  return [...siteRoutes(services), ...postRoutes(services), ...caseStudyRoutes(services)];
}

function siteRoutes({ db }: Services): readonly Implementation[] {
  return [
    implement(getSiteEndpoint, async () => succeed({ settings: await readPublicSettings(db.orm) }), cached),
    implement(
      listFaqAndTestimonialsEndpoint,
      async () => succeed(await listFaqAndTestimonials(db.orm)),
      cached,
    ),
    implement(getSitePageEndpoint, ({ params }) => named('page', getSitePage(db.orm, params.name)), cached),
  ];
}

function postRoutes({ db }: Services): readonly Implementation[] {
  return [
    implement(listPostsEndpoint, async ({ query }) => succeed(await listPosts(db.orm, query)), cached),
    implement(getPostEndpoint, ({ params }) => getPost(db.orm, params.slug), cached),
  ];
}

function caseStudyRoutes({ db }: Services): readonly Implementation[] {
  return [
    implement(
      listCaseStudiesEndpoint,
      async ({ query }) => succeed(await listCaseStudies(db.orm, query)),
      cached,
    ),
    implement(
      getCaseStudyEndpoint,
      ({ params }) => named('case_study', getCaseStudy(db.orm, params.id)),
      cached,
    ),
  ];
}
