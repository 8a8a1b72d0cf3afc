import { z } from 'zod';
import {
  clearTestData as clearEndpoint,
  generateTestOrders,
  generateTestPosts,
  generateTestProducts,
  generateTestUsers,
  getTestData,
} from '#contract/dev/admin-test-data.ts';
import {
  decideDevCheckout,
  getDevCheckout,
  listDevMails as listDevMailsEndpoint,
  simulatePayment as simulatePaymentEndpoint,
} from '#contract/dev/dev.ts';
import {
  clearTestData,
  countTestData,
  type Generation,
  generateOrders,
  generatePosts,
  generateProducts,
  generateUsers,
} from '#server/dev/index.ts';
import type { Caller } from '#server/http/scope.ts';
import { decideSession, getSession, simulatePayment, type TopUpServices } from '#server/payments/index.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database, Tx } from '#server/platform/database/db.ts';
import { withIdempotency } from '#server/platform/database/idempotency.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import { listDevMails } from '#server/platform/outgoing/mailer.ts';
import { mapValue, type Result, succeed } from '#shared/result.ts';
import { actorOf } from './actor.ts';
import { type Implementation, implement } from './implement.ts';

interface Services {
  readonly db: Database;
  readonly clock: Clock;
}

interface GenerateCall {
  readonly caller: Caller;
  readonly idempotency_key: string;
  readonly body: { readonly count: number };
  readonly request: { readonly id: string; readonly address: string; readonly user_agent: string };
}

const generated = z.object({ generated: z.int() });

export function testDataRoutes({ db, clock }: Services): readonly Implementation[] {
  const generate =
    <Refusal>(kind: string, make: (tx: Tx, generation: Generation) => Promise<Result<number, Refusal>>) =>
    (call: GenerateCall) =>
      withTx(db, (tx) => {
        const { caller, idempotency_key, body } = call;
        const claim = { user_id: caller.id, scope: `test-data:${kind}`, key: idempotency_key, request: body };
        return withIdempotency(tx, claim, {
          async run() {
            const made = await make(tx, { count: body.count, actor: actorOf(call), now: clock.now() });
            return made.ok ? succeed({ generated: made.value }) : made;
          },
          replay: (kept) => generated.parse(kept),
        });
      });
  const always =
    (make: (tx: Tx, generation: Generation) => Promise<number>) =>
    async (tx: Tx, request: Generation): Promise<Result<number, never>> =>
      succeed(await make(tx, request));
  return [
    implement(getTestData, async () => succeed({ counts: await countTestData(db.orm) })),
    implement(generateTestUsers, generate('users', always(generateUsers))),
    implement(generateTestProducts, generate('products', always(generateProducts))),
    implement(generateTestOrders, generate('orders', generateOrders)),
    implement(generateTestPosts, generate('blog_posts', always(generatePosts))),
    // Clearing is idempotent without a key.
    implement(clearEndpoint, (call) =>
      withTx(db, async (tx) => succeed(await clearTestData(tx, actorOf(call)))),
    ),
  ];
}

interface MailboxServices {
  readonly db: Database;
}

export function mailboxRoutes({ db }: MailboxServices): readonly Implementation[] {
  return [
    implement(listDevMailsEndpoint, async ({ query }) => {
      const mails = await listDevMails(db, query.to ?? null);
      return succeed({ mails: [...mails] });
    }),
  ];
}

export function devPaymentRoutes(services: TopUpServices): readonly Implementation[] {
  const { db } = services;
  return [
    implement(getDevCheckout, ({ params }) =>
      mapValue(getSession(db.orm, params.session_id), (session) => ({ session })),
    ),
    implement(decideDevCheckout, ({ params, body }) =>
      mapValue(decideSession(db, params.session_id, body.outcome), (session) => ({ session })),
    ),
    implement(simulatePaymentEndpoint, async ({ caller, body }) => {
      const { success, payment_id = null } = body;
      const simulated = await simulatePayment(services, { user_id: caller.id, payment_id, success });
      return simulated.ok ? succeed({ payment: simulated.value }) : simulated;
    }),
  ];
}
