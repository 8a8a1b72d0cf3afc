import { ProductHighlight } from '#app/features/catalog/product-highlight.tsx';
import { CreditNote } from '#app/features/landing/credit-note.tsx';
import { Hero } from '#app/features/landing/hero.tsx';
import { landingCopy } from '#app/features/landing/landing-copy.ts';
import { api } from '#app/lib/api.ts';
import { business } from '#app/lib/business.ts';
import { pageMeta } from '#app/lib/page-meta.ts';
import { siteContext } from '#app/lib/site.ts';
import { listProducts } from '#contract/public/products.ts';
import type { Route } from './+types/home.ts';

/** The shop's own first products; without them the page tells the rest of its story. */
export async function loader({ context }: Route.LoaderArgs) {
  const list = await api(context).call(listProducts, { query: { limit: 8 } });
  const sellable = list.ok
    ? list.value.products.filter((product) => product.availability === 'available')
    : [];
  return { products: sellable.slice(0, 5), origin: context.get(siteContext).app_url };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({
    title: business.title,
    description: business.description,
    origin: loaderData?.origin ?? '',
    path: '/',
  });

export default function Home({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Hero />
      <ProductHighlight products={loaderData.products} copy={landingCopy.products} />
      <CreditNote />
    </>
  );
}
