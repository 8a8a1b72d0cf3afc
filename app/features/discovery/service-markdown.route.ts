import { api } from '#app/lib/api/api-context.ts';
import {
  escapeMarkdown,
  listOf,
  markdownNotFound,
  markdownResponse,
  section,
} from '#app/lib/markdown/markdown.server.ts';
import { pageUrl } from '#app/lib/site/page-url.ts';
import { siteContext } from '#app/lib/site/site-context.ts';
import { getProduct } from '#contract/catalog/products.ts';
import { discoveryCopy as copy } from '#messages/discovery/discovery.ts';
import { servicePages, textParts } from '#messages/service-pages/pages.ts';
import { unprefixed } from '#shared/language/page-language.ts';
import { CONSULTATION_SLUG } from '#shared/shop/service-pages.ts';
import type { Route } from './+types/service-markdown.route.ts';
import { priceText } from './product-facts.ts';

/** `/consultation.md` and the other services: pages whose texts come with the program, in Markdown. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const path = unprefixed(new URL(request.url).pathname).replace(/\.md$/, '');
  const page = servicePages().find((each) => each.path === path);
  if (page === undefined) return markdownNotFound();
  const { app_url } = context.get(siteContext);
  const [opening, ...parts] = textParts(page);
  const canonical = pageUrl(app_url, path);
  return markdownResponse({
    canonical,
    parts: [
      `# ${escapeMarkdown(page.title)}`,
      [`- ${copy.page}: <${canonical}>`, ...(path === '/consultation' ? await offerOf(context) : [])].join(
        '\n',
      ),
      listOf(opening?.sentences ?? []),
      ...parts.map(({ heading, sentences }) =>
        heading === ''
          ? listOf(sentences)
          : section(heading, listOf(sentences.filter((sentence) => sentence !== heading))),
      ),
    ],
  });
}

/** A consultation costs its product's price; it is not offered while that is not sold. */
async function offerOf(context: Route.LoaderArgs['context']): Promise<readonly string[]> {
  const found = await api(context).call(getProduct, { params: { id: CONSULTATION_SLUG } });
  if (!found.ok || found.value.product.availability !== 'available') return [];
  const { product } = found.value;
  return [`- ${copy.price}: ${priceText(product)}`];
}
