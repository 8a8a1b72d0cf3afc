import { expect, test } from 'vitest';
import { z } from 'zod';
import { sortBy, staffList, unsortedList } from './staff-list.ts';

const filters = {
  status: z.enum(['open', 'closed']).optional().meta({ description: 'Of the row.' }),
  is_paid: z
    .enum(['true', 'false'])
    .transform((text) => text === 'true')
    .optional(),
  user_id: z.uuid().optional(),
};

test('a list says to its page what its query takes: sorts both ways, the default, and filters that offer a choice', () => {
  const { query, list } = staffList({
    limit: 50,
    sort: sortBy(['created_at', 'amount']).default('-created_at'),
    filters,
  });
  expect(list).toEqual({
    sorts: ['created_at', '-created_at', 'amount', '-amount'],
    defaultSort: '-created_at',
    filters: { status: ['open', 'closed'] },
  });
  expect(query.parse({})).toEqual({ limit: 50, offset: 0, from: 'start', sort: '-created_at' });
  expect(query.parse({ sort: 'amount', status: 'open', from: 'end' })).toMatchObject({ sort: 'amount' });
  for (const wrong of [{ sort: 'status' }, { status: 'x' }, { limit: 101 }, { from: 'middle' }])
    expect(query.safeParse(wrong).success).toBe(false);
});

test('a list that has one order is not sorted', () => {
  const { query, list } = unsortedList(20, filters);
  expect(list).toEqual({ sorts: [], defaultSort: '', filters: { status: ['open', 'closed'] } });
  expect(query.parse({ sort: 'amount' })).toEqual({ limit: 20, offset: 0, from: 'start' });
});
