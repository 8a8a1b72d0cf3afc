import { randomUUID } from 'node:crypto';
import { expect, test } from '#tests/support/machine/database.ts';
import { readBooks } from '#tests/support/shop/books.ts';
import { readOperations, soundCall, type ValidCall } from './expectations/operations.ts';
import { openStage, type Stage } from './stage.ts';

/** Things that are there, by what routes and fields call them. */
const kindsOf = ({ user_id, order_id, product }: Stage) => ({
  user: user_id,
  order: order_id,
  product: product.id,
});

/** Ids that nothing has, and values that are no id. */
const nothings = {
  nobody: '00000000-0000-4000-8000-000000000000',
  statement: "'; drop table users; --",
  'way up': '..%2f..%2fusers',
  number: '-1',
  'long word': 'a'.repeat(5000),
};

/** Shows what it was sent, and looks at nothing that is stored. */
const looksAtNothing = 'POST /api/admin/products/{id}/content/preview';

interface Attack extends ValidCall {
  readonly name: string;
  readonly what: string;
}

/** The same call with another name for the first thing in its path. */
function withOtherThing(call: ValidCall, name: string, stage: Stage): readonly Attack[] {
  const pattern = name.split(' ')[1]?.split('/') ?? [];
  const place = pattern.findIndex((part) => part.startsWith('{'));
  if (place === -1) return [];
  const called = `${pattern[place - 1]} ${pattern[place]}`;
  const foreign = Object.entries(kindsOf(stage)).filter(([kind]) => !called.includes(kind));
  return [...foreign, ...Object.entries(nothings)].map(([what, id]) => {
    const [path = '', query] = call.request.path.split('?');
    const parts = path.split('/').with(place, what === 'way up' ? id : encodeURIComponent(id));
    const asked = query === undefined ? parts.join('/') : `${parts.join('/')}?${query}`;
    return { ...call, name, what, request: { ...call.request, path: asked } };
  });
}

/** The same call with another name in each field of its body that names a thing. */
function withOtherFields(call: ValidCall, name: string, stage: Stage): readonly Attack[] {
  const { body } = call.request;
  if (typeof body !== 'object' || body === null) return [];
  const naming = Object.keys(body).filter((field) => /^(user|order|product)_id$/.test(field));
  return naming.flatMap((field) => {
    const foreign = Object.entries(kindsOf(stage)).filter(([kind]) => !field.startsWith(kind));
    return [...foreign, ...Object.entries(nothings)].map(([what, id]) => {
      const request = { ...call.request, body: { ...body, [field]: id } };
      return { ...call, name: `${name} ${field}`, what, request };
    });
  });
}

test('[SEC-012, ASEC-004] a name of another kind of thing, or of nothing, is refused on every route of the staff and changes nothing', async ({
  db,
}) => {
  const stage = await openStage(db);
  const attacks: Attack[] = [];
  for (const operation of await readOperations(stage)) {
    if (operation.role !== 'moderator' && operation.role !== 'admin') continue;
    if (operation.name === looksAtNothing) continue;
    const call = await soundCall(stage, operation);
    if (call === null) continue;
    const { name } = operation;
    attacks.push(...withOtherThing(call, name, stage), ...withOtherFields(call, name, stage));
  }
  expect(attacks.length).toBeGreaterThan(200);
  const before = await readBooks(db);
  const strange: unknown[] = [];
  for (const { name, what, caller, request } of attacks) {
    const headers = { ...request.headers, 'idempotency-key': randomUUID() };
    const { status } = await stage.send(caller, { ...request, headers });
    if (![400, 404, 409, 414, 422].includes(status)) strange.push([name, what, status]);
  }
  expect(strange).toEqual([]);
  expect(await readBooks(db)).toEqual(before);
});
