import { withTx } from '#server/platform/with-tx.ts';
import { succeed } from '#shared/result.ts';
import { expect, test } from '#tests/support/database.ts';
import { auditForm, contactForm } from '#tests/support/forms.ts';
import { makePerson } from '#tests/support/people.ts';
import { setFormActive, submitForm } from './index.ts';

test('a free audit that is taken and a form that is switched are announced to kept pages, other forms are not', async ({
  db,
}) => {
  const heard: string[] = [];
  const listener = await db.pool.connect();
  listener.on('notification', ({ payload = '' }) => heard.push(payload));
  await listener.query('listen content_changed');
  const clock = { now: () => new Date('2026-11-21T03:00:00Z') };
  const apply = async () => {
    const { id, email } = await makePerson(db);
    await submitForm({ db, clock }, auditForm({ email }), { user_id: id, ip_address: '::1' });
  };
  for (let n = 0; n < 12; n++) await apply();
  await submitForm({ db, clock }, contactForm(), { user_id: null, ip_address: '::1' });
  await withTx(db, async (tx) =>
    succeed(await setFormActive(tx, { form_type: 'contact', is_active: false })),
  );
  // An answer of the listening connection comes after every notice that was sent before it.
  await listener.query('select 1');
  expect(heard).toEqual([...Array(10).fill('audit_slots'), 'forms']);
  listener.release(true);
});
