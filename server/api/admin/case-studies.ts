import {
  createCaseStudy as createCaseStudyEndpoint,
  duplicateCaseStudy as duplicateCaseStudyEndpoint,
  listDeskCaseStudies as listDeskCaseStudiesEndpoint,
  previewCaseStudy as previewCaseStudyEndpoint,
  readCaseStudy as readCaseStudyEndpoint,
  removeCaseStudy as removeCaseStudyEndpoint,
  saveCaseStudy as saveCaseStudyEndpoint,
} from '#contract/admin/case-studies.ts';
import {
  deleteCaseStudy,
  duplicateCaseStudy,
  listAllCaseStudies,
  previewCaseStudy,
  readDeskCaseStudy,
  rewriteCaseStudy,
  writeNewCaseStudy,
} from '#server/modules/content/index.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/db.ts';
import { withTx } from '#server/platform/with-tx.ts';
import { succeed } from '#shared/result.ts';
import { actorOf } from '../actor.ts';
import { type Implementation, implement } from '../implement.ts';

interface Services {
  readonly db: Database;
  readonly clock: Clock;
}

/** Case studies as those who write them see them. */
export function deskCaseStudyRoutes({ db, clock }: Services): readonly Implementation[] {
  return [
    implement(listDeskCaseStudiesEndpoint, async ({ query }) => {
      const { status, search, ...window } = query;
      return succeed(await listAllCaseStudies(db.orm, { status, search }, window));
    }),
    implement(createCaseStudyEndpoint, (call) =>
      withTx(db, async (tx) => {
        const written = await writeNewCaseStudy(tx, { now: clock.now(), actor: actorOf(call) }, call.body);
        return written.ok ? succeed({ case_study: written.value }) : written;
      }),
    ),
    implement(saveCaseStudyEndpoint, (call) =>
      withTx(db, async (tx) => {
        const edit = { ...call.params, ...call.body };
        const written = await rewriteCaseStudy(tx, { now: clock.now(), actor: actorOf(call) }, edit);
        return written.ok ? succeed({ case_study: written.value }) : written;
      }),
    ),
    implement(duplicateCaseStudyEndpoint, (call) =>
      withTx(db, async (tx) => {
        const { id } = call.params;
        const copied = await duplicateCaseStudy(tx, { now: clock.now(), actor: actorOf(call) }, id);
        return copied.ok ? succeed({ case_study: copied.value }) : copied;
      }),
    ),
    implement(removeCaseStudyEndpoint, (call) =>
      withTx(db, async (tx) => {
        const gone = await deleteCaseStudy(tx, actorOf(call), call.params.id);
        return gone.ok ? succeed({ deleted: true as const }) : gone;
      }),
    ),
    implement(readCaseStudyEndpoint, async ({ params }) => {
      const found = await readDeskCaseStudy(db.orm, params.id);
      return found.ok ? succeed({ case_study: found.value }) : found;
    }),
    implement(previewCaseStudyEndpoint, async ({ params }) => {
      const found = await previewCaseStudy(db.orm, params.id, clock.now());
      return found.ok ? succeed({ case_study: found.value }) : found;
    }),
  ];
}
