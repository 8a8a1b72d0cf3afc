/**
 * Posts and case studies (together: articles), FAQ, testimonials, legal pages and site settings. Visitors see only what
 * is published and due (PUB-100), and no internal setting; all stored HTML is sanitized.
 */

export type { ArticleContext, ArticleKind } from './articles/article-kind.ts';
export { caseStudyKind } from './articles/case-study-kind.ts';
export { deleteArticle } from './articles/delete-article.ts';
export { duplicateArticle } from './articles/duplicate-article.ts';
export { postKind } from './articles/post-kind.ts';
export { publishScheduled } from './articles/publish-scheduled.ts';
export { listArticles, readArticle } from './articles/read-articles.ts';
export { createArticle, updateArticle } from './articles/write-article.ts';
export { createCaseStudies } from './case-studies/create-case-studies.ts';
export { getCaseStudy, listCaseStudies, previewCaseStudy } from './case-studies/read-case-studies.ts';
export { replaceQuestions, replaceTestimonials } from './content.queries.ts';
export { listCategories } from './posts/admin-posts.queries.ts';
export { createPosts } from './posts/create-posts.ts';
export { getPost, listPosts, previewPost } from './posts/read-posts.ts';
export { decideSettingChange } from './settings/decide-setting-change.ts';
export { readPublicSettings, readSettings } from './settings/read-settings.ts';
export { changeSetting, listSettings, saveSetting } from './settings/save-setting.ts';
export {
  listAllFaqAndTestimonials,
  listFaqAndTestimonials,
  saveQuestions,
  saveTestimonials,
} from './site/faq-and-testimonials.ts';
export { getSitePage } from './site/get-site-page.ts';
export { listSitePages, saveSitePage, writeSitePage } from './site/save-site-page.ts';
