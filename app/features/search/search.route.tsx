import { data } from 'react-router';
import { api } from '#app/lib/api/api-context.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import { searchPassages } from '#contract/search/search.ts';
import { searchCopy } from '#messages/search/search.ts';
import type { Route } from './+types/search.route.ts';
import { PAGE_SIZE, SearchPage } from './search-page.tsx';
import { parseSearchView, searchQuery } from './search-view.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const view = parseSearchView(new URL(request.url).searchParams);
  const query = searchQuery(view, PAGE_SIZE);
  if (query === null) return data({ view, found: null, isFailed: false });
  const found = await api(context).call(searchPassages, { query });
  // 503, so that no cache keeps the page without its results.
  return found.ok
    ? data({ view, found: found.value, isFailed: false })
    : data({ view, found: null, isFailed: true }, { status: 503 });
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: searchCopy.title, description: searchCopy.lede, robots: 'noindex' });

export default function SearchRoute({ loaderData }: Route.ComponentProps) {
  return <SearchPage {...loaderData} />;
}
