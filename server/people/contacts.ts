import type { InputOf } from '#contract/endpoint.ts';
import type * as contract from '#contract/people/admin-people.ts';
import { type Actor, recordAudit } from '#server/audit/index.ts';
import { listMessageConsents } from '#server/consents/index.ts';
import type { Reader, Tx } from '#server/platform/database/db.ts';
import type { ListQuery } from '#server/platform/lists/list-window.ts';
import { CSV_TYPE, type CsvFile, type CsvRow, csvTable } from '#server/platform/text/csv.ts';
import { listSegmentNames, readSegmentRules } from '#server/segments/index.ts';
import { deleteSubscriberById } from '#server/subscribers/index.ts';
import { MAX_BULK } from '#shared/lists.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import {
  addTag,
  type ContactFilter,
  listContactRows,
  removeTag,
  selectContact,
  selectContactIds,
  selectContactsAfter,
  selectPurchases,
  selectTags,
} from './contacts.queries.ts';
import { peopleColumns, TAG_SEPARATOR } from './import/read-rows.ts';

type Filter = Omit<ContactFilter, 'rules'> & { readonly segment?: string | undefined };
type SegmentGone = { readonly code: 'SEGMENT_NOT_FOUND' };

async function resolveFilter(
  reader: Reader,
  { segment, ...filter }: Filter,
): Promise<Result<ContactFilter, SegmentGone>> {
  if (segment === undefined) return succeed({ ...filter, rules: null });
  const rules = await readSegmentRules(reader, segment);
  return rules === null ? refuse({ code: 'SEGMENT_NOT_FOUND' }) : succeed({ ...filter, rules });
}

export async function listContacts(reader: Reader, query: ListQuery<typeof contract.listPeople>) {
  const filter = await resolveFilter(reader, query);
  if (!filter.ok) return filter;
  const [found, tags, segments] = await Promise.all([
    listContactRows(reader, filter.value, query),
    selectTags(reader),
    listSegmentNames(reader),
  ]);
  return succeed({ ...found, tags, segments });
}

const PURCHASES = 20;

export async function readContact(
  reader: Reader,
  id: string,
): Promise<Result<contract.ContactDetails, { readonly code: 'PERSON_NOT_FOUND' }>> {
  const person = await selectContact(reader, id);
  if (person === null) return refuse({ code: 'PERSON_NOT_FOUND' });
  const [consents, purchases] = await Promise.all([
    listMessageConsents(reader, person.email),
    person.user_id === null ? [] : selectPurchases(reader, person.user_id, PURCHASES),
  ]);
  return succeed({ person, consents: [...consents], purchases });
}

/** The address stays out of the audit log, which outlives it. */
export async function deleteContact(
  tx: Tx,
  actor: Actor,
  id: string,
): Promise<Result<null, { readonly code: 'PERSON_NOT_FOUND' | 'HAS_ACCOUNT' }>> {
  const deleted = await deleteSubscriberById(tx, id);
  if (!deleted.ok) return deleted;
  await recordAudit(tx, actor, { action: 'people.deleted', subject: { type: 'people', id } });
  return succeed(null);
}

type TagChange = InputOf<typeof contract.tagPeople>['body'];

export async function tagContacts(
  tx: Tx,
  actor: Actor,
  { ids, filter, tag, change }: TagChange,
): Promise<
  Result<
    { readonly changed: number },
    SegmentGone | { readonly code: 'TOO_MANY_ROWS'; readonly details: { readonly most: number } }
  >
> {
  const found = await resolveFilter(tx, filter ?? {});
  if (!found.ok) return found;
  const people = ids ?? (await selectContactIds(tx, found.value, MAX_BULK + 1));
  if (people.length > MAX_BULK) return refuse({ code: 'TOO_MANY_ROWS', details: { most: MAX_BULK } });
  const changed = await (change === 'add' ? addTag : removeTag)(tx, people, tag);
  if (changed > 0) {
    await recordAudit(tx, actor, {
      action: 'people.tagged',
      subject: { type: 'people', id: tag },
      after: { change, people: changed },
    });
  }
  return succeed({ changed });
}

const BATCH_SIZE = 1000;

export async function exportContacts(reader: Reader, query: Filter): Promise<Result<CsvFile, SegmentGone>> {
  const filter = await resolveFilter(reader, query);
  if (!filter.ok) return filter;
  return succeed({
    file_name: 'people.csv',
    content_type: CSV_TYPE,
    content: csvTable([...peopleColumns], rowsOf(reader, filter.value)),
  });
}

async function* rowsOf(reader: Reader, filter: ContactFilter): AsyncGenerator<CsvRow, void> {
  let last: contract.Contact | null = null;
  for (;;) {
    const batch: readonly contract.Contact[] = await selectContactsAfter(reader, filter, {
      after: last,
      limit: BATCH_SIZE,
    });
    for (const person of batch) yield cellsOf(person);
    last = batch.at(-1) ?? null;
    if (batch.length < BATCH_SIZE) return;
  }
}

const cellsOf = (person: contract.Contact): CsvRow => [
  person.email,
  person.full_name,
  person.language ?? '',
  person.source,
  person.mail_state,
  person.tags.join(TAG_SEPARATOR),
  person.news_since ?? '',
  person.news_source ?? '',
  person.total_orders,
  person.total_spent,
  person.last_order_at ?? '',
  person.created_at,
];
