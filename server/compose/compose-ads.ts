import { adJobs } from '../ads/ads.jobs.ts';
import { adRoutes } from '../ads/ads.routes.ts';
import { createAdPlatforms } from '../ads/index.ts';
import type { Implementation } from '../api/implement.ts';
import type { JobDefinition } from '../jobs/worker/define-job.ts';
import type { ComposeOptions } from './compose-options.ts';

interface ComposedAds {
  readonly routes: readonly Implementation[];
  readonly jobs: readonly JobDefinition[];
}

export function composeAds({ config, db, clock, app_url }: ComposeOptions): ComposedAds {
  const services = { db, clock, app_url, platforms: createAdPlatforms(config.ads) };
  return { routes: adRoutes(services), jobs: adJobs(services) };
}
