import { systemActor } from '#server/audit/index.ts';
import { expect, test } from '#tests/support/machine/database.ts';
import { makeBooking } from '#tests/support/session-types.ts';
import { makePerson } from '#tests/support/shop/people.ts';
import { addPersonNote, readPersonDesk, readPersonNotes, removePersonNote } from './index.ts';

test('an account shows its bookings, the forms of its address, and notes whose words are in no log', async ({
  db,
}) => {
  const [person, other] = [await makePerson(db), await makePerson(db)];
  const booking = await makeBooking(db, person.id);
  await db.pool.query(
    `insert into leads (full_name, email, form_type, lead_score, form_data)
     select full_name, email, 'contact', 40, '{}' from users`,
  );
  const note = { user_id: person.id, body: 'Minta invoice atas nama PT.' };
  const added = await addPersonNote(db, note, systemActor);
  await addPersonNote(db, { user_id: other.id, body: 'Orang lain' }, systemActor);
  expect(await readPersonDesk(db.orm, person.id)).toMatchObject({
    value: {
      bookings: [{ id: booking, title: null, state: 'unscheduled', starts_at: null }],
      leads: [{ form_type: 'contact', status: 'new' }],
      notes: [{ body: note.body, created_by_name: null }],
    },
  });
  expect(await readPersonNotes(db.orm, person.id, { limit: 9, offset: 0 })).toMatchObject([
    { body: note.body },
  ]);
  const { rows } = await db.pool.query('select after from audit_entries');
  expect(JSON.stringify(rows)).not.toContain('invoice');
  const note_id = added.ok ? added.value.id : '';
  const remove = (user_id: string) => removePersonNote(db, { user_id, note_id }, systemActor);
  for (const [id, removed] of [
    [other.id, false],
    [person.id, true],
    [person.id, false],
  ] as const)
    expect(await remove(id)).toMatchObject({ value: { removed } });
});
