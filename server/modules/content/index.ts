/**
 * What visitors read, and the desk where it is written: posts and case studies (together: pieces), questions,
 * testimonials, texts of their own, and the settings that name the business. It shows only what is published and
 * whose date has come (PUB-100), and stores no HTML that it did not sanitise; it never tells a visitor a draft or a
 * setting that is for the team.
 */

export { caseStudyKind } from './case-study-kind.ts';
export { changeSetting, type InvalidSetting } from './change-setting.ts';
export { createCaseStudies, type NewCaseStudy } from './create-case-studies.ts';
export { createPosts, type NewPost } from './create-posts.ts';
export { decideSettingChange } from './decide-setting-change.ts';
export { deletePiece } from './delete-piece.ts';
export { duplicatePiece } from './duplicate-piece.ts';
export { type CaseStudyNotFound, getCaseStudy } from './get-case-study.ts';
export { getPost, type PostNotFound } from './get-post.ts';
export { getSitePage, type PageNotFound, type SitePageFound } from './get-site-page.ts';
export { type CaseStudyQuery, listCaseStudies } from './list-case-studies.ts';
export { listCategories } from './list-categories.ts';
export { listPieces } from './list-pieces.ts';
export { listPosts, type PostQuery } from './list-posts.ts';
export { listVoices } from './list-voices.ts';
export type { Desk } from './piece-kind.ts';
export { type PostDraft, postKind } from './post-kind.ts';
export { previewCaseStudy } from './preview-case-study.ts';
export { previewPost } from './preview-post.ts';
export { publishScheduled } from './publish-scheduled.ts';
export { readPiece } from './read-piece.ts';
export { readPublicSettings, readSettings } from './read-settings.ts';
export { listSettings, saveSetting } from './save-setting.ts';
export { type ContentChanged, listSitePages, saveSitePage } from './save-site-page.ts';
export { listAllVoices, saveQuestions, saveTestimonials } from './save-voices.ts';
export { rewritePiece, writeNewPiece } from './write-piece.ts';
export { type NewQuestion, writeQuestions } from './write-questions.ts';
export { type NewSitePage, writeSitePage } from './write-site-page.ts';
export { type NewTestimonial, writeTestimonials } from './write-testimonials.ts';
