import type { ProductContent } from '#contract/catalog/product-content.ts';
import { productCopy } from '#messages/catalog/product.ts';
import { minutesOf } from '#shared/courses/course.ts';

/** Translates a length as its author wrote it (`1 jam 15 menit`); unknown words stay. */
export function lessonLength(written: string | null): string | null {
  const minutes = minutesOf(written);
  return minutes === null || minutes === 0 ? written : productCopy.minutes(minutes);
}

type Preview = Pick<ProductContent['previews'][number], 'duration' | 'video_url' | 'body'>;

/** Adds that reading comes on top where the lesson also has text. Null when the length is unknown. */
export function previewLength({ duration, video_url, body }: Preview): string | null {
  const length = lessonLength(duration);
  return length === null || video_url === null || body === null ? length : productCopy.withReading(length);
}
