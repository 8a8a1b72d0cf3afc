import { Link } from 'react-router';
import { EmptyState } from '#app/components/page/empty-state.tsx';
import { PageHeader } from '#app/components/page/page-header.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { api } from '#app/lib/api/api-context.ts';
import { orThrow } from '#app/lib/api/or-throw.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import { type OwnFound, searchOwn } from '#contract/search/own.ts';
import { searchCopy as copy, searchCopy } from '#messages/search/search.ts';
import { formatCardDate } from '#shared/time/dates.ts';
import type { Route } from './+types/own-search.route.ts';
import { PassageItem } from './passage-item.tsx';
import { moveBetweenResults } from './result-keys.ts';
import { SearchForm } from './search-form.tsx';
import { parseSearchView, wordsOf } from './search-view.ts';

const MAX_PASSAGES = 20;

export async function loader({ request, context }: Route.LoaderArgs) {
  const view = parseSearchView(new URL(request.url).searchParams);
  const search = wordsOf(view.search);
  if (search === null) return { view, found: null };
  const found = await api(context).call(searchOwn, { query: { search, limit: MAX_PASSAGES } });
  return { view, found: orThrow(found) };
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: searchCopy.title, robots: 'noindex' });

export default function OwnSearchRoute({ loaderData: { view, found } }: Route.ComponentProps) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys move the focus between the links within
    <div onKeyDown={moveBetweenResults} className="max-w-[860px]">
      <PageHeader title={copy.title} />
      <SearchForm view={view} path="/user/search" />
      {found === null ? (
        <p className="mt-6 text-ink-2 text-ui">{copy.ownLede}</p>
      ) : (
        <Found found={found} search={view.search} />
      )}
    </div>
  );
}

function Found({ found, search }: { readonly found: OwnFound; readonly search: string }) {
  const { passages, meant, orders, sessions } = found;
  const isEmpty = passages.length + orders.length + sessions.length === 0;
  return (
    <div aria-live="polite">
      {meant.map(({ typed, word }) => (
        <p key={typed} className="mt-4 text-ui">
          {copy.meant(typed, word)}
        </p>
      ))}
      <OwnThings orders={orders} sessions={sessions} />
      {passages.length > 0 && (
        <ol aria-label={copy.results} className="mt-6 border-line border-b">
          {passages.map((passage) => (
            <PassageItem
              key={`${passage.path} ${passage.heading} ${passage.parts[0]?.text}`}
              passage={passage}
            />
          ))}
        </ol>
      )}
      {isEmpty && (
        <EmptyState title={copy.none(search)} hint={copy.noneHint} className="mt-8">
          <Button asChild>
            <Link to="/user/support">{copy.ask}</Link>
          </Button>
        </EmptyState>
      )}
    </div>
  );
}

function OwnThings({ orders, sessions }: Pick<OwnFound, 'orders' | 'sessions'>) {
  if (orders.length + sessions.length === 0) return null;
  const rows = [
    ...orders.map(({ id, titles, invoice_number, created_at }) => ({
      ...{ id, to: `/user/orders/${id}`, title: titles.join(', ') },
      fact: invoice_number ?? formatCardDate(created_at),
    })),
    ...sessions.map(({ id, title, starts_at }) => ({
      ...{ id, to: '/user/bookings', title },
      fact: starts_at === null ? copy.noTime : formatCardDate(starts_at),
    })),
  ];
  return (
    <section aria-label={copy.own} className="mt-6">
      <h2 className="text-ink-3 text-small">{copy.own}</h2>
      <ul className="mt-1 border-line border-b">
        {rows.map(({ id, to, title, fact }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-6 border-line border-t">
            <Link
              data-result
              to={to}
              className="inline-flex min-h-tap items-center font-semibold text-link hover:underline hover:underline-offset-4"
            >
              {title}
            </Link>
            <span className="num text-ink-3 text-small">{fact}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
