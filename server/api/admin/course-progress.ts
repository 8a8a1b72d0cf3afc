import * as contract from '#contract/admin/course-progress.ts';
import { listLearners, readCourseProgress } from '#server/modules/learning/index.ts';
import type { Database } from '#server/platform/db.ts';
import { type Implementation, implement } from '../implement.ts';

export function courseProgressRoutes({ db }: { readonly db: Database }): readonly Implementation[] {
  return [
    implement(contract.getCourseProgress, ({ params }) => readCourseProgress(db.orm, params.id)),
    implement(contract.listLearners, ({ params, query }) => listLearners(db.orm, params.id, query)),
  ];
}
