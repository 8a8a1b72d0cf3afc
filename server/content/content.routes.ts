import { getPost as getPostEndpoint, listPosts as listPostsEndpoint } from '#contract/content/blog.ts';
import {
  getCaseStudy as getCaseStudyEndpoint,
  listCaseStudies as listCaseStudiesEndpoint,
} from '#contract/content/case-studies.ts';
import {
  getSite as getSiteEndpoint,
  getSitePage as getSitePageEndpoint,
  listFaqAndTestimonials as listFaqAndTestimonialsEndpoint,
} from '#contract/content/site.ts';
import {
  getCaseStudy,
  getPost,
  getSitePage,
  listCaseStudies,
  listFaqAndTestimonials,
  listPosts,
  readPublicSettings,
} from '#server/content/index.ts';
import { named, succeed } from '#shared/result.ts';
import { type Implementation, implement } from '../api/implement.ts';

const catalogCache = { cache: 'catalog', reads: 'replica' } as const;

export function contentRoutes(): readonly Implementation[] {
  return [...siteRoutes(), ...postRoutes(), ...caseStudyRoutes()];
}

function siteRoutes(): readonly Implementation[] {
  return [
    implement(
      getSiteEndpoint,
      async ({ reader }) => succeed({ settings: await readPublicSettings(reader) }),
      catalogCache,
    ),
    implement(
      listFaqAndTestimonialsEndpoint,
      async ({ reader }) => succeed(await listFaqAndTestimonials(reader)),
      catalogCache,
    ),
    implement(
      getSitePageEndpoint,
      ({ reader, params }) => named('page', getSitePage(reader, params.name)),
      catalogCache,
    ),
  ];
}

function postRoutes(): readonly Implementation[] {
  return [
    implement(
      listPostsEndpoint,
      async ({ reader, query }) => succeed(await listPosts(reader, query)),
      catalogCache,
    ),
    implement(getPostEndpoint, ({ reader, params }) => getPost(reader, params.slug), catalogCache),
  ];
}

function caseStudyRoutes(): readonly Implementation[] {
  return [
    implement(
      listCaseStudiesEndpoint,
      async ({ reader, query }) => succeed(await listCaseStudies(reader, query)),
      catalogCache,
    ),
    implement(
      getCaseStudyEndpoint,
      ({ reader, params }) => named('case_study', getCaseStudy(reader, params.id)),
      catalogCache,
    ),
  ];
}
