import { ErrorState } from '#app/components/page/error-state.tsx';
import { PageHeader } from '#app/components/page/page-header.tsx';
import { Pagination } from '#app/components/page/pagination.tsx';
import { catalogCopy } from '#app/features/catalog/catalog-copy.ts';
import { ProductList } from '#app/features/catalog/shop/product-list.tsx';
import { ServiceToolbar } from '#app/features/subscriptions/portal/service-toolbar.tsx';
import { parseServiceView, serviceHref } from '#app/features/subscriptions/portal/service-view.ts';
import { SubscriptionList } from '#app/features/subscriptions/portal/subscription-list.tsx';
import {
  type Intent,
  intents,
  type SubscriptionActionResult,
} from '#app/features/subscriptions/portal/use-subscription-action.ts';
import { subscriptionsCopy } from '#app/features/subscriptions/subscription-copy.ts';
import { actionApi, api } from '#app/lib/api/api-context.ts';
import { orThrow } from '#app/lib/api/or-throw.ts';
import { formRupiah } from '#app/lib/forms/form-rupiah.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import * as contract from '#contract/account/subscriptions.ts';
import type { Client } from '#contract/client.ts';
import { listProducts } from '#contract/public/products.ts';
import type { Route } from './+types/subscriptions.ts';

const PAGE_SIZE = 20;

export async function loader({ request, context }: Route.LoaderArgs) {
  const view = parseServiceView(new URL(request.url).searchParams);
  const client = api(context);
  const { search, type, page } = view;
  const filter = { ...(search === '' ? {} : { search }), ...(type === null ? {} : { type }) };
  const [own, list] = await Promise.all([
    client.call(contract.listSubscriptions, { query: { limit: 100 } }),
    client.call(listProducts, { query: { kind: 'subscription', page, limit: PAGE_SIZE, ...filter } }),
  ]);
  // Without a session there is nothing to show; any other failure leaves the rest of the page.
  if (!own.ok && own.refusal.code === 'UNAUTHENTICATED') orThrow(own);
  return {
    view,
    now: new Date().toISOString(),
    own: own.ok ? own.value.subscriptions : null,
    list: list.ok ? list.value : null,
  };
}

/** The server decides; a refusal is shown in the dialog. */
export async function action({ request, context }: Route.ActionArgs): Promise<SubscriptionActionResult> {
  const form = await request.formData();
  const intent = intents.find((one) => one === form.get('intent'));
  if (intent === undefined) throw new Response('Bad request', { status: 400 });
  const result = await performAction(actionApi(context), intent, form);
  if (result.ok) return { ok: true, intent };
  const { refusal } = result;
  const suggested_topup = refusal.code === 'INSUFFICIENT_BALANCE' ? refusal.details.suggested_topup : null;
  return { ok: false, code: refusal.code, message: refusal.message, suggested_topup };
}

function performAction(client: Client, intent: Intent, form: FormData) {
  const text = (name: string) => String(form.get(name) ?? '');
  const params = { id: text('id') };
  switch (intent) {
    case 'cancel':
      return client.call(contract.cancelSubscription, { params });
    case 'resume':
      return client.call(contract.resumeSubscription, { params });
    case 'plan':
      return client.call(contract.changePlan, {
        params,
        body: { plan: text('plan'), price: formRupiah(form, 'price') },
      });
    case 'retry':
      return client.call(contract.retryCharge, { params, idempotency_key: text('idempotency_key') });
  }
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: 'Subscriptions', robots: 'noindex' });

export default function Subscriptions({ loaderData }: Route.ComponentProps) {
  const { view, own, list, now } = loaderData;
  const ownedIds = own?.filter(({ status }) => status !== 'expired').map(({ product_id }) => product_id);
  return (
    <>
      <PageHeader title={subscriptionsCopy.title} subtitle={subscriptionsCopy.subtitle} />
      <SubscriptionList subscriptions={own} now={new Date(now)} />
      <section aria-labelledby="catalogue" className="mt-14">
        <h2 id="catalogue" className="pb-4 font-semibold text-t2">
          {subscriptionsCopy.catalogue}
        </h2>
        <ServiceToolbar view={view} total={list?.total ?? 0} />
        {list === null ? (
          <ErrorState title={catalogCopy.failed} className="mt-5" />
        ) : (
          <ProductList
            products={list.products}
            ownedIds={new Set(ownedIds)}
            detailHref={(slug) => `/subscription/${slug}`}
            resetHref="/user/subscriptions"
            hasFeatured={false}
          />
        )}
        <Pagination
          page={view.page}
          pageCount={Math.ceil((list?.total ?? 0) / PAGE_SIZE)}
          hrefOf={(page) => serviceHref({ ...view, page })}
        />
      </section>
    </>
  );
}
