import type { RefusalOf } from '#contract/endpoint.ts';
import type { uploadProductMedia } from '#contract/media/admin.ts';

export type UploadRefused = RefusalOf<typeof uploadProductMedia>;

export interface MediaNotFound {
  readonly code: 'FILE_NOT_FOUND';
}
