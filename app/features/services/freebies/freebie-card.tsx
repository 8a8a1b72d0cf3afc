import { Link } from 'react-router';
import { ProductCover } from '#app/components/brand/product-cover.tsx';
import { cn } from '#app/lib/cn.ts';
import { ownerLanguage } from '#app/lib/site/owner-language.ts';
import type { ProductCard } from '#contract/catalog/products.ts';
import { freebiesCopy } from '#messages/services/freebies.ts';
import { ClaimButton } from './claim-button.tsx';
import type { CardSpan } from './first-card-span.ts';
import type { ClaimState } from './use-claims.ts';

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

export function FreebieCard({ product, span, isEager, state, onClaim }: FreebieCardProps) {
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
        <li className="border-line border-t py-2.5 text-ink-3 text-small">{freebiesCopy.shelf.more(more)}</li>
      )}
    </ul>
  );
}
