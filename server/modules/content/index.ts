/**
 * Posts and case studies (together: articles), FAQ, testimonials, legal pages and site settings, for visitors and for
 * their editors. Visitors see only what is published and due (PUB-100), and no internal setting; all stored HTML is
 * sanitized.
 */

export type { ArticleContext } from './articles/article-kind.ts';
export { caseStudyKind } from './articles/case-study-kind.ts';
export { deleteArticle } from './articles/delete-article.ts';
export { duplicateArticle } from './articles/duplicate-article.ts';
export { listArticles } from './articles/list-articles.ts';
export { type PostDraft, postKind } from './articles/post-kind.ts';
export { publishScheduled } from './articles/publish-scheduled.ts';
export { readArticle } from './articles/read-article.ts';
export { createArticle, updateArticle } from './articles/write-article.ts';
export { createCaseStudies, type NewCaseStudy } from './case-studies/create-case-studies.ts';
export { type CaseStudyNotFound, getCaseStudy } from './case-studies/get-case-study.ts';
export { type CaseStudyQuery, listCaseStudies } from './case-studies/list-case-studies.ts';
export { previewCaseStudy } from './case-studies/preview-case-study.ts';
export { listCategories } from './posts/admin-posts.queries.ts';
export { createPosts, type NewPost } from './posts/create-posts.ts';
export { getPost, type PostNotFound } from './posts/get-post.ts';
export { listPosts, type PostQuery } from './posts/list-posts.ts';
export { previewPost } from './posts/preview-post.ts';
export { decideSettingChange } from './settings/decide-setting-change.ts';
export { readPublicSettings, readSettings } from './settings/read-settings.ts';
export { changeSetting, type InvalidSetting, listSettings, saveSetting } from './settings/save-setting.ts';
export {
  listAllFaqAndTestimonials,
  listFaqAndTestimonials,
  type NewFaqItem,
  type NewTestimonial,
  replaceFaqItems,
  replaceTestimonialSet,
  saveQuestions,
  saveTestimonials,
} from './site/faq-and-testimonials.ts';
export { getSitePage, type PageNotFound, type SitePageFound } from './site/get-site-page.ts';
export {
  type ContentChanged,
  listSitePages,
  type NewSitePage,
  saveSitePage,
  writeSitePage,
} from './site/save-site-page.ts';
