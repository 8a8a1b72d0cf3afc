import { writeDemoSettings } from '#db/seed/content/index.ts';
import type { Database } from '#server/platform/database/db.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import { listDevMails, type StoredMail } from '#server/platform/outgoing/mailer.ts';
import { type FormType, formTypes } from '#shared/leads/forms.ts';
import { succeed } from '#shared/result.ts';
import { formatMonth, monthOf, nextMonth } from '#shared/time/dates.ts';
import { describe, expect, test } from '#tests/support/machine/database.ts';
import { countJobs } from '#tests/support/shop/books.ts';
import { formEnvelope, formFields } from '#tests/support/shop/forms.ts';
import { completeEveryProfile } from '#tests/support/shop/people.ts';
import { waitFor } from '#tests/support/wait-for.ts';
import { openStage, type Stage } from './stage.ts';

const TEAM = 'tim@arunika.example';
const SENDER = formFields.contact.email;
type Fields = Readonly<Record<string, unknown>>;

/** A business that says of itself what the demo business does. */
async function openShop(db: Database): Promise<Stage> {
  await withTx(db, async (tx) => succeed(await writeDemoSettings(tx)));
  return openStage(db);
}

async function send(stage: Stage, form: FormType, overrides: Fields = {}): Promise<void> {
  const body = { ...formFields[form], ...formEnvelope(), ...overrides };
  const answer = await stage.send('user', { method: 'POST', path: `/api/forms/${form}`, body });
  expect(answer.status).toBe(200);
}

async function only(db: Database, to: string): Promise<StoredMail> {
  const [mail, ...others] = await listDevMails(db, to);
  if (mail === undefined || others.length > 0) throw new Error(`${others.length + 1} mails to ${to}`);
  return mail;
}

/** The mails to the team and to the sender; the stage has sent others. */
async function formMails(db: Database, sender = SENDER): Promise<readonly StoredMail[]> {
  return [...(await listDevMails(db, TEAM)), ...(await listDevMails(db, sender))];
}

const months = () => {
  const month = monthOf(new Date());
  return { now: formatMonth(month), next: formatMonth(nextMonth(month)) };
};

describe('the mails of a form', () => {
  test.for(formTypes)('%s are one to the team and one to the sender', async (form, { db }) => {
    const stage = await openShop(db);
    await send(stage, form);
    await stage.app.drainJobs();
    const [webhook, confirmation] = [await only(db, TEAM), await only(db, SENDER)];
    expect(webhook.text).toContain(`Email: ${SENDER}`);
    expect(webhook.text).toMatch(/Skor: \d+/);
    // A booking begins with its day, which is read on a lock screen.
    const headline = form === 'consultation_booking' ? '1 Desember 2099\n\n' : '';
    // Nobody has proved the address, so the name beside it is not said.
    expect(confirmation.text.startsWith(`${headline}Halo,`), confirmation.text).toBe(true);
    expect(`${webhook.subject} ${confirmation.subject}`).not.toMatch(/[!<>]|undefined/);
  });

  test('tell the team everything that was answered, and how often it came', async ({ db }) => {
    const stage = await openShop(db);
    await send(stage, 'free_audit', { role: 'Other', customRole: 'Kepala gudang' });
    await send(stage, 'free_audit', { services: ['Process Automation', 'AI Training & Workshop'] });
    await stage.app.drainJobs();
    const [newest] = await listDevMails(db, TEAM);
    expect(newest?.subject).toBe('Free audit: Toko Contoh');
    const lines = [
      'untuk ke-2 kalinya',
      'Tantangan:\nRekap penjualan makan waktu.',
      'WhatsApp: +6281200000000',
      'Jabatan: CEO/Founder',
      'Nama usaha: Toko Contoh',
      'Website: https://toko.example',
      'Jumlah karyawan: 1-10',
      'Omzet per bulan: 50-250 juta',
      'Layanan: Process Automation, AI Training & Workshop',
      `Tempat: Slot ${months().now}`,
      'Skor: 100',
    ];
    for (const line of lines) expect(newest?.text).toContain(line);
    expect(newest?.html).toContain('AI Training &amp; Workshop');
  });

  test('[PUB-014] tell the applicant of an audit the slot, its month, and when we write', async ({ db }) => {
    const stage = await openShop(db);
    await send(stage, 'free_audit');
    await stage.app.drainJobs();
    const mail = await only(db, SENDER);
    expect(mail.subject).toBe(`Audit gratis: slot Anda untuk ${months().now}`);
    expect(mail.html).toContain('/user/bookings"');
    expect(mail.text).toContain('dalam 24 jam melalui WhatsApp');
    expect(mail.text).not.toContain('daftar tunggu');
  });

  test('[PUB-014] tell who came too late the waiting list and its month', async ({ db }) => {
    const stage = await openShop(db);
    await db.pool.query(
      `with people as (insert into users (email, full_name)
         select n || '@penuh.example', 'Orang' from generate_series(1, 10) n returning id, email),
       made as (insert into leads (full_name, email, form_type, form_data, lead_score)
         select 'Orang', email, 'free_audit', '{}', 0 from people returning id, email)
       insert into audit_slots (month, slot, lead_id, user_id)
       select $1, row_number() over (), made.id, people.id from made join people using (email)`,
      [monthOf(new Date())],
    );
    await send(stage, 'free_audit');
    await stage.app.drainJobs();
    const mail = await only(db, SENDER);
    expect(mail.subject).toBe(`Audit gratis: Anda di daftar tunggu ${months().next}`);
    expect(mail.text).toContain('dalam 24 jam melalui WhatsApp');
    expect((await only(db, TEAM)).text).toContain(`Tempat: Daftar tunggu ${months().next}`);
  });

  test('confirm in the language of the sender, and tell the team in its own', async ({ db }) => {
    const stage = await openShop(db);
    const body = { ...formFields.contact, ...formEnvelope() };
    const headers = { 'accept-language': 'en' };
    await stage.send('user', { method: 'POST', path: '/api/forms/contact', body, headers });
    await stage.app.drainJobs();
    expect((await only(db, SENDER)).subject).toBe('We have received your message');
    expect((await only(db, TEAM)).text).toContain('Formulir Kontak baru saja masuk.');
  });

  test('go to the address of the settings', async ({ db }) => {
    const stage = await openShop(db);
    await db.pool.query("update settings set value = 'lain@arunika.example' where key = 'team_email'");
    await send(stage, 'contact');
    await stage.app.drainJobs();
    expect((await only(db, 'lain@arunika.example')).subject).toBe('Kontak: Sari Wulandari');
    expect(await listDevMails(db, TEAM)).toEqual([]);
  });

  test('DECISIONS 63: promise nothing that the settings do not say, and reach the first admin', async ({
    db,
  }) => {
    const stage = await openStage(db);
    await send(stage, 'free_audit');
    await stage.app.drainJobs();
    const mail = await only(db, SENDER);
    expect(mail.text).toContain('Tim kami menghubungi Anda melalui WhatsApp');
    expect(mail.text).not.toContain('24 jam');
    const [webhook] = await listDevMails(db, 'owner@arunika.example');
    expect(webhook?.subject).toMatch(/^Free audit: /);
  });

  test('are not sent twice for one key, and not at all for a lead that is gone', async ({ db }) => {
    const stage = await openShop(db);
    const { submission_key } = formEnvelope();
    await send(stage, 'contact', { submission_key });
    await stage.app.drainJobs();
    await send(stage, 'contact', { submission_key });
    await stage.app.drainJobs();
    expect(await formMails(db)).toHaveLength(2);
    await send(stage, 'contact');
    await db.pool.query('delete from leads');
    await stage.app.drainJobs();
    expect(await formMails(db)).toHaveLength(2);
    // A job is struck off shortly after it has run; one that had failed would stay.
    await waitFor(async () => {
      const counts = ['send-lead-notice', 'send-lead-confirmation'].map((name) => countJobs(db, name));
      expect(await Promise.all(counts)).toEqual([0, 0]);
    });
  });
});

