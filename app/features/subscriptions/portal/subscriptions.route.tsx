import type { ReactNode } from 'react';
import { Form, useNavigation } from 'react-router';
import { SearchField } from '#app/components/inputs/search-field.tsx';
import { DoneNotice } from '#app/components/page/done-notice.tsx';
import { ErrorState } from '#app/components/page/error-state.tsx';
import { PageHeader } from '#app/components/page/page-header.tsx';
import { Pagination } from '#app/components/page/pagination.tsx';
import { ChipLink } from '#app/components/ui/chip.tsx';
import { ProductList } from '#app/features/catalog/shop/product-list.tsx';
import { useNavigateToView } from '#app/hooks/use-navigate-to-view.ts';
import { api } from '#app/lib/api/api-context.ts';
import { orThrow } from '#app/lib/api/or-throw.ts';
import { formClientAction } from '#app/lib/forms/form-client-action.ts';
import { revalidateAfterPost } from '#app/lib/forms/revalidate-after-post.ts';
import { formSearchParams } from '#app/lib/search-params.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import { listProducts, type ProductCard } from '#contract/catalog/products.ts';
import { listSubscriptions } from '#contract/subscriptions/subscriptions.ts';
import { catalogCopy } from '#messages/catalog/catalog.ts';
import { productTypeLabels } from '#messages/catalog/labels.ts';
import {
  actionCopy,
  subscriptionsCopy as copy,
  subscriptionsCopy,
} from '#messages/subscriptions/subscriptions.ts';
import { subscriptionTypes } from '#shared/shop/catalog.ts';
import type { Route } from './+types/subscriptions.route.ts';
import { parseServiceView, type ServiceView, serviceHref } from './service-view.ts';
import { retryAction } from './subscription-actions.ts';
import { SubscriptionList } from './subscription-list.tsx';

const PAGE_SIZE = 20;

export async function loader({ request, context }: Route.LoaderArgs) {
  const view = parseServiceView(new URL(request.url).searchParams);
  const client = api(context);
  const { search, type, page } = view;
  const filter = { ...(search === '' ? {} : { search }), ...(type === null ? {} : { type }) };
  const [own, list] = await Promise.all([
    client.call(listSubscriptions, { query: { limit: 100 } }),
    client.call(listProducts, { query: { kind: 'subscription', page, limit: PAGE_SIZE, ...filter } }),
  ]);
  // Without a session there is nothing to show; other failures leave the rest of the page.
  if (!own.ok && own.refusal.code === 'UNAUTHENTICATED') orThrow(own);
  return {
    view,
    now: new Date().toISOString(),
    idempotency_key: crypto.randomUUID(),
    own: own.ok ? own.value.subscriptions : null,
    list: list.ok ? list.value : null,
  };
}

export const action = retryAction;

export const clientAction = formClientAction;

export const shouldRevalidate = revalidateAfterPost;

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: subscriptionsCopy.title, robots: 'noindex' });

export default function Subscriptions({ loaderData }: Route.ComponentProps) {
  const { view, own, list, now, idempotency_key } = loaderData;
  const ownedIds = new Set(
    own?.filter(({ status }) => status !== 'expired').map(({ product_id }) => product_id),
  );
  return (
    <>
      <PageHeader title={subscriptionsCopy.title} subtitle={subscriptionsCopy.subtitle} />
      <DoneNotice texts={actionCopy} />
      <SubscriptionList subscriptions={own} now={new Date(now)} idempotencyKey={idempotency_key} />
      <ServiceCatalogue
        view={view}
        list={list}
        ownedIds={ownedIds}
        renderOffered={(offered) => (
          <ProductList
            {...offered}
            ownedIds={ownedIds}
            detailHref={(slug) => `/subscription/${slug}`}
            resetHref="/user/subscriptions"
            hasFeatured={false}
          />
        )}
      >
        <Pagination
          page={view.page}
          pageCount={Math.ceil((list?.total ?? 0) / PAGE_SIZE)}
          hrefOf={(page) => serviceHref({ ...view, page })}
        />
      </ServiceCatalogue>
    </>
  );
}

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

interface ServiceToolbarProps {
  readonly view: ServiceView;
  readonly total: number;
}

/** A plain GET form and links, which work without scripts (PORT-029). */
function ServiceToolbar({ view, total }: ServiceToolbarProps) {
  const navigateToView = useNavigateToView();
  const isLoading = useNavigation().state === 'loading';
  return (
    <div className="grid gap-3">
      <Form
        method="get"
        className="flex flex-wrap items-center gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          const next = parseServiceView(formSearchParams(event.currentTarget));
          navigateToView(serviceHref({ ...next, type: view.type }));
        }}
      >
        <SearchField value={view.search} placeholder={copy.search} className="flex-[1_1_260px]" />
        <p aria-live="polite" className="num text-ink-3 text-ui">
          {isLoading ? copy.loading : copy.count(total)}
        </p>
      </Form>
      <nav aria-label={copy.types} className="flex flex-wrap gap-2">
        <TypeChip view={view} type={null} label={copy.allTypes} />
        {subscriptionTypes.map((type) => (
          <TypeChip key={type} view={view} type={type} label={productTypeLabels[type]} />
        ))}
      </nav>
    </div>
  );
}

interface ChipProps {
  readonly view: ServiceView;
  readonly type: ServiceView['type'];
  readonly label: string;
}

function TypeChip({ view, type, label }: ChipProps) {
  return (
    <ChipLink to={serviceHref({ ...view, type, page: 1 })} isChosen={view.type === type}>
      {label}
    </ChipLink>
  );
}
