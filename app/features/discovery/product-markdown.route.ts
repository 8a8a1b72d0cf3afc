import { api } from '#app/lib/api/api-context.ts';
import { foundOrNull, orThrow } from '#app/lib/api/or-throw.ts';
import {
  escapeMarkdown,
  listOf,
  markdownNotFound,
  markdownOfHtml,
  markdownResponse,
  section,
} from '#app/lib/markdown/markdown.server.ts';
import { pageUrl } from '#app/lib/site/page-url.ts';
import { siteContext } from '#app/lib/site/site-context.ts';
import { listPlans, type PlanList } from '#contract/catalog/plans.ts';
import { getProduct, type ProductDetail } from '#contract/catalog/products.ts';
import { productTypeLabels } from '#messages/catalog/labels.ts';
import { productCopy } from '#messages/catalog/product.ts';
import { discoveryCopy as copy } from '#messages/discovery/discovery.ts';
import { unprefixed } from '#shared/language/page-language.ts';
import { formatDayTime } from '#shared/time/dates.ts';
import type { Route } from './+types/product-markdown.route.ts';
import { availabilityText, planText, priceText, productPath, reductionText } from './product-facts.ts';

/** `/product/{slug}.md` and `/subscription/{slug}.md`: the page of a product in Markdown. */
export async function loader({ request, params, context }: Route.LoaderArgs): Promise<Response> {
  const client = api(context);
  const product = foundOrNull(await client.call(getProduct, { params: { id: params.slug } }))?.product;
  const path = unprefixed(new URL(request.url).pathname);
  if (product === undefined || `${productPath(product)}.md` !== path) return markdownNotFound();
  const offer = product.is_subscription
    ? orThrow(await client.call(listPlans, { params: { id: product.id } }))
    : { plans: [], trial_period_days: 0 };
  const { app_url } = context.get(siteContext);
  return markdownResponse({
    canonical: pageUrl(app_url, productPath(product)),
    parts: [...headOf(product, offer, app_url), ...(await detailsOf(product, app_url))],
  });
}

function headOf(product: ProductDetail, { plans, trial_period_days }: PlanList, origin: string) {
  const { title, short_description, type, rating_average, rating_count } = product;
  const reduction = reductionText(product);
  return [
    `# ${escapeMarkdown(title)}`,
    short_description === null ? null : `> ${escapeMarkdown(short_description)}`,
    [
      `- ${copy.page}: <${pageUrl(origin, productPath(product))}>`,
      `- ${productCopy.facts.type}: ${productTypeLabels[type]}`,
      `- ${copy.price}: ${priceText(product)}`,
      ...(reduction === '' ? [] : [`- ${reduction}`]),
      `- ${productCopy.facts.status}: ${availabilityText(product)}`,
      ...(trial_period_days > 0 ? [`- ${productCopy.trial(trial_period_days)}`] : []),
      ...(rating_average === null ? [] : [`- ${copy.rating(rating_average, rating_count)}`]),
    ].join('\n'),
    section(copy.plans, listOf(plans.map(planText))),
  ];
}

async function detailsOf(product: ProductDetail, origin: string) {
  const { description, content_body, features, subscription_features, requirements, modules } = product;
  const { files, sessions, parts } = product;
  return [
    section(productCopy.description, await markdownOfHtml(content_body ?? description, origin)),
    section(
      productCopy.features,
      listOf([
        ...features.map(({ text }) => text),
        ...subscription_features.map(({ name, description: told }) => `${name}: ${told}`),
      ]),
    ),
    section(copy.parts, listOf(parts.map((part) => `${part.title}: ${priceText(part)}`))),
    section(
      productCopy.modules,
      listOf(
        modules.map(({ title, lessons }) =>
          [title, ...lessons.map((lesson) => lesson.title)].filter(Boolean).join(' · '),
        ),
      ),
    ),
    section(productCopy.schedule, listOf(sessions.map(({ starts_at }) => `${formatDayTime(starts_at)} WIB`))),
    section(productCopy.contents, listOf(files.map(({ title, file_name }) => `${title} (${file_name})`))),
    section(productCopy.requirements, listOf(requirements)),
  ];
}
