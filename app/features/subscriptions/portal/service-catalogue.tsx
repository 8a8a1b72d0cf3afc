import type { ReactNode } from 'react';
import { ErrorState } from '#app/components/page/error-state.tsx';
import type { ProductCard } from '#contract/catalog/products.ts';
import { catalogCopy } from '#messages/catalog/catalog.ts';
import { subscriptionsCopy as copy } from '#messages/subscriptions/subscriptions.ts';
import { ServiceToolbar } from './service-toolbar.tsx';
import type { ServiceView } from './service-view.ts';

interface OfferedServices {
  readonly products: readonly ProductCard[];
  readonly empty?: { readonly title: string; readonly hint: string };
}

interface Props {
  readonly view: ServiceView;
  /** Null: they could not be read. */
  readonly list: { readonly products: readonly ProductCard[]; readonly total: number } | null;
  readonly ownedIds: ReadonlySet<string>;
  readonly renderOffered: (offered: OfferedServices) => ReactNode;
  readonly children?: ReactNode;
}

export function ServiceCatalogue({ view, list, ownedIds, renderOffered, children }: Props) {
  const { products, total } = list ?? { products: [], total: 0 };
  const offered = products.filter(({ id }) => !ownedIds.has(id));
  return (
    <section aria-labelledby="catalogue" className="mt-14">
      <h2 id="catalogue" className="pb-4 text-t3">
        {ownedIds.size > 0 ? copy.others : copy.catalogue}
      </h2>
      <ServiceToolbar view={view} total={total - products.length + offered.length} />
      {list === null ? (
        <ErrorState title={catalogCopy.failed} className="mt-5" />
      ) : (
        renderOffered({ products: offered, ...(products.length > 0 && { empty: copy.allOwned }) })
      )}
      {children}
    </section>
  );
}
