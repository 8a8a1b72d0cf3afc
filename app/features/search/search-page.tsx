import { Link, useNavigation } from 'react-router';
import { EmptyState } from '#app/components/page/empty-state.tsx';
import { ErrorState } from '#app/components/page/error-state.tsx';
import { Pagination } from '#app/components/page/pagination.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { ChipLink } from '#app/components/ui/chip.tsx';
import type { FoundPassages } from '#contract/search/search.ts';
import { searchCopy as copy } from '#messages/search/search.ts';
import { unprefixed } from '#shared/language/page-language.ts';
import { MAX_FOUND_PASSAGES } from '#shared/search/passages.ts';
import { PassageItem } from './passage-item.tsx';
import { moveBetweenResults } from './result-keys.ts';
import { SearchForm } from './search-form.tsx';
import { type SearchView, searchHref } from './search-view.ts';

export const PAGE_SIZE = 20;

interface SearchPageProps {
  readonly view: SearchView;
  /** Null: nothing was asked, or it failed. */
  readonly found: FoundPassages | null;
  readonly isFailed: boolean;
}

export function SearchPage({ view, found, isFailed }: SearchPageProps) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys move the focus between the links within
    <div onKeyDown={moveBetweenResults} className="wrap pt-[clamp(28px,4vw,64px)] pb-section">
      <header>
        <h1 className="text-t1">{copy.title}</h1>
        {found === null && <p className="mt-2 max-w-[34em] text-ink-2 text-lede">{copy.lede}</p>}
        <SearchForm view={view} />
      </header>
      {isFailed && <ErrorState title={copy.failed} className="mt-8" />}
      {found !== null && <Results view={view} found={found} />}
      {found === null && !isFailed && <Doors />}
    </div>
  );
}

interface ResultsProps {
  readonly view: SearchView;
  readonly found: FoundPassages;
}

function Results({ view, found }: ResultsProps) {
  const { location } = useNavigation();
  const isLoading = location !== undefined && unprefixed(location.pathname) === '/search';
  const { passages, kinds, meant, total } = found;
  return (
    <>
      <p aria-live="polite" className={total === 0 ? 'sr-only' : 'num mt-4 text-ink-2 text-ui'}>
        {isLoading
          ? copy.loading
          : copy.found(total < MAX_FOUND_PASSAGES ? String(total) : `${total}+`, view.search)}
      </p>
      {meant.map(({ typed, word }) => (
        <p key={typed} className="mt-1 text-ui">
          {copy.meant(typed, word)}
        </p>
      ))}
      {kinds.length > 1 && <KindChips view={view} kinds={kinds} />}
      {passages.length === 0 ? (
        <NothingFound search={view.search} />
      ) : (
        <ol aria-label={copy.results} aria-busy={isLoading} className="mt-6 border-line border-b">
          {passages.map((passage) => (
            <PassageItem
              key={`${passage.path} ${passage.heading} ${passage.parts[0]?.text}`}
              passage={passage}
            />
          ))}
        </ol>
      )}
      <div className="mt-6">
        <Pagination
          page={view.page}
          pageCount={Math.ceil(total / PAGE_SIZE)}
          hrefOf={(page) => searchHref({ ...view, page })}
          startsAtTop
        />
      </div>
    </>
  );
}

function KindChips({ view, kinds }: { readonly view: SearchView; readonly kinds: FoundPassages['kinds'] }) {
  const hrefOf = (kind: SearchView['kind']) => searchHref({ ...view, kind, page: 1 });
  return (
    <nav aria-label={copy.kinds} className="mt-4 flex flex-wrap gap-2">
      <ChipLink to={hrefOf(null)} isChosen={view.kind === null}>
        {copy.all}
      </ChipLink>
      {kinds.map(({ kind, total }) => (
        <ChipLink key={kind} to={hrefOf(kind)} isChosen={view.kind === kind}>
          {copy.kindMany[kind]} <span className="num font-normal text-ink-3">{total}</span>
        </ChipLink>
      ))}
    </nav>
  );
}

function NothingFound({ search }: { readonly search: string }) {
  return (
    <>
      <EmptyState title={copy.none(search)} hint={copy.noneHint} className="mt-8">
        <Button asChild>
          <Link to="/contact">{copy.ask}</Link>
        </Button>
      </EmptyState>
      <Doors />
    </>
  );
}

function Doors() {
  return (
    <section aria-labelledby="search-start" className="mt-12">
      <h2 id="search-start" className="text-t3">
        {copy.start}
      </h2>
      <ul className="mt-4 grid gap-x-10 sm:grid-cols-2">
        {copy.doors.map(({ to, label, text }) => (
          <li key={to} className="relative border-line border-t py-4">
            <Link
              to={to}
              className="font-semibold text-link after:absolute after:inset-0 hover:underline hover:underline-offset-4"
            >
              {label}
            </Link>
            <p className="mt-0.5 text-ink-2 text-ui">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
