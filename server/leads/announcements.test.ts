import { systemActor } from '#server/audit/index.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import { succeed } from '#shared/result.ts';
import { expect, test } from '#tests/support/machine/database.ts';
import { auditForm, contactForm } from '#tests/support/shop/forms.ts';
import { makePerson } from '#tests/support/shop/people.ts';
import { submitForm, updateForm } from './index.ts';

test('a free audit that is taken and a form that is switched are announced to cached pages, other forms are not', async ({
  db,
}) => {
  const payloads: string[] = [];
  const listener = await db.pool.connect();
  listener.on('notification', ({ payload = '' }) => payloads.push(payload));
  await listener.query('listen content_changed');
  const clock = { now: () => new Date('2026-11-21T03:00:00Z') };
  const apply = async () => {
    const { id, email } = await makePerson(db);
    await submitForm({ db, clock }, auditForm({ email }), { user_id: id, ip_address: '::1' });
  };
  for (let n = 0; n < 12; n++) await apply();
  await submitForm({ db, clock }, contactForm(), { user_id: null, ip_address: '::1' });
  await withTx(db, async (tx) =>
    succeed(await updateForm(tx, systemActor, { form_type: 'contact', is_active: false })),
  );
  // Notifications arrive before the response to a later query.
  await listener.query('select 1');
  expect(payloads).toEqual([...Array(10).fill('audit_slots'), 'forms']);
  listener.release(true);
});
