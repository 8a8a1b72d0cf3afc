import type { postsCopy, studiesCopy } from '#messages/admin-content.ts';
import type { ContentStatus } from '#shared/content.ts';
import type { MutationResult } from '../use-content-mutation.ts';
import type { ArticleValues } from './article-values.ts';

export interface SavedArticle {
  readonly id: string;
  readonly title: string;
  readonly status: ContentStatus;
  readonly updated_at: string;
}

/** What differs between kinds of article; lists and forms are shared. */
export interface ArticleKind<Values extends ArticleValues, Article extends SavedArticle> {
  readonly type: 'post' | 'case_study';
  readonly copy: typeof postsCopy | typeof studiesCopy;
  readonly listHref: string;
  /** Also takes `new`. */
  readonly formHref: (id: string) => string;
  readonly previewHref: (id: string) => string;
  /** The path before the slug: `/blog/`. */
  readonly prefix: string;
  /** Null gives an empty form. */
  valuesOf(article: Article | null): Values;
  create(values: Values): Promise<MutationResult<Article>>;
  read(id: string): Promise<MutationResult<Article>>;
  /** Refused when the article changed since `base_updated_at`. */
  save(id: string, edit: Values & { readonly base_updated_at: string }): Promise<MutationResult<Article>>;
}
