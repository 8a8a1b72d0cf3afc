import type { AdminCaseStudy } from '#contract/content/admin-case-studies.ts';
import type { AdminPost } from '#contract/content/admin-posts.ts';
import { postsCopy, studiesCopy } from '#messages/content/admin.ts';

export type SavedArticle = Pick<
  AdminPost & AdminCaseStudy,
  'id' | 'title' | 'status' | 'published_at' | 'scheduled_at' | 'updated_at'
>;

export interface ArticleKind {
  readonly type: 'post' | 'case_study';
  readonly copy: typeof postsCopy | typeof studiesCopy;
  readonly listHref: string;
  readonly formHref: (id: string) => string;
  readonly previewHref: (id: string) => string;
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
