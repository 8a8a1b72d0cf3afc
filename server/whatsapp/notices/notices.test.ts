import { describe, expect } from '#tests/support/machine/database.ts';
import { readAnswer, send } from '#tests/support/shop/accounts.ts';
import {
  makeClient,
  openWhatsappShop,
  PHONE,
  postNotice,
  queueReminder,
  readMessages,
  remindersOf,
  statusOf,
  test,
  textOf,
} from '#tests/support/shop/whatsapp.ts';
import { makeLead } from '#tests/support/shop/whatsapp-leads.ts';
import { VERIFY_TOKEN } from '#tests/support/whatsapp-cloud.ts';

describe('notices of Meta', () => {
  test('that come twice or out of order never take a message back', async ({ db, cloud }) => {
    const shop = await openWhatsappShop(db, cloud);
    const client = await makeClient(db, shop);
    await queueReminder(db, client);
    await shop.app.drainJobs();
    await shop.notify(statusOf('wamid.1', 'read', { pricing: { billable: false } }));
    for (const late of ['delivered', 'sent', 'failed']) await shop.notify(statusOf('wamid.1', late));
    expect(await readMessages(db)).toMatchObject([{ status: 'read', cost_bigint: 0 }]);
    await expect(db.pool.query("update whatsapp_messages set status = 'sent'")).rejects.toMatchObject({
      constraint: 'whatsapp_status_goes_forward',
    });
    expect(await shop.notify(statusOf('wamid.of another program', 'delivered'))).toBe(200);
  });

  test('are believed with their signature only, and the same one again changes nothing', async ({
    db,
    cloud,
  }) => {
    const shop = await openWhatsappShop(db, cloud);
    const { raw_body, headers } = cloud.sign(textOf('Halo'));
    const post = (body: string, signature: string) =>
      postNotice(shop.app, body, { 'x-hub-signature-256': signature });
    const right = headers['x-hub-signature-256'] ?? '';
    for (const forged of ['', 'sha256=', right.slice(0, -1), `${right.slice(0, -1)}g`, right.toUpperCase()])
      expect(await post(raw_body, forged)).toBe(401);
    expect(await post(`${raw_body} `, right)).toBe(401);
    expect([await post(raw_body, right), await post(raw_body, right)]).toEqual([200, 200]);
    await shop.app.drainJobs();
    const { total } = await shop.callOwner('GET /api/admin/whatsapp/incoming');
    expect(total).toBe(1);
    const kept = await db.pool.query("select from whatsapp_notices where body <> ''");
    expect(kept.rowCount).toBe(0);
  });

  test('are taken at an address that Meta verified with our token', async ({ db, cloud }) => {
    const { app } = await openWhatsappShop(db, cloud);
    const ask = (token: string) =>
      app.get(`/api/whatsapp/webhook?hub.mode=subscribe&hub.challenge=1158201444&hub.verify_token=${token}`);
    const told = await ask(VERIFY_TOKEN);
    expect([told.status, await told.text()]).toEqual([200, '1158201444']);
    expect((await ask('guessed')).status).toBe(403);
  });

  test('without a number are those of the person whom we wrote to', async ({ db, cloud }) => {
    const shop = await openWhatsappShop(db, cloud);
    const client = await makeClient(db, shop);
    const user = 'ID.13491208655302741918';
    await queueReminder(db, client);
    await shop.app.drainJobs();
    await shop.notify(textOf('Siapa ini?', { from_user_id: user }));
    // The two are known apart until a notice names both.
    await shop.notify(statusOf('wamid.1', 'delivered', { recipient_user_id: user }));
    const { rows } = await db.pool.query('select phone, wa_user_id from whatsapp_contacts');
    expect(rows).toEqual([{ phone: PHONE, wa_user_id: user }]);
    await shop.notify(textOf('stop!', { from_user_id: user }));
    const own = await readAnswer(
      await send(shop.app, 'GET /api/account/whatsapp', { cookie: client.cookie }),
    );
    expect(own.whatsapp).toMatchObject({ is_granted: false });
  });

  test('of a new number keep the person, and a number of somebody else leaves them', async ({
    db,
    cloud,
  }) => {
    const shop = await openWhatsappShop(db, cloud);
    const client = await makeClient(db, shop);
    await shop.notify(textOf('Halo', { from: PHONE.slice(1), from_user_id: 'ID.1' }));
    const system = {
      type: 'user_changed_number',
      wa_id: '6281200000009',
      user_id: 'ID.2',
      previous_user_id: 'ID.1',
    };
    await shop.notify({
      messages: [
        { id: 'wamid.change', from: PHONE.slice(1), timestamp: '1790000000', type: 'system', system },
      ],
    });
    await shop.notify(textOf('Nomor baru saya', { from: PHONE.slice(1), from_user_id: 'ID.3' }));
    await queueReminder(db, client);
    await shop.app.drainJobs();
    expect(cloud.taken.map(({ body }) => body.to)).toEqual(['+6281200000009']);
    await shop.notify(textOf('Halo', { from: '6281200000009', from_user_id: 'ID.4' }));
    await queueReminder(db, client, 20);
    await shop.app.drainJobs();
    expect(cloud.taken.map(({ body }) => body.to ?? body.recipient)).toEqual(['+6281200000009', 'ID.2']);
  });
});

describe('what people write', () => {
  test('BERHENTI ends every consent for WhatsApp at once, and is confirmed', async ({ db, cloud }) => {
    const shop = await openWhatsappShop(db, cloud);
    const client = await makeClient(db, shop);
    await shop.notify(textOf(' Berhenti. '));
    expect(cloud.taken.map(({ body }) => body)).toMatchObject([
      { to: PHONE, type: 'text', text: { body: /tidak akan mengirim/ } },
    ]);
    const { rows } = await db.pool.query(
      "select is_granted, source from consents where purpose = 'reminders' and channel = 'whatsapp' order by id",
    );
    expect(rows).toEqual([
      { is_granted: true, source: 'settings' },
      { is_granted: false, source: 'whatsapp_reply' },
    ]);
    await queueReminder(db, client);
    await shop.app.drainJobs();
    expect([cloud.taken.length, await remindersOf(db, client)]).toEqual([1, 1]);
    expect(await readMessages(db)).toMatchObject([{ status: 'sent', cost_bigint: 10_000 }]);
  });

  test('becomes a note of the lead with that number, cleaned; a picture is declined once a day', async ({
    db,
    cloud,
  }) => {
    const shop = await openWhatsappShop(db, cloud);
    const lead = await makeLead(db, PHONE);
    await shop.notify(textOf('Jam berapa\u202e besok?'));
    const picture = (id: string) => ({
      messages: [
        { id, from: PHONE.slice(1), timestamp: '1790000000', type: 'image', image: { caption: 'Ini' } },
      ],
    });
    await shop.notify(picture('wamid.p1'));
    await shop.notify(picture('wamid.p2'));
    const { rows } = await db.pool.query('select note from lead_notes where lead_id = $1 order by id', [
      lead,
    ]);
    expect(rows.map(({ note }) => note)).toEqual([
      'WhatsApp: Jam berapa besok?',
      'WhatsApp: Ini',
      'WhatsApp: Ini',
    ]);
    expect(cloud.taken.map(({ body }) => body.type)).toEqual(['text']);
    const { incoming } = await shop.callOwner('GET /api/admin/whatsapp/incoming?search=besok');
    expect(incoming).toMatchObject([{ kind: 'text', phone: PHONE, lead_id: lead, is_stop: false }]);
  });
});
