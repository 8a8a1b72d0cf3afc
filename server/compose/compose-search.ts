import type { Implementation } from '../api/implement.ts';
import type { JobDefinition } from '../jobs/worker/define-job.ts';
import type { Database } from '../platform/database/db.ts';
import { searchJobs } from '../search/search.jobs.ts';
import { searchRoutes } from '../search/search.routes.ts';

interface ComposedSearch {
  readonly routes: readonly Implementation[];
  readonly jobs: readonly JobDefinition[];
}

export function composeSearch({ db }: { readonly db: Database }): ComposedSearch {
  return { routes: searchRoutes({ db }), jobs: searchJobs({ db }) };
}
