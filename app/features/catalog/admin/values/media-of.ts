import { arrangeMedia, type MediaItem } from '#app/components/media-upload/gallery/media-item.ts';
import { productFields } from '#contract/catalog/admin-product-fields.ts';
import { parseJson } from '#shared/parse-json.ts';
import type { ProductValues } from './product-values.ts';

export function mediaOf({ media_gallery }: Pick<ProductValues, 'media_gallery'>): readonly MediaItem[] {
  const media = productFields.media_gallery.safeParse(parseJson(media_gallery));
  return media.success ? arrangeMedia(media.data) : [];
}
