import { readTable } from '#app/components/data-table/load-list.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import type { ListOptions } from '#contract/staff-list.ts';

/** A list as its loader gives it to the page, by the query of the address. */
export const tableAt = ({ list }: Pick<Endpoint, 'path'> & { readonly list: ListOptions }, query = '') =>
  readTable({ url: `http://localhost/?${query}` }, list);
