import * as contract from '#contract/courses/admin-course-progress.ts';
import { listLearners, readCourseProgress } from '#server/courses/index.ts';
import { type Implementation, implement } from '../api/implement.ts';

export function courseProgressRoutes(): readonly Implementation[] {
  return [
    implement(contract.getCourseProgress, ({ reader, params }) => readCourseProgress(reader, params.id), {
      reads: 'replica',
    }),
    implement(contract.listLearners, ({ reader, params, query }) => listLearners(reader, params.id, query), {
      reads: 'replica',
    }),
  ];
}
