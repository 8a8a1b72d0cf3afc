/**
 * What visitors read, and the desk where it is written: posts, case studies, questions, testimonials, texts of their own, and the settings that name the
 * business. It shows only what is published and whose date has come (PUB-100), and stores no HTML that it did not
 * sanitise; it never tells a visitor a draft or a setting that is for the team.
 */
export { changeSetting, type InvalidSetting } from './change-setting.ts';
export { createCaseStudies, type NewCaseStudy } from './create-case-studies.ts';
export { createPosts, type NewPost } from './create-posts.ts';
export { deleteCaseStudy } from './delete-case-study.ts';
export { deletePost } from './delete-post.ts';
export { duplicateCaseStudy } from './duplicate-case-study.ts';
export { duplicatePost } from './duplicate-post.ts';
export { type CaseStudyNotFound, getCaseStudy } from './get-case-study.ts';
export { getPost, type PostNotFound } from './get-post.ts';
export { getSitePage, type PageNotFound, type SitePageFound } from './get-site-page.ts';
export { listAllCaseStudies } from './list-all-case-studies.ts';
export { listAllPosts } from './list-all-posts.ts';
export { type CaseStudyQuery, listCaseStudies } from './list-case-studies.ts';
export { listPosts, type PostQuery } from './list-posts.ts';
export { listVoices } from './list-voices.ts';
export { previewPost } from './preview-post.ts';
export { publishScheduled } from './publish-scheduled.ts';
export { previewCaseStudy, readDeskCaseStudy } from './read-desk-case-study.ts';
export { readDeskPost } from './read-desk-post.ts';
export { readPublicSettings, readSettings } from './read-settings.ts';
export { listSettings, saveSetting } from './save-setting.ts';
export { type ContentChanged, listSitePages, saveSitePage } from './save-site-page.ts';
export { listAllVoices, saveQuestions, saveTestimonials } from './save-voices.ts';
export { type PostChange, updatePost } from './update-post.ts';
export { rewriteCaseStudy, writeNewCaseStudy } from './write-case-study.ts';
export { type PostDraft, rewritePost, writeNewPost } from './write-post.ts';
export { type NewQuestion, writeQuestions } from './write-questions.ts';
export { type NewSitePage, writeSitePage } from './write-site-page.ts';
export { type NewTestimonial, writeTestimonials } from './write-testimonials.ts';
