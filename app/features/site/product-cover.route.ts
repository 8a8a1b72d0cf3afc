import { actionApi } from '#app/lib/api/api-context.ts';
import { foundOrNull } from '#app/lib/api/or-throw.ts';
import { drawSequentially } from '#app/lib/images/draw-sequentially.server.ts';
import { svgResponse } from '#app/lib/images/svg-response.ts';
import { convertTextToPaths } from '#app/lib/images/text-to-paths.server.ts';
import { getProductCover } from '#contract/catalog/products.ts';
import { isOutage } from '#contract/client.ts';
import { coverForms, ratioOfForm } from '#shared/kawung/cover-shapes.ts';
import { kawung } from '#shared/kawung/kawung.ts';
import { productCover } from '#shared/kawung/product-cover.ts';
import type { Route } from './+types/product-cover.route.ts';

const SLUG = /^([a-z0-9][a-z0-9-]{0,199})\.svg$/;

/**
 * `/covers/products/{form}/{slug}.svg`: the stored cover of a product. An unsaved product, and every product in an
 * outage, has only a pattern (ADR 0036). Refuses a malformed slug or form (404).
 */
export async function loader({ params, context }: Route.LoaderArgs): Promise<Response> {
  const slug = SLUG.exec(params.file)?.[1];
  const form = coverForms.find((one) => one === params.form);
  if (slug === undefined || form === undefined) return new Response('Not found', { status: 404 });
  const answer = await actionApi(context).call(getProductCover, { params: { id: slug } });
  const found = !answer.ok && isOutage(answer.refusal.status) ? null : foundOrNull(answer);
  if (found === null) return svgResponse(kawung(slug, { ratio: ratioOfForm[form] }));
  return svgResponse(await drawSequentially(() => convertTextToPaths(productCover(found.cover, form))));
}
