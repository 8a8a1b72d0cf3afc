import { serviceGuide } from '#app/features/subscriptions/service/service-guide.ts';
import { api } from '#app/lib/api/api-context.ts';
import { foundOrNull, orThrow } from '#app/lib/api/or-throw.ts';
import { siteContext } from '#app/lib/site/site-context.ts';
import { listPlans } from '#contract/catalog/plans.ts';
import { getProduct } from '#contract/catalog/products.ts';
import type { Route } from './+types/service-guide.route.ts';

/** `/subscription/{slug}/guide.md`: the guide of a service as a file (PROD-035). */
export async function loader({ params, context }: Route.LoaderArgs): Promise<Response> {
  const client = api(context);
  const product = foundOrNull(await client.call(getProduct, { params: { id: params.slug } }))?.product;
  if (product?.is_subscription !== true) return new Response('Not found', { status: 404 });
  const offered = await client.call(listPlans, { params: { id: product.id } });
  const { plans, trial_period_days } = orThrow(offered);
  const { app_url } = context.get(siteContext);
  const text = serviceGuide({ product, plans, trial_days: trial_period_days, origin: app_url });
  return new Response(text, {
    headers: {
      'content-type': 'text/markdown; charset=utf-8',
      'content-disposition': `attachment; filename="${product.slug}.md"`,
    },
  });
}
