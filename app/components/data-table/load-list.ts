import type { RouterContextProvider } from 'react-router';
import { api } from '#app/lib/api/api-context.ts';
import { orThrow } from '#app/lib/api/or-throw.ts';
import type { Endpoint, OutputOf } from '#contract/endpoint.ts';
import type { ListOptions } from '#contract/staff-list.ts';
import { parseTableView, type Table, tableQuery } from './table-view.ts';

type ListEndpoint = Endpoint & { readonly list: ListOptions };

interface ListCall {
  readonly params?: Readonly<Record<string, string>>;
  /** Beside the view, e.g. the kind of product. */
  readonly query?: Readonly<Record<string, string>>;
  /** Values of filters of which the API takes any. */
  readonly choices?: ListOptions['filters'];
}

/** Reads the view of a list from the address. */
export function readTable(
  { url }: Pick<Request, 'url'>,
  { sorts, defaultSort, filters }: ListOptions,
  choices: ListOptions['filters'] = {},
): Table {
  const options = { sorts, defaultSort, filters: { ...filters, ...choices } };
  return { options, view: parseTableView(new URL(url).searchParams, options) };
}

interface Loading {
  readonly context: Readonly<RouterContextProvider>;
  readonly request: Request;
}

/** Loads a staff list as its page shows it, by the view in the address. Throws when it could not be read. */
export async function loadList<const E extends ListEndpoint>(
  loading: Loading,
  endpoint: E,
  call?: ListCall,
): Promise<{ readonly table: Table } & OutputOf<E>>;
export async function loadList(
  { context, request }: Loading,
  endpoint: ListEndpoint,
  { params, query, choices }: ListCall = {},
) {
  const table = readTable(request, endpoint.list, choices);
  const listed = await api(context).call(endpoint, {
    ...(params !== undefined && { params }),
    query: { ...tableQuery(table.view), ...query },
  });
  return Object.assign({ table }, orThrow(listed));
}
