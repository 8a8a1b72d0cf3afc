/**
 * What visitors read, and the desk where it is written: posts and case studies (together: pieces), questions,
 * testimonials, texts of their own, and the settings that name the business. It shows only what is published and
 * whose date has come (PUB-100), and stores no HTML that it did not sanitise; it never tells a visitor a draft or a
 * setting that is for the team.
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
export { createPosts, type NewPost } from './posts/create-posts.ts';
export { getPost, type PostNotFound } from './posts/get-post.ts';
export { listCategories } from './posts/list-categories.ts';
export { listPosts, type PostQuery } from './posts/list-posts.ts';
export { previewPost } from './posts/preview-post.ts';
export { changeSetting, type InvalidSetting } from './settings/change-setting.ts';
export { decideSettingChange } from './settings/decide-setting-change.ts';
export { readPublicSettings, readSettings } from './settings/read-settings.ts';
export { listSettings, saveSetting } from './settings/save-setting.ts';
export { getSitePage, type PageNotFound, type SitePageFound } from './site/get-site-page.ts';
export { listFaqAndTestimonials } from './site/list-faq-and-testimonials.ts';
export { type NewFaqItem, replaceFaqItems } from './site/replace-faq-items.ts';
export { type NewTestimonial, replaceTestimonialSet } from './site/replace-testimonial-set.ts';
export {
  listAllFaqAndTestimonials,
  saveQuestions,
  saveTestimonials,
} from './site/save-faq-and-testimonials.ts';
export { type ContentChanged, listSitePages, saveSitePage } from './site/save-site-page.ts';
export { type NewSitePage, writeSitePage } from './site/write-site-page.ts';
