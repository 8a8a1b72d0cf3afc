import type { ContentSection } from '#shared/content/content-sections.ts';
import { type CourseLesson, lessonsOf } from '#shared/courses/course.ts';
import type { ContentRow } from '../products/products.queries.ts';
import { type Rating, toCard } from '../products/products.rules.ts';
import { readCourse } from './read-course.ts';
import { readSections, shownSections } from './read-sections.ts';

export type PublicSection =
  | (Omit<ContentSection, 'access'> & { readonly is_locked: false })
  | (Pick<ContentSection, 'id' | 'type' | 'title' | 'description' | 'order'> & { readonly is_locked: true });

/** Lists the teaser's fields one by one, so that a new field cannot leak (DECISIONS 18). */
export function toPublicSection({ access, ...section }: ContentSection): PublicSection {
  if (access === 'public') return { ...section, is_locked: false };
  const { id, type, title, description, order } = section;
  return { id, type, title, description, order, is_locked: true };
}

function toPreview({ id, title, type, duration, description, body, video, embed_url }: CourseLesson) {
  return {
    id,
    title,
    type,
    duration,
    description,
    body,
    video_file_id: video?.file_id ?? null,
    captions_file_id: video?.captions_file_id ?? null,
    embed_url,
  };
}

export function toPublicContent(row: ContentRow, rating: Rating) {
  const lessons = lessonsOf(readCourse(row.modules));
  return {
    product: toCard(row, rating),
    sections: shownSections(readSections(row.content_metadata)).map(toPublicSection),
    previews: lessons.filter(({ is_preview, is_available }) => is_preview && is_available).map(toPreview),
  };
}

export function toOwnerContent(row: ContentRow) {
  return {
    product: toCard(row, { rating_average: null, rating_count: 0 }),
    sections: shownSections(readSections(row.content_metadata)),
    modules: readCourse(row.modules),
    lessons_in_order: row.lessons_in_order,
  };
}
