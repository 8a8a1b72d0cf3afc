import type { uploadProductMedia } from '#contract/admin/content/media.ts';
import type { RefusalOf } from '#contract/endpoint.ts';

export type UploadRefused = RefusalOf<typeof uploadProductMedia>;

export interface MediaNotFound {
  readonly code: 'FILE_NOT_FOUND';
}
