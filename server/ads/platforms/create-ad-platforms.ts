import type { AdsSettings } from '#server/platform/config/ads-config.ts';
import type { AdPlatformApi } from './ad-platform.ts';
import { createMetaApi } from './meta.ts';
import { createTiktokApi } from './tiktok.ts';

/** Those whose keys are set. */
export function createAdPlatforms({ meta, tiktok }: AdsSettings): readonly AdPlatformApi[] {
  return [
    ...(meta === null ? [] : [createMetaApi(meta)]),
    ...(tiktok === null ? [] : [createTiktokApi(tiktok)]),
  ];
}
