import * as contract from '#contract/sequences/admin.ts';
import * as enrolments from '#contract/sequences/admin-enrolments.ts';
import { mapValue, succeed } from '#shared/result.ts';
import { actorOf } from '../api/actor.ts';
import { type Implementation, implement } from '../api/implement.ts';
import type { Database } from '../platform/database/db.ts';
import { withTx } from '../platform/database/with-tx.ts';
import {
  addEnrolment,
  addStep,
  changeStep,
  createSequence,
  deleteSequence,
  endEnrolment,
  getSequence,
  listEnrolments,
  listSequences,
  moveStep,
  pauseSequence,
  removeStep,
  startSequence,
  updateSequence,
} from './index.ts';

export function sequenceRoutes({ db }: { readonly db: Database }): readonly Implementation[] {
  return [
    implement(
      contract.listSequences,
      async ({ reader }) => succeed({ sequences: [...(await listSequences(reader))] }),
      { reads: 'replica' },
    ),
    implement(contract.getSequence, ({ params }) => getSequence(db.orm, params.id)),
    implement(contract.createSequence, (call) =>
      withTx(db, (tx) => createSequence(tx, actorOf(call), call.body)),
    ),
    implement(contract.updateSequence, (call) =>
      withTx(db, (tx) => updateSequence(tx, actorOf(call), { ...call.params, ...call.body })),
    ),
    implement(contract.startSequence, (call) =>
      withTx(db, (tx) => startSequence(tx, actorOf(call), { ...call.params, ...call.body })),
    ),
    implement(contract.pauseSequence, (call) =>
      withTx(db, (tx) => pauseSequence(tx, actorOf(call), call.params.id)),
    ),
    implement(contract.deleteSequence, (call) =>
      withTx(db, (tx) =>
        mapValue(deleteSequence(tx, actorOf(call), call.params.id), () => ({ deleted: true as const })),
      ),
    ),
    ...stepRoutes(db),
    ...enrolmentRoutes(db),
  ];
}

const stepRoutes = (db: Database): readonly Implementation[] => [
  implement(contract.addStep, (call) =>
    withTx(db, (tx) => addStep(tx, actorOf(call), { ...call.params, ...call.query, ...call.body })),
  ),
  implement(contract.changeStep, (call) =>
    withTx(db, (tx) => changeStep(tx, actorOf(call), { ...call.params, ...call.body })),
  ),
  implement(contract.moveStep, (call) =>
    withTx(db, (tx) => moveStep(tx, actorOf(call), { ...call.params, ...call.body })),
  ),
  implement(contract.removeStep, (call) => withTx(db, (tx) => removeStep(tx, actorOf(call), call.params))),
];

const enrolmentRoutes = (db: Database): readonly Implementation[] => [
  implement(
    enrolments.listEnrolments,
    ({ reader, params, query }) => listEnrolments(reader, params.id, query),
    { reads: 'replica' },
  ),
  implement(enrolments.addEnrolment, (call) =>
    withTx(db, (tx) => addEnrolment(tx, actorOf(call), { ...call.params, ...call.body })),
  ),
  implement(enrolments.endEnrolment, (call) =>
    withTx(db, (tx) =>
      mapValue(endEnrolment(tx, actorOf(call), call.params), () => ({ ended: true as const })),
    ),
  ),
];
