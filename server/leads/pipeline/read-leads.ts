import type { RefusalOf } from '#contract/endpoint.ts';
import type { LeadBoard, LeadDetails, readLead as readLeadEndpoint } from '#contract/leads/admin.ts';
import { listStaff, readShortNames } from '#server/account/index.ts';
import type { Reader } from '#server/platform/database/db.ts';
import { leadStatuses, signUpForms } from '#shared/forms.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { answers } from '../submissions/submission-columns.ts';
import {
  countSignUps,
  findLeads,
  type LeadFilter,
  type LeadWindow,
  selectLead,
  selectLeads,
  selectNotes,
  selectStatusChanges,
} from './pipeline.queries.ts';

export type LeadNotFound = RefusalOf<typeof readLeadEndpoint>;
type FoundLead = NonNullable<Awaited<ReturnType<typeof selectLead>>>;

export async function readLead(reader: Reader, id: string): Promise<Result<LeadDetails, LeadNotFound>> {
  const row = await selectLead(reader, id);
  return row === null ? refuse({ code: 'LEAD_NOT_FOUND' }) : succeed(await complete(reader, row));
}

async function complete(reader: Reader, { form_data, ...row }: FoundLead) {
  const [notes, moves, staff] = await Promise.all([
    selectNotes(reader, row.id),
    selectStatusChanges(reader, row.id),
    listStaff(reader),
  ]);
  const people = [...notes.map(({ author_id }) => author_id), ...moves.map(({ actor_id }) => actor_id)];
  const names = await readShortNames(reader, [...new Set(people.filter((person) => person !== null))]);
  const nameOf = (person: string | null) => (person === null ? null : (names.get(person) ?? null));
  return {
    staff,
    lead: { ...row, answers: answers.parse(form_data) },
    notes: notes.map(({ author_id, ...note }) => ({ ...note, author_name: nameOf(author_id) })),
    history: moves.map(({ actor_id, ...move }) => ({ ...move, actor_name: nameOf(actor_id) })),
  };
}

/** Search covers name, e-mail, phone and company. `total` stops at MAX_COUNTED. */
export async function listLeads(reader: Reader, filter: LeadFilter, window: LeadWindow) {
  const { total, ids, offset } = await findLeads(reader, filter, window);
  const leads = await selectLeads(reader, ids === null ? filter : { ids }, { ...window, offset });
  return { leads, total };
}

const MAX_CARDS = 20;

export async function readBoard(reader: Reader, search: string | undefined): Promise<LeadBoard> {
  const window = { sort: '-created_at', limit: MAX_CARDS, offset: 0 } as const;
  const [columns, sign_ups] = await Promise.all([
    Promise.all(
      leadStatuses.map(async (status) => ({
        status,
        ...(await listLeads(reader, { status, search, without: signUpForms }, window)),
      })),
    ),
    countSignUps(reader),
  ]);
  return { columns, sign_ups };
}