const XSS = '<img src=x onerror=alert(1)>"\'</td><script>alert(2)</script>';

describe('what people type', () => {
  test.for(formTypes)('into %s is text in every mail, never markup', async (form, { db }) => {
    const stage = await openShop(db);
    const free = ['name', 'customRole', 'companyName', 'company', 'topic', 'message', 'challenges'];
    const fixed = form === 'contact' ? ['topic'] : [];
    const fields = Object.keys(formFields[form]).filter((key) => free.includes(key) && !fixed.includes(key));
    const overrides = Object.fromEntries(fields.map((field) => [field, XSS]));
    const email = "o'hara+b@contoh.example";
    const role = form === 'free_audit' ? { role: 'Other' } : {};
    await send(stage, form, { ...overrides, ...role, email });
    await stage.app.drainJobs();
    const mails = await formMails(db, email);
    expect(mails).toHaveLength(2);
    for (const { html, subject } of mails) {
      expect(html).not.toMatch(/<img|<script|onerror=alert\(1\)>"/);
      expect(subject).not.toMatch(/[\r\n]/);
    }
    const webhook = await only(db, TEAM);
    if (fields.length > 0) expect(webhook.html).toContain('&lt;script&gt;alert(2)');
  });

  test('as a name is not sent on to an address that anybody may have typed', async ({ db }) => {
    const stage = await openShop(db);
    const names = ['Menang hadiah di www.jahat.example', 'https://jahat.example', 'Klik 0812 sekarang', XSS];
    for (const name of names) await send(stage, 'contact', { name });
    for (const message of names) await send(stage, 'contact', { message });
    await stage.app.drainJobs();
    const mails = await listDevMails(db, SENDER);
    expect(mails.length).toBeGreaterThan(0);
    for (const { text, subject } of mails) expect(`${subject} ${text}`).not.toMatch(/jahat|0812|alert/);
  });
});

test('[DECISIONS 27] a booked consultation is told to the team, with who to call', async ({ db }) => {
  const stage = await openShop(db);
  await completeEveryProfile(db);
  await db.pool.query("update profiles set whatsapp = '+62 811', company = '<b>Toko</b>'");
  const path = '/api/bookings/free-consultation';
  expect((await stage.send('user', { method: 'POST', path, body: {} })).status).toBe(200);
  await stage.app.drainJobs();
  const mail = await only(db, TEAM);
  expect(mail.subject).toBe('Konsultasi gratis dipesan: Orang user');
  expect(mail.text).toContain('WhatsApp: +62 811');
  expect(mail.text).toContain(`Bulan: ${months().now}`);
  expect(mail.html).toContain('&lt;b&gt;Toko');
});
