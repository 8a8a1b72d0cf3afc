import type { RefusalOf } from '#contract/endpoint.ts';
import type {
  addEnrolment as adding,
  listEnrolments as listing,
  SequenceEnrolment,
} from '#contract/sequences/admin-enrolments.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { type Actor, recordAudit } from '../audit/index.ts';
import type { Reader, Tx } from '../platform/database/db.ts';
import { type ListQuery, totalOf } from '../platform/lists/list-window.ts';
import { cancelUnsentOf } from './advance-sequences.ts';
import {
  countEnrolments,
  enrol,
  findByAddress,
  markRemoved,
  selectEnrolments,
} from './enrolments.queries.ts';
import type { SequenceNotFound } from './read-sequences.ts';
import { lockSequence, selectSequence } from './sequences.queries.ts';

interface EnrolmentList {
  readonly name: string;
  readonly enrolments: SequenceEnrolment[];
  readonly total: number;
}

export async function listEnrolments(
  reader: Reader,
  sequence_id: string,
  { state, search, ...window }: ListQuery<typeof listing>,
): Promise<Result<EnrolmentList, SequenceNotFound>> {
  const sequence = await selectSequence(reader, sequence_id);
  if (sequence === null) return refuse({ code: 'SEQUENCE_NOT_FOUND' });
  const filter = { sequence_id, state, search };
  const enrolments = await selectEnrolments(reader, filter, window);
  const total = await totalOf(enrolments, window, () => countEnrolments(reader, filter));
  return succeed({ name: sequence.name, enrolments, total });
}

/** In a paused sequence they begin when it is started. */
export async function addEnrolment(
  tx: Tx,
  actor: Actor,
  { id, email }: { readonly id: string; readonly email: string },
): Promise<Result<{ readonly person_id: string }, RefusalOf<typeof adding>>> {
  if ((await lockSequence(tx, id)) === null) return refuse({ code: 'SEQUENCE_NOT_FOUND' });
  const person = await findByAddress(tx, id, email);
  if (person === null) return refuse({ code: 'PERSON_NOT_FOUND' });
  if (!person.is_reachable) return refuse({ code: 'PERSON_UNREACHABLE' });
  if (!(await enrol(tx, id, person.id))) return refuse({ code: 'PERSON_ENROLLED' });
  await recordAudit(tx, actor, {
    action: 'sequence.person_added',
    subject: { type: 'sequence', id },
    after: { person_id: person.id },
  });
  return succeed({ person_id: person.id });
}

/** A mail that is queued does not leave any more. */
export async function endEnrolment(
  tx: Tx,
  actor: Actor,
  { id, enrolment }: { readonly id: string; readonly enrolment: string },
): Promise<Result<null, { readonly code: 'ENROLMENT_NOT_FOUND' }>> {
  const person_id = await markRemoved(tx, { id, enrolment });
  if (person_id === null) return refuse({ code: 'ENROLMENT_NOT_FOUND' });
  await cancelUnsentOf(tx, [enrolment]);
  await recordAudit(tx, actor, {
    action: 'sequence.person_removed',
    subject: { type: 'sequence', id },
    before: { person_id },
  });
  return succeed(null);
}
