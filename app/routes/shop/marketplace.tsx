import { useLocation } from 'react-router';
import { catalogCopy } from '#app/features/catalog/catalog-copy.ts';
import { readShop } from '#app/features/catalog/read-shop.ts';
import { ShopPage } from '#app/features/catalog/shop-page.tsx';
import { readShopView } from '#app/features/catalog/shop-view.ts';
import { api } from '#app/lib/api.ts';
import { pageMeta } from '#app/lib/page-meta.ts';
import type { Route } from './+types/marketplace.ts';

const isPortal = (pathname: string) => pathname.startsWith('/user');

/** List and open product come from the URL, so that a view can be shared and Back closes the dialog. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { pathname, searchParams } = new URL(request.url);
  return readShop(api(context), readShopView(searchParams), isPortal(pathname));
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: 'Marketplace', description: catalogCopy.lede, path: '/marketplace' });

export default function Marketplace({ loaderData }: Route.ComponentProps) {
  return <ShopPage {...loaderData} inPortal={isPortal(useLocation().pathname)} />;
}
