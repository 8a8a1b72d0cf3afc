import { sendSessionReminders } from '#server/bookings/index.ts';
import type { Database } from '#server/platform/database/db.ts';
import { listDevMails } from '#server/platform/outgoing/mailer.ts';
import { type ComposedApp, createComposedApp } from '#server/testing/composed-app.ts';
import { test as base } from '#tests/support/machine/database.ts';
import { makeSessionType } from '#tests/support/session-types.ts';
import { startWhatsappCloud, type WhatsappCloud } from '../whatsapp-cloud.ts';
import { cookieFor, makeAccount, readAnswer, send } from './accounts.ts';
import { inHours, makeBooking } from './bookings.ts';

/** Meta, until the test is over. */
export const withCloud = {
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads the pattern to see what a fixture needs
  cloud: async ({}, use: (cloud: WhatsappCloud) => Promise<void>) => {
    const cloud = await startWhatsappCloud();
    await use(cloud);
    await cloud.api.close();
  },
};
export const test = base.extend<{ cloud: WhatsappCloud }>(withCloud);

const MINUTE_MS = 60_000;
const OWNER = 'pemilik@contoh.example';
export const PHONE = '+6281234567890';

export interface WhatsappShop {
  readonly app: ComposedApp;
  /** A call of the owner, who is an admin. */
  readonly callOwner: (route: string, body?: object) => Promise<Awaited<ReturnType<typeof readAnswer>>>;
  readonly moveClock: (minutes: number) => void;
  readonly runJob: (name: string, payload?: object) => Promise<void>;
  /** Delivers a signed notice and works it off. */
  readonly notify: (value: object) => Promise<number>;
}

/** A shop whose owner has set the keys, templates, prices (Rp 350 and Rp 100) and a ceiling of Rp 100.000. */
export async function openWhatsappShop(db: Database, cloud: WhatsappCloud): Promise<WhatsappShop> {
  let minutes = 0;
  const clock = { now: () => new Date(Date.now() + minutes * MINUTE_MS) };
  const app = createComposedApp(db, { environment: cloud.environment, overrides: { clock } });
  await makeAccount(db, OWNER, 'admin');
  const cookie = await cookieFor(app, OWNER);
  const callOwner = async (route: string, body: object = {}) =>
    readAnswer(await send(app, route, { cookie, body }));
  const runJob = async (name: string, payload: object = {}) =>
    app.jobs.find((job) => job.name === name)?.run(payload);
  await callOwner('POST /api/admin/whatsapp/sync', { submits_templates: true });
  await app.drainJobs();
  cloud.approveTemplates();
  await runJob('sync-whatsapp');
  await callOwner('PUT /api/admin/whatsapp/ceiling', { monthly_ceiling: 100_000 });
  for (const [category, price] of [['utility', 350] as const, ['service', 100] as const])
    await callOwner('PUT /api/admin/whatsapp/prices', { category, price, valid_from: '2026-01-01' });
  await makeSessionType(db, { kind: 'free' });
  return {
    app,
    callOwner,
    runJob,
    moveClock: (by) => {
      minutes += by;
    },
    notify: async (value) => {
      const { raw_body, headers } = cloud.sign(value);
      const status = await postNotice(app, raw_body, headers);
      await app.drainJobs();
      return status;
    },
  };
}

export async function postNotice(
  app: ComposedApp,
  body: string,
  headers: Readonly<Record<string, string>>,
): Promise<number> {
  const url = 'http://localhost:3000/api/whatsapp/webhook';
  const request = new Request(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  });
  return (await app.app.fetch(request, '127.0.0.1')).status;
}

export interface Client {
  readonly id: string;
  readonly email: string;
  readonly cookie: string;
  readonly choose: (phone: string | null) => Promise<Awaited<ReturnType<typeof readAnswer>>>;
}

/** Somebody with an account, who agreed to messages at a number unless it is null. */
export async function makeClient(
  db: Database,
  { app }: Pick<WhatsappShop, 'app'>,
  { email = 'rina@contoh.example', phone = PHONE }: { email?: string; phone?: string | null } = {},
): Promise<Client> {
  const id = await makeAccount(db, email);
  const cookie = await cookieFor(app, email);
  const choose: Client['choose'] = async (number) =>
    readAnswer(await send(app, 'PUT /api/account/whatsapp', { cookie, body: { phone: number } }));
  if (phone !== null) await choose(phone);
  return { id, email, cookie, choose };
}

/** A session of tomorrow, of which its holder is told now. Queues the reminder, and sends nothing yet. */
export async function queueReminder(db: Database, client: Pick<Client, 'id'>, hours = 23): Promise<void> {
  await makeBooking(db, { user_id: client.id, hours });
  await sendSessionReminders({ db, clock: { now: () => inHours(0) } });
}

export async function remindersOf(db: Database, { email }: Pick<Client, 'email'>): Promise<number> {
  return (await listDevMails(db, email)).filter(({ subject }) => subject.startsWith('Pengingat')).length;
}

interface MessageState {
  readonly status: string;
  readonly problem: string | null;
  readonly cost_bigint: number;
  readonly error_code: number | null;
}

/** The oldest first. */
export async function readMessages(db: Database): Promise<readonly MessageState[]> {
  const { rows } = await db.pool.query<MessageState>(
    'select status, problem, cost_bigint, error_code from whatsapp_messages order by created_at, id',
  );
  return rows;
}

/** A status as Meta words it. */
export const statusOf = (wamid: string, status: string, more: object = {}) => ({
  statuses: [
    {
      id: wamid,
      status,
      timestamp: String(Math.trunc(Date.now() / 1000)),
      recipient_id: PHONE.slice(1),
      ...more,
    },
  ],
});

let written = 0;

/** A text as Meta words it. */
export function textOf(body: string, names: object = { from: PHONE.slice(1) }) {
  written += 1;
  const timestamp = String(Math.trunc(Date.now() / 1000));
  return { messages: [{ id: `wamid.in${written}`, timestamp, type: 'text', text: { body }, ...names }] };
}
