import { productCopy } from '#messages/product.ts';
import { minutesOf } from '#shared/courses/course-minutes.ts';

/** A length as its author wrote it (`1 jam 15 menit`), in the language of the page; other words stay. */
export function lessonLength(written: string | null): string | null {
  const minutes = minutesOf(written);
  return minutes === null || minutes === 0 ? written : productCopy.minutes(minutes);
}
