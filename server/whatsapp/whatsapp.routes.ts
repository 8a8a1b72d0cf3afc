import * as adminContract from '#contract/whatsapp/admin.ts';
import * as contract from '#contract/whatsapp/whatsapp.ts';
import { refuse, succeed } from '#shared/result.ts';
import { actorOf } from '../api/actor.ts';
import { type Implementation, implement } from '../api/implement.ts';
import type { Clock } from '../platform/clock.ts';
import type { WhatsappSettings } from '../platform/config/whatsapp-config.ts';
import type { Database, Reader } from '../platform/database/db.ts';
import { addJob } from '../platform/database/queue.ts';
import { withTx } from '../platform/database/with-tx.ts';
import {
  chooseWhatsapp,
  isSameToken,
  listIncoming,
  listMessages,
  readOwnWhatsapp,
  readSetup,
  receiveNotice,
  setCeiling,
  setPrice,
} from './index.ts';

interface Services {
  readonly db: Database;
  readonly clock: Clock;
  /** Null: WhatsApp is off. */
  readonly settings: WhatsappSettings | null;
}

export function whatsappRoutes({ db, settings }: Services): readonly Implementation[] {
  const read = async (reader: Reader, email: string) => ({
    whatsapp: { is_available: settings !== null, ...(await readOwnWhatsapp(reader, email)) },
  });
  return [
    implement(contract.verifyWhatsapp, async ({ query }) => {
      if (settings === null) return refuse({ code: 'WHATSAPP_OFF' });
      const isOurs = isSameToken(query['hub.verify_token'], settings.verify_token);
      return isOurs ? succeed(query['hub.challenge']) : refuse({ code: 'WRONG_VERIFY_TOKEN' });
    }),
    implement(contract.receiveWhatsapp, async ({ request: { headers, raw_body } }) => {
      if (settings === null) return refuse({ code: 'WHATSAPP_OFF' });
      const signature = headers.get('x-hub-signature-256');
      const received = await receiveNotice(db, { raw_body, signature }, settings.app_secret);
      return received.ok ? succeed({ received: true as const, ...received.value }) : received;
    }),
    implement(contract.getOwnWhatsapp, async ({ caller }) => succeed(await read(db.orm, caller.email))),
    implement(contract.changeOwnWhatsapp, async ({ caller, body: { phone } }) => {
      if (settings === null && phone !== null) return refuse({ code: 'WHATSAPP_OFF' });
      return withTx(db, async (tx) => {
        const chosen = await chooseWhatsapp(tx, caller, { phone, source: 'settings' });
        return chosen.ok ? succeed(await read(tx, caller.email)) : chosen;
      });
    }),
  ];
}

export function whatsappDeskRoutes({ db, clock, settings }: Services): readonly Implementation[] {
  const read = async (reader: Reader) => ({
    setup: await readSetup(reader, { is_on: settings !== null, now: clock.now() }),
  });
  return [
    implement(adminContract.getWhatsappSetup, async () => succeed(await read(db.orm))),
    implement(
      adminContract.listWhatsappMessages,
      async ({ reader, query }) => succeed(await listMessages(reader, query)),
      { reads: 'replica' },
    ),
    implement(
      adminContract.listWhatsappIncoming,
      async ({ reader, query }) => succeed(await listIncoming(reader, query)),
      { reads: 'replica' },
    ),
    implement(adminContract.setWhatsappCeiling, (call) =>
      withTx(db, async (tx) => {
        await setCeiling(tx, actorOf(call), call.body.monthly_ceiling);
        return succeed(await read(tx));
      }),
    ),
    implement(adminContract.setWhatsappPrice, (call) =>
      withTx(db, async (tx) => {
        await setPrice(tx, actorOf(call), call.body);
        return succeed(await read(tx));
      }),
    ),
    implement(adminContract.syncWhatsapp, async ({ body: { submits_templates } }) => {
      if (settings === null) return refuse({ code: 'WHATSAPP_OFF' });
      const name = submits_templates ? 'submit-whatsapp-templates' : 'sync-whatsapp';
      return withTx(db, async (tx) => {
        await addJob(tx, { name, payload: {}, key: `${name} by hand` });
        return succeed({ queued: true as const });
      });
    }),
  ];
}
