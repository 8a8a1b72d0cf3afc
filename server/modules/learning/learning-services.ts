import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/db.ts';
import type { Storage } from '#server/platform/storage.ts';
import type { FileLinks } from './file-links.ts';

export interface LearningServices {
  readonly db: Database;
  readonly storage: Storage;
  readonly links: FileLinks;
  readonly clock: Clock;
}
