import type { ProductContent } from '#contract/public/product-content.ts';
import { productCopy } from '#messages/product.ts';
import { minutesOf } from '#shared/courses/course-minutes.ts';

/** A length as its author wrote it (`1 jam 15 menit`), in the language of the page; other words stay. */
export function lessonLength(written: string | null): string | null {
  const minutes = minutesOf(written);
  return minutes === null || minutes === 0 ? written : productCopy.minutes(minutes);
}

type Preview = Pick<ProductContent['previews'][number], 'duration' | 'video_url' | 'body'>;

/** Of a free lesson: its film alone is shorter where there is something to read, too. */
export function previewLength({ duration, video_url, body }: Preview): string | null {
  const length = lessonLength(duration);
  return length === null || video_url === null || body === null ? length : productCopy.withReading(length);
}
