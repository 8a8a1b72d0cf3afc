import type { MediaKind } from '#shared/files/uploads.ts';

/** One entry of `media_gallery`, in display order (AENT-008). */
export interface MediaItem {
  readonly type: MediaKind;
  readonly url: string;
  readonly alt: string | null;
  readonly is_featured: boolean;
  readonly sort_order: number;
}

/** Numbers the items from 1; only the first picture is featured (AENT-009). */
export function arrangeMedia(
  items: readonly Pick<MediaItem, 'type' | 'url' | 'alt'>[],
): readonly MediaItem[] {
  const first = items.findIndex(({ type }) => type === 'image');
  return items.map(({ type, url, alt }, index) => ({
    type,
    url,
    alt,
    is_featured: index === first,
    sort_order: index + 1,
  }));
}

export function featureFirst(items: readonly MediaItem[], url: string): readonly MediaItem[] {
  const chosen = items.filter((item) => item.url === url);
  return arrangeMedia([...chosen, ...items.filter((item) => item.url !== url)]);
}
