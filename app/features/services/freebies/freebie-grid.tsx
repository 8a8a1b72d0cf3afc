import { useEffect } from 'react';
import { Link } from 'react-router';
import { EmptyState } from '#app/components/page/empty-state.tsx';
import { ErrorState } from '#app/components/page/error-state.tsx';
import { Pagination } from '#app/components/page/pagination.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { toast } from '#app/lib/toast.ts';
import type { ProductCard } from '#contract/catalog/products.ts';
import { freebiesCopy as copy } from '#messages/services/freebies.ts';
import { firstCardSpan } from './first-card-span.ts';
import { FreebieCard } from './freebie-card.tsx';
import type { Claims } from './use-claims.ts';

export interface FreebieList {
  readonly products: readonly ProductCard[];
  readonly total: number;
  readonly page: number;
  readonly limit: number;
}

interface FreebieGridProps {
  /** Null when the list could not be read. */
  readonly list: FreebieList | null;
  readonly claims: Claims;
}

export function FreebieGrid({ list, claims }: FreebieGridProps) {
  return (
    <section id="alat" className="wrap pt-28 pb-section lg:pt-section" aria-labelledby="shelf-title">
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2 border-ink border-t-2 pt-5 pb-8">
        <h2 id="shelf-title" className="text-t1">
          {copy.shelf.title}
        </h2>
        {list !== null && list.total > 1 && (
          <p className="num text-ink-2 text-ui">{copy.shelf.count(list.total)}</p>
        )}
      </div>
      {list === null ? (
        <FreebiesError />
      ) : list.products.length === 0 ? (
        <NoFreebies />
      ) : (
        <FreebieCards list={list} claims={claims} />
      )}
    </section>
  );
}

const only = { of_two: 1, of_three: 1 } as const;

function FreebieCards({ list, claims }: { readonly list: FreebieList; readonly claims: Claims }) {
  const lead = firstCardSpan(list.products.length);
  return (
    <>
      <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3 lg:gap-8">
        {list.products.map((product, index) => (
          <FreebieCard
            key={product.id}
            product={product}
            span={index === 0 ? lead : only}
            isEager={index === 0}
            state={claims.stateOf(product)}
            onClaim={() => claims.claim(product)}
          />
        ))}
      </ul>
      <div className="pt-10">
        <Pagination
          page={list.page}
          pageCount={Math.ceil(list.total / list.limit)}
          hrefOf={(page) => (page === 1 ? '/freebies' : `/freebies?page=${page}`)}
        />
      </div>
    </>
  );
}

function NoFreebies() {
  return (
    <EmptyState title={copy.empty.title} hint={copy.empty.hint} level={3}>
      <Button asChild variant="outline">
        <Link to="/marketplace">{copy.empty.action}</Link>
      </Button>
    </EmptyState>
  );
}

/** Also announces the error (ERR-030); the server has logged the reason (ERR-029). */
function FreebiesError() {
  useEffect(() => {
    toast.error(copy.toasts.list.title, { description: copy.toasts.list.text });
  }, []);
  return <ErrorState title={copy.failed.title} hint={copy.failed.hint} />;
}
