import { setTimeout as pause } from 'node:timers/promises';
import { Webhook } from 'standardwebhooks';
import { onTestFinished } from 'vitest';
import { z } from 'zod';
import { test } from '#server/jobs/testing/working.ts';
import { defineJob } from '#server/jobs/worker/define-job.ts';
import { expect } from '#tests/support/machine/database.ts';
import {
  localWebhooks,
  makeEndpoint,
  openReceiver,
  proofOf,
  WEBHOOK_SECRET,
} from '#tests/support/shop/webhooks.ts';
import { waitFor } from '#tests/support/wait-for.ts';
import { type DeliveryServices, deliverLane } from '../index.ts';

/** `WEBHOOK_STORM=10000` for the figure of the specification. */
const EVENTS = Number(process.env.WEBHOOK_STORM ?? 600);
const OBJECTS = Math.ceil(EVENTS / 12);
const BATCH = 100;
const DEATHS = 3;

/** Fails every tenth, fourth and seventh request of ten: 30 %, and as often in a row as it happens. */
const isFailing = (request: number) => [0, 4, 7].includes((request * 7) % 10);

test(`of ${EVENTS} events, to a receiver that fails 30 % and by workers that die, each arrives at least once, signed, and in order per object`, async ({
  db,
  work,
}) => {
  const arrived = new Map<string, number[]>();
  let requests = 0;
  const receiver = await openReceiver(({ headers, body }) => {
    new Webhook(WEBHOOK_SECRET).verify(body, proofOf(headers));
    if (isFailing(requests++)) return 503;
    const { object, number } = JSON.parse(body).data;
    arrived.set(object, [...(arrived.get(object) ?? []), number]);
    return 204;
  });
  onTestFinished(() => receiver.close());
  await makeEndpoint(db, receiver.url);

  /** A worker that dies while it sends, before or after it arrived: nobody hears of its attempts any more. */
  const startMortal = async () => {
    let isDead = false;
    const services = localWebhooks(db, { leaseMs: 1_500, waitSeconds: () => 0.02 });
    const silence = new Promise<never>(() => undefined);
    const mortal: DeliveryServices['fetch'] = async (input, init) => {
      if (isDead) return silence;
      const answer = await services.fetch(input, init);
      return isDead ? silence : answer;
    };
    const worker = await work({
      concurrency: 6,
      stopLimitMs: 100,
      jobs: [
        defineJob({
          name: 'deliver-webhooks',
          schema: z.object({ endpoint_id: z.uuid(), object: z.string() }),
          run: (lane) => deliverLane({ ...services, fetch: mortal }, lane),
        }),
      ],
    });
    return async () => {
      isDead = true;
      await pause(50);
      await worker.stop();
    };
  };

  const deathAt = Array.from({ length: DEATHS }, (_, death) =>
    Math.floor(((death + 1) * EVENTS) / (DEATHS + 1)),
  );
  let kill = await startMortal();
  for (let first = 0; first < EVENTS; first += BATCH) {
    await db.pool.query(
      `select emit_webhook('lead.created', 'lead:' || number % $3,
                             jsonb_build_object('object', 'lead:' || number % $3, 'number', number))
         from generate_series($1::int, $2::int) number`,
      [first, Math.min(first + BATCH, EVENTS) - 1, OBJECTS],
    );
    if (!deathAt.some((at) => at >= first && at < first + BATCH)) continue;
    await kill();
    kill = await startMortal();
  }
  await waitFor(async () => {
    const { rows } = await db.pool.query("select from webhook_deliveries where state <> 'delivered' limit 1");
    expect(rows).toEqual([]);
  });

  const all = [...arrived.values()].flat();
  expect(new Set(all).size).toBe(EVENTS);
  for (const [object, numbers] of arrived) {
    expect([object, numbers]).toEqual([object, [...numbers].sort((a, b) => a - b)]);
  }
  const ids = new Set(receiver.received.map(({ headers }) => headers['webhook-id']));
  expect(ids.size).toBe(EVENTS);
  expect(requests).toBeGreaterThan(EVENTS * 1.3);
});
