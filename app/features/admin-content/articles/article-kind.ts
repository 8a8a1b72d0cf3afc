import type { AdminCaseStudy } from '#contract/admin/content/case-studies.ts';
import type { AdminPost } from '#contract/admin/content/posts.ts';
import { postsCopy, studiesCopy } from '#messages/admin-content.ts';

/** The parts of a post or case study that every form and list reads. */
export type SavedArticle = Pick<
  AdminPost & AdminCaseStudy,
  'id' | 'title' | 'status' | 'published_at' | 'scheduled_at' | 'updated_at'
>;

/** What differs between kinds of article; lists and forms are shared. */
export interface ArticleKind {
  readonly type: 'post' | 'case_study';
  readonly copy: typeof postsCopy | typeof studiesCopy;
  readonly listHref: string;
  /** Also takes `new`. */
  readonly formHref: (id: string) => string;
  /** In the language in which it is written; the preview leads to the other one. */
  readonly previewHref: (id: string) => string;
  /** The path before the slug. */
  readonly prefix: string;
}

export const postKind: ArticleKind = {
  type: 'post',
  copy: postsCopy,
  listHref: '/admin/content',
  formHref: (id) => `/admin/content/blog/${id}`,
  previewHref: (id) => `/id/admin/preview/blog/${id}`,
  prefix: '/blog/',
};

export const caseStudyKind: ArticleKind = {
  type: 'case_study',
  copy: studiesCopy,
  listHref: '/admin/content/case-studies',
  formHref: (id) => `/admin/content/case-studies/${id}`,
  previewHref: (id) => `/id/admin/preview/case-study/${id}`,
  prefix: '/case-study/',
};
