/**
 * Posts and case studies (together: articles), FAQ, testimonials, legal pages and site settings. Visitors see only what
 * is published and due (PUB-100), and no internal setting; all stored HTML is sanitized.
 */

export {
  createArticle,
  deleteArticle,
  duplicateArticle,
  listArticles,
  publishScheduled,
  readArticle,
  updateArticle,
} from './articles/articles.ts';
export { getCaseStudy, listCaseStudies, previewCaseStudy } from './articles/case-studies.ts';
export type { ArticleContext, ArticleKind } from './articles/kinds.ts';
export { caseStudyKind, createCaseStudies, createPosts, postKind } from './articles/kinds.ts';
export { listCategories } from './articles/posts.queries.ts';
export { getPost, listPosts, previewPost } from './articles/posts.ts';
export {
  findChangeKey,
  findPendingChange,
  replaceQuestions,
  replaceTestimonials,
} from './content.queries.ts';
export { type ChangeDecision, decideChange, needsSecondAdmin, requestChange } from './setting-changes.ts';
export {
  changeSetting,
  decideSettingChange,
  listSettings,
  readPublicSettings,
  readSettings,
  saveSetting,
} from './settings.ts';
export {
  getSitePage,
  listAllFaqAndTestimonials,
  listFaqAndTestimonials,
  listSitePages,
  saveQuestions,
  saveSitePage,
  saveTestimonials,
  writeSitePage,
} from './site.ts';
