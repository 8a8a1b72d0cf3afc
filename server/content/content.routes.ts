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
} from '#server/content/index.ts';
import { named, succeed } from '#shared/result.ts';
import { type Implementation, implement } from '../api/implement.ts';

const cached = { cache: 'catalog', reads: 'replica' } as const;

export function contentRoutes(): readonly Implementation[] {
  return [...siteRoutes(), ...postRoutes(), ...caseStudyRoutes()];
}

function siteRoutes(): readonly Implementation[] {
  return [
    implement(
      getSiteEndpoint,
      async ({ reader }) => succeed({ settings: await readPublicSettings(reader) }),
      cached,
    ),
    implement(
      listFaqAndTestimonialsEndpoint,
      async ({ reader }) => succeed(await listFaqAndTestimonials(reader)),
      cached,
    ),
    implement(
      getSitePageEndpoint,
      ({ reader, params }) => named('page', getSitePage(reader, params.name)),
      cached,
    ),
  ];
}

function postRoutes(): readonly Implementation[] {
  return [
    implement(
      listPostsEndpoint,
      async ({ reader, query }) => succeed(await listPosts(reader, query)),
      cached,
    ),
    implement(getPostEndpoint, ({ reader, params }) => getPost(reader, params.slug), cached),
  ];
}

function caseStudyRoutes(): readonly Implementation[] {
  return [
    implement(
      listCaseStudiesEndpoint,
      async ({ reader, query }) => succeed(await listCaseStudies(reader, query)),
      cached,
    ),
    implement(
      getCaseStudyEndpoint,
      ({ reader, params }) => named('case_study', getCaseStudy(reader, params.id)),
      cached,
    ),
  ];
}
