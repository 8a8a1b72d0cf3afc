import { describe, expect, test } from 'vitest';
import type { ListOptions } from '#contract/staff-list.ts';
import {
  countOf,
  nextSort,
  pageLinks,
  parseTableView,
  type TableView,
  tableHref,
  tableQuery,
} from './table-view.ts';

const options: ListOptions = {
  sorts: ['created_at', '-created_at', 'amount', '-amount'],
  defaultSort: '-created_at',
  filters: { status: ['pending', 'completed'], role: ['admin'] },
};
const at = (view: TableView) => ({ pathname: '/x', options, view });
const read = (query: string) => parseTableView(new URLSearchParams(query), options);

describe('a table in the URL', () => {
  test('defaults to the first page of everything, newest first', () => {
    expect(read('')).toEqual({
      page: 1,
      isFromEnd: false,
      limit: 20,
      search: '',
      sort: '-created_at',
      filters: {},
    });
    expect(tableHref(at(read('')))).toBe('/x');
  });

  test('survives a round trip through the URL', () => {
    const query = 'search=budi&status=pending&sort=amount&limit=50&page=3';
    expect(tableHref(at(read(query)), { page: 3 })).toBe(`/x?${query}`);
    expect(tableQuery(read(query))).toEqual({
      limit: 50,
      offset: 100,
      from: 'start',
      sort: 'amount',
      search: 'budi',
      status: 'pending',
    });
  });

  test('ignores what it does not know', () => {
    expect(read('status=x&role=user&sort=-secret&limit=9999&page=-4')).toEqual(read(''));
  });

  test('starts at the first page when anything else changes', () => {
    const deep = read('page=7');
    expect(tableHref(at(deep), { filters: { status: 'completed' } })).toBe('/x?status=completed');
    expect(tableHref(at(deep), { sort: nextSort(deep.sort, 'amount') })).toBe('/x?sort=-amount');
  });

  test('pressing a heading again reverses the order', () => {
    expect([nextSort('-amount', 'amount'), nextSort('amount', 'amount')]).toEqual(['amount', '-amount']);
    expect(nextSort('-created_at', 'amount')).toBe('-amount');
  });

  test('reaches the end of an uncounted list, and pages back from there', () => {
    expect(countOf(499)).toBe('499');
    expect(countOf(500)).toBe('500+');
    const start = pageLinks(read(''), 500);
    expect(start).toEqual({
      first: null,
      previous: null,
      next: { page: 2, isFromEnd: false },
      last: { page: 1, isFromEnd: true },
    });
    const end = read('from=end');
    expect(tableHref(at(read('')), start.last ?? {})).toBe('/x?from=end');
    expect(tableQuery(end)).toMatchObject({ from: 'end', offset: 0 });
    expect(pageLinks(end, 500)).toEqual({
      first: { page: 1 },
      previous: { page: 2, isFromEnd: true },
      next: null,
      last: null,
    });
    expect(tableHref(at(end), { page: 2, isFromEnd: true })).toBe('/x?from=end&page=2');
    expect(tableHref(at(end), { sort: 'amount' })).toBe('/x?sort=amount');
  });

  test('names the last page by its number where everything is counted', () => {
    expect(pageLinks(read('page=2'), 45)).toEqual({
      first: { page: 1 },
      previous: { page: 1, isFromEnd: false },
      next: { page: 3, isFromEnd: false },
      last: { page: 3 },
    });
    expect(pageLinks(read(''), 0)).toEqual({ first: null, previous: null, next: null, last: null });
    expect(pageLinks(read(''), 100_000).last).toEqual({ page: 1, isFromEnd: true });
  });
});
