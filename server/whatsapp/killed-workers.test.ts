import { sql } from 'drizzle-orm';
import { sendSessionReminders } from '#server/bookings/index.ts';
import { terminateConnections, test as working } from '#server/jobs/testing/working.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import { expect } from '#tests/support/machine/database.ts';
import { inHours, makeBooking } from '#tests/support/shop/bookings.ts';
import { makePerson } from '#tests/support/shop/people.ts';
import {
  openWhatsappShop,
  readMessages,
  remindersOf,
  statusOf,
  withCloud,
} from '#tests/support/shop/whatsapp.ts';
import { waitFor } from '#tests/support/wait-for.ts';
import type { WhatsappCloud } from '#tests/support/whatsapp-cloud.ts';
import { chooseWhatsapp } from './index.ts';

const test = working.extend<{ cloud: WhatsappCloud }>(withCloud);

const PEOPLE = 12;
const workerConnections = sql`select pid from pg_stat_activity
  where application_name = 'arunika-worker' and datname = current_database()`;

test('with two workers that lose their connections, everybody is told exactly once', async ({
  db,
  work,
  cloud,
}) => {
  const shop = await openWhatsappShop(db, cloud);
  const people = [];
  for (let nth = 0; nth < PEOPLE; nth++) {
    const person = await makePerson(db);
    const phone = `+6281200000${100 + nth}`;
    await withTx(db, (tx) => chooseWhatsapp(tx, person, { phone, source: 'settings' }));
    await makeBooking(db, { user_id: person.id, hours: 23 - nth });
    people.push({ ...person, phone });
  }
  await sendSessionReminders({ db, clock: { now: () => inHours(0) } });
  await Promise.all([1, 2].map(() => work({ concurrency: 3, jobs: shop.app.jobs })));
  for (const taken of [2, 5, 8]) {
    await waitFor(() => expect(cloud.taken.length).toBeGreaterThanOrEqual(taken));
    await terminateConnections(db, workerConnections);
  }
  await waitFor(() => expect(cloud.taken).toHaveLength(PEOPLE));
  for (const { wamid, body } of cloud.taken) {
    const ours = { biz_opaque_callback_data: body.biz_opaque_callback_data };
    await shop.notify(statusOf(wamid, 'delivered', { recipient_id: body.to?.slice(1), ...ours }));
  }
  await waitFor(async () =>
    expect((await readMessages(db)).map(({ status }) => status)).toEqual(
      Array.from({ length: PEOPLE }, () => 'delivered'),
    ),
  );
  shop.moveClock(11);
  await shop.runJob('mail-late-whatsapp');
  expect(cloud.taken.map(({ body }) => body.to).toSorted()).toEqual(
    people.map(({ phone }) => phone).toSorted(),
  );
  expect(await Promise.all(people.map((person) => remindersOf(db, person)))).toEqual(people.map(() => 0));
});
