import type { Database } from '#server/platform/db.ts';
import type { Implementation } from '../implement.ts';
import { sitePageRoutes } from './site-pages.ts';

/** What the content screen reads and writes. */
export function contentAdminRoutes(services: { readonly db: Database }): readonly Implementation[] {
  return [...sitePageRoutes(services)];
}
