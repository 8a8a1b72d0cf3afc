import type { ReactNode } from 'react';
import { ProductCover } from '#app/components/brand/product-cover.tsx';
import { BackLink } from '#app/components/page/back-link.tsx';
import { Badge } from '#app/components/ui/badge.tsx';
import { useViewer } from '#app/hooks/session/use-viewer.ts';
import { ownerLanguage } from '#app/lib/site/owner-language.ts';
import type { ProductDetail } from '#contract/catalog/products.ts';
import { productTypeLabels } from '#messages/catalog/labels.ts';
import { serviceCopy } from '#messages/subscriptions/subscriptions.ts';

interface Props {
  readonly product: ProductDetail;
  readonly trialDays: number;
  readonly subscribeCard: ReactNode;
}

export function ServiceHero({ product, trialDays, subscribeCard }: Props) {
  const { viewer } = useViewer();
  return (
    <header className="bg-night text-on-night">
      <div className="wrap grid gap-x-16 pt-5 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div className="flex flex-col">
          <BackLink
            to={viewer === null ? '/marketplace?kind=subscription' : '/user/subscriptions'}
            className="self-start"
            isOnNight
          >
            {viewer === null ? serviceCopy.backToShop : serviceCopy.back}
          </BackLink>
          <p className="mt-6 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-on-night-2 text-small">
            {product.is_featured && <Badge variant="hot">{serviceCopy.featured}</Badge>}
            {[productTypeLabels[product.type], product.category].filter((part) => part !== null).join(' · ')}
          </p>
          <h1 {...ownerLanguage(product, 'title')} className="mt-2 max-w-[13em] text-t1">
            {product.title}
          </h1>
          <p
            {...ownerLanguage(product, 'short_description')}
            className="mt-4 max-w-[32em] text-lede text-on-night-2"
          >
            {product.short_description}
          </p>
          {trialDays > 0 && (
            <p className="mt-4 font-semibold text-night-dawn text-ui">{serviceCopy.trial(trialDays)}</p>
          )}
          <div className="mt-8 grow max-lg:hidden" />
          <div className="mb-10 h-44 overflow-hidden rounded-sheet max-lg:hidden">
            {/* Hidden on small screens, and lazy, so that it is not fetched there. */}
            <ProductCover
              slug={product.slug}
              src={product.cover_url}
              form="wide"
              sizes="50vw"
              className="object-[50%_19%]"
            />
          </div>
        </div>
        <div className="mt-8 max-lg:-mx-5 max-lg:-mb-10 lg:-mb-28 lg:mt-14 lg:w-full lg:max-w-[430px] lg:self-end lg:justify-self-end">
          {subscribeCard}
        </div>
      </div>
    </header>
  );
}
