import { Check } from 'lucide-react';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { ProductCover } from '#app/components/brand/product-cover.tsx';
import { CheckoutForm } from '#app/components/checkout-form.tsx';
import { EmptyState } from '#app/components/page/empty-state.tsx';
import { ErrorState } from '#app/components/page/error-state.tsx';
import { Pagination } from '#app/components/page/pagination.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { cn } from '#app/lib/cn.ts';
import { ownerLanguage } from '#app/lib/site/owner-language.ts';
import { toast } from '#app/lib/toast.ts';
import type { ProductCard } from '#contract/catalog/products.ts';
import { freebiesCopy as copy } from '#messages/service-pages/freebies.ts';
import type { ClaimState, Claims } from './use-claims.ts';

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

interface FreebieCardProps {
  readonly product: ProductCard;
  readonly span: CardSpan;
  readonly isEager: boolean;
  readonly state: ClaimState;
  readonly onClaim: () => void;
}

const frames = {
  narrow: 'grid-rows-[auto_1fr]',
  of_two: 'sm:max-lg:col-span-2 sm:max-lg:grid-cols-2 sm:max-lg:grid-rows-1',
  two_of_three: 'lg:col-span-2 lg:grid-cols-[54fr_46fr] lg:grid-rows-1',
  three_of_three: 'lg:col-span-3 lg:grid-cols-[7fr_5fr] lg:grid-rows-1',
} as const;

function FreebieCard({ product, span, isEager, state, onClaim }: FreebieCardProps) {
  const isWide = span.of_three > 1;
  return (
    <li
      className={cn(
        'grid overflow-hidden rounded-sheet bg-surface ring-1 ring-line',
        frames.narrow,
        span.of_two === 2 && frames.of_two,
        span.of_three === 2 && frames.two_of_three,
        span.of_three === 3 && frames.three_of_three,
      )}
    >
      <div
        className={cn(
          'relative aspect-[16/10]',
          span.of_two === 2 && 'sm:max-lg:aspect-auto',
          isWide && 'lg:aspect-auto lg:min-h-[420px]',
        )}
      >
        <div className="absolute inset-0">
          <ProductCover
            slug={product.slug}
            src={product.cover_url}
            form={isWide ? 'square' : 'wide'}
            {...(isWide && { phoneForm: 'wide' })}
            loading={isEager ? 'eager' : 'lazy'}
          />
        </div>
      </div>
      <div className={cn('flex flex-col p-5 sm:p-6', isWide && 'lg:p-10')}>
        <p className="text-ink-3 text-small">{product.category}</p>
        <h3 className={cn('mt-1', isWide ? 'text-t2' : 'text-t3')}>
          <Link
            {...ownerLanguage(product, 'title')}
            to={`/product/${product.slug}`}
            className="underline-offset-4 hover:underline"
          >
            {product.title}
          </Link>
        </h3>
        <p {...ownerLanguage(product, 'short_description')} className="mt-2 text-ink-2 text-ui">
          {product.short_description}
        </p>
        <Highlights product={product} />
        <div className="mt-auto pt-5">
          <ClaimButton product={product} state={state} onClaim={onClaim} />
        </div>
      </div>
    </li>
  );
}

function Highlights({ product }: { readonly product: ProductCard }) {
  const more = product.feature_count - product.highlights.length;
  if (product.highlights.length === 0) return null;
  return (
    <ul className="mt-4 text-ui">
      {product.highlights.map((text) => (
        <li key={text} className="border-line border-t py-2.5 leading-snug">
          {text}
        </li>
      ))}
      {more > 0 && (
        <li className="border-line border-t py-2.5 text-ink-3 text-small">{copy.shelf.more(more)}</li>
      )}
    </ul>
  );
}

interface ClaimButtonProps {
  readonly product: ProductCard;
  readonly state: ClaimState;
  readonly onClaim: () => void;
}

/** Every state has the same height, and the disabled button stays focusable, so that the focus is not lost. */
function ClaimButton({ product, state, onClaim }: ClaimButtonProps) {
  const { shelf } = copy;
  const isClosed = state !== 'idle' || product.availability !== 'available';
  return (
    <CheckoutForm slug={product.slug} onOpen={() => !isClosed && onClaim()}>
      <Button
        type="submit"
        block
        variant={state === 'claimed' ? 'outline' : 'primary'}
        aria-disabled={isClosed || undefined}
        aria-busy={state === 'claiming' || undefined}
        className={state === 'claimed' ? 'bg-credit-soft text-credit shadow-none hover:bg-credit-soft' : ''}
      >
        {state === 'claimed' && <Check aria-hidden="true" />}
        {buttonLabel(product, state)}
        <span className="sr-only">: {product.title}</span>
      </Button>
      <p className="mt-1 flex min-h-tap items-center justify-center text-ink-3 text-small">
        {state === 'claimed' ? (
          <Link
            to="/user/purchases"
            className="inline-flex min-h-tap items-center font-semibold text-link underline-offset-4 hover:underline"
          >
            {shelf.open}
          </Link>
        ) : (
          shelf.note
        )}
      </p>
    </CheckoutForm>
  );
}

function buttonLabel({ availability, cta_text }: ProductCard, state: ClaimState): string {
  const words = copy.claim;
  if (state === 'claimed') return words.done;
  if (state === 'claiming') return words.busy;
  if (availability === 'coming_soon') return words.comingSoon;
  if (availability !== 'available') return words.outOfStock;
  return cta_text ?? words.idle;
}

/** In columns of a grid of two (from 640 px) and of three (from 1024 px). */
interface CardSpan {
  readonly of_two: 1 | 2;
  readonly of_three: 1 | 2 | 3;
}

export function firstCardSpan(count: number): CardSpan {
  return { of_two: count % 2 === 1 ? 2 : 1, of_three: count % 3 === 1 ? 3 : count % 3 === 2 ? 2 : 1 };
}
