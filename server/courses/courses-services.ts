import type { HeldRefund } from '#contract/refunds/held-refund.ts';
import type { FilmHost } from '#shared/courses/film-hosts.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database, Reader } from '../platform/database/db.ts';
import type { Storage } from '../platform/storage/storage.ts';
import type { FileLinks, FilmLinks } from './files/signed-links.ts';
import type { StampedCopies } from './files/stamped-copies.ts';

/** Injected at composition. Null: not bought by the holder. */
export type ReadRefundEligibility = (
  reader: Reader,
  holder: { readonly user_id: string; readonly product_id: string },
  now: Date,
) => Promise<HeldRefund | null>;

export interface CourseServices {
  readonly db: Database;
  readonly storage: Storage;
  readonly links: FileLinks;
  readonly films: FilmLinks;
  readonly copies: StampedCopies;
  readonly clock: Clock;
  readonly readRefundEligibility: ReadRefundEligibility;
  readonly readFilmHosts: () => Promise<readonly FilmHost[]>;
}
