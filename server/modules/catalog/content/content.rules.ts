import type { ContentSection } from '#shared/content-sections.ts';
import { type CourseLesson, lessonsOf } from '#shared/course.ts';
import { type CardRow, type Rating, toCard } from '../products/products.rules.ts';
import { readCourse } from './read-course.ts';
import { readSections } from './read-sections.ts';

export interface ContentRow extends CardRow {
  readonly is_active: boolean;
  readonly content_metadata: unknown;
  readonly modules: unknown;
}

/** A section as everybody gets it: whole, or only what says that there is one. */
export type PublicSection =
  | (Omit<ContentSection, 'access'> & { readonly is_locked: false })
  | (Pick<ContentSection, 'id' | 'type' | 'title' | 'description' | 'order'> & { readonly is_locked: true });

/** What of an owner-only section is told is named here one by one, so that nothing new in it slips out (DECISIONS 18). */
export function toPublicSection({ access, ...section }: ContentSection): PublicSection {
  if (access === 'public') return { ...section, is_locked: false };
  const { id, type, title, description, order } = section;
  return { id, type, title, description, order, is_locked: true };
}

/** A lesson that anybody may read or watch, but its document: that is for owners. */
function toPreview({ id, title, type, duration, description, body, video }: CourseLesson) {
  return {
    id,
    title,
    type,
    duration,
    description,
    body,
    video_file_id: video?.file_id ?? null,
    captions_file_id: video?.captions_file_id ?? null,
  };
}

/** The public side of a product's content. */
export function toPublicContent(row: ContentRow, rating: Rating) {
  const lessons = lessonsOf(readCourse(row.modules));
  return {
    product: toCard(row, rating),
    sections: readSections(row.content_metadata).map(toPublicSection),
    previews: lessons.filter(({ is_preview, is_available }) => is_preview && is_available).map(toPreview),
  };
}

/** Everything of a product's content. What others think of it is no part of that. */
export function toOwnerContent(row: ContentRow) {
  return {
    product: toCard(row, { rating_average: null, rating_count: 0 }),
    sections: readSections(row.content_metadata),
    modules: readCourse(row.modules),
  };
}
