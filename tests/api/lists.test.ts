import { z } from 'zod';
import { expect, test } from '#tests/support/machine/database.ts';
import { type Operation, readOperations, soundCall } from './expectations/operations.ts';
import { type CallerName, openStage, type Stage } from './stage.ts';

/** A list that is read by pages, or by windows; both are asked for the same things. */
interface List {
  readonly caller: CallerName;
  readonly path: string;
  readonly place: 'page' | 'offset';
}

const LAST = { page: 1000, offset: 100_000 } as const;

async function listsOf(stage: Stage): Promise<readonly List[]> {
  const lists = (await readOperations(stage)).flatMap(
    (operation): (readonly [Operation, List['place']])[] => {
      if (!operation.parameters.includes('limit')) return [];
      const place = (['page', 'offset'] as const).find((name) => operation.parameters.includes(name));
      return place === undefined ? [] : [[operation, place]];
    },
  );
  const found = await Promise.all(
    lists.map(async ([operation, place]) => {
      const call = await soundCall(stage, operation);
      if (call === null) return [];
      const [path = '', query = ''] = call.request.path.split('?');
      const others = [...new URLSearchParams(query)].filter(([name]) => name !== 'limit' && name !== place);
      return [{ caller: call.caller, place, path: `${path}?${new URLSearchParams(others)}` }];
    }),
  );
  return found.flat();
}

const page = z.looseObject({ total: z.int() });
const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

test('every list has the same ends, says how many there are wherever one looks, and is empty beyond its last', async ({
  db,
}) => {
  const stage = await openStage(db);
  const lists = await listsOf(stage);
  expect(lists.length).toBeGreaterThan(20);
  for (const { caller, path, place } of lists) {
    const ask = (query: string) => stage.send(caller, { method: 'GET', path: `${path}&${query}` });
    const read = async (query: string) => {
      const answer = await ask(query);
      expect([path, query, answer.status]).toEqual([path, query, 200]);
      const told = page.parse(await answer.json());
      return { total: told.total, rows: Object.values(told).find(isList)?.length };
    };
    const first = await read('limit=1');
    expect([path, first.rows]).toEqual([path, Math.min(1, first.total)]);
    expect([path, await read(`limit=100&${place}=${LAST[place]}`)]).toEqual([path, { ...first, rows: 0 }]);
    const wrong = ['limit=0', 'limit=101', 'limit=-1', 'limit=abc', 'limit=1.5', 'limit=1e9'];
    const beyond = [-1, 'x', 0.5, LAST[place] + 1].map((value) => `${place}=${value}`);
    for (const query of [...wrong, ...beyond, ...(place === 'page' ? ['page=0'] : [])]) {
      const refused = await ask(query);
      const fields = Object.keys((await refused.json()).fields ?? {});
      expect([path, query, refused.status, fields]).toEqual([path, query, 422, [query.split('=')[0]]]);
    }
  }
});
