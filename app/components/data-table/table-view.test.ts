import { describe, expect, test } from 'vitest';
import {
  nextSort,
  readTableView,
  type TableShape,
  type TableView,
  tableHref,
  tableQuery,
} from './table-view.ts';

const shape: TableShape = {
  sorts: ['created_at', 'amount'],
  defaultSort: '-created_at',
  filters: { status: ['pending', 'completed'], role: ['admin'] },
};
const at = (view: TableView) => ({ pathname: '/x', shape, view });
const read = (query: string) => readTableView(new URLSearchParams(query), shape);

describe('a table in the URL', () => {
  test('is the first page of everything, newest first, when the URL says nothing', () => {
    expect(read('')).toEqual({ page: 1, limit: 20, search: '', sort: '-created_at', filters: {} });
    expect(tableHref(at(read('')))).toBe('/x');
  });

  test('survives the way into the URL and back', () => {
    const query = 'search=budi&status=pending&sort=amount&limit=50&page=3';
    expect(tableHref(at(read(query)), { page: 3 })).toBe(`/x?${query}`);
    expect(tableQuery(read(query))).toEqual({
      limit: 50,
      offset: 100,
      sort: 'amount',
      search: 'budi',
      status: 'pending',
    });
  });

  test('ignores what it does not know', () => {
    expect(read('status=x&role=user&sort=-secret&limit=9999&page=-4')).toEqual(read(''));
  });

  test('begins at the first page when it is looked at in another way', () => {
    const deep = read('page=7');
    expect(tableHref(at(deep), { filters: { status: 'completed' } })).toBe('/x?status=completed');
    expect(tableHref(at(deep), { sort: nextSort(deep.sort, 'amount') })).toBe('/x?sort=-amount');
  });

  test('a heading that is pressed again turns the order round', () => {
    expect([nextSort('-amount', 'amount'), nextSort('amount', 'amount')]).toEqual(['amount', '-amount']);
    expect(nextSort('-created_at', 'amount')).toBe('-amount');
  });
});
