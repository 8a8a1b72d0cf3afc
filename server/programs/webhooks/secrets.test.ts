import { Webhook } from 'standardwebhooks';
import { systemActor } from '#server/audit/index.ts';
import { expect, test } from '#tests/support/machine/database.ts';
import { emit, localWebhooks, proofOf, WEBHOOK_SECRET } from '#tests/support/shop/webhooks.ts';
import { deliverLane, rotateWebhookSecret } from '../index.ts';
import { LANE, lastProblem, makeDue, receiving, sendOne, stateOf } from './testing/sending.ts';

const secret = 'another secret of the installation';

test('after AUTH_SECRET has changed nothing leaves unsigned, and what waits arrives once the secret of the endpoint is replaced', async ({
  db,
}) => {
  const receiver = await receiving();
  const { endpoint_id } = await sendOne(db, receiver);
  const changed = localWebhooks(db, { secret });
  const deliver = () => deliverLane(changed, { endpoint_id, object: LANE });
  await emit(db, LANE, 1);
  await deliver();
  expect(receiver.received).toHaveLength(1);
  expect(await lastProblem(db)).toBe('NOT_SENT');
  expect(await stateOf(db)).toEqual(['delivered 1', 'pending 1 waits']);

  const rotated = await rotateWebhookSecret(changed, endpoint_id, systemActor);
  if (!rotated.ok) throw new Error(rotated.refusal.code);
  await makeDue(db);
  await deliver();
  const { headers = {}, body = '' } = receiver.received[1] ?? {};
  const proof = proofOf(headers);
  expect(new Webhook(rotated.value.secret).verify(body, proof)).toMatchObject({ data: { number: 1 } });
  // The one before is sealed with what is gone: nobody can sign with it.
  expect(() => new Webhook(WEBHOOK_SECRET).verify(body, proof)).toThrow();
  expect(await stateOf(db)).toEqual(['delivered 1', 'delivered 2']);
});
