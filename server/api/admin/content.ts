import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/db.ts';
import type { Implementation } from '../implement.ts';
import { adminCaseStudyRoutes } from './case-studies.ts';
import { adminFormRoutes } from './forms.ts';
import { leadRoutes } from './leads.ts';
import { adminPostRoutes } from './posts.ts';
import { settingRoutes } from './settings.ts';
import { sitePageRoutes } from './site-pages.ts';

interface Services {
  readonly db: Database;
  readonly clock: Clock;
}

export function contentAdminRoutes(services: Services): readonly Implementation[] {
  return [
    ...adminPostRoutes(services),
    ...adminCaseStudyRoutes(services),
    ...adminFormRoutes(services),
    ...leadRoutes(services),
    ...settingRoutes(services),
    ...sitePageRoutes(services),
  ];
}
