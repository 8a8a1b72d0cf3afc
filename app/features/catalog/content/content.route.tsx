import type { ReactNode } from 'react';
import { data, Link, redirect } from 'react-router';
import { CheckoutForm } from '#app/components/checkout-form.tsx';
import { Money } from '#app/components/commerce/money.tsx';
import { ContentSections } from '#app/components/content-sections/content-sections.tsx';
import { EmptyState } from '#app/components/page/empty-state.tsx';
import { Prose } from '#app/components/page/prose.tsx';
import { lazyHydrate } from '#app/components/rendering/lazy-hydrate.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { useCheckoutSheet } from '#app/features/checkout/sheet/use-checkout-sheet.tsx';
import { CourseContents } from '#app/features/courses/course-contents.tsx';
import { type ProductAccess, productAccess, useOwnedProducts } from '#app/hooks/use-owned-products.ts';
import { usePressWhenReady } from '#app/hooks/use-press-when-ready.ts';
import { api } from '#app/lib/api/api-context.ts';
import { foundOrNull } from '#app/lib/api/or-throw.ts';
import { ownerLanguage } from '#app/lib/site/owner-language.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import { getProductContent, type ProductContent } from '#contract/catalog/product-content.ts';
import { getProduct } from '#contract/catalog/products.ts';
import { catalogCopy } from '#messages/catalog/catalog.ts';
import { contentCopy, contentCopy as copy } from '#messages/catalog/content.ts';
import { rupiah } from '#shared/money/money.ts';
import { waitPath } from '#shared/shop/product-waits.ts';
import type { Route } from './+types/content.route.ts';
import { ContentHeader } from './content-header.tsx';

const Previews = lazyHydrate('coba-pelajaran', () =>
  import('#app/features/catalog/content/preview-lessons.tsx').then((code) => code.PreviewLessons),
);

export async function loader({ params, context }: Route.LoaderArgs) {
  const named = { params: { id: params.slug } };
  const client = api(context);
  const [found, detail] = await Promise.all([
    client.call(getProductContent, named),
    client.call(getProduct, named),
  ]);
  const content = foundOrNull(found);
  if (content?.product.is_subscription === true) throw redirect(`/subscription/${params.slug}`);
  const modules = detail.ok ? detail.value.product.modules : [];
  return data({ content, modules }, { status: content === null ? 404 : 200 });
}

/** A client navigation has no server markup, so the section is loaded first. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const [loaded] = await Promise.all([serverLoader(), Previews.fetchCode()]);
  return loaded;
}

export const meta: Route.MetaFunction = ({ loaderData, ...args }) => {
  const product = loaderData?.content?.product;
  if (product === undefined) return pageMeta(args, { title: contentCopy.notFound, robots: 'noindex' });
  return pageMeta(args, {
    title: contentCopy.title(product.title),
    description: product.short_description ?? '',
    path: `/content/${product.slug}`,
    image: `/og/product-${product.slug}.png`,
    type: 'product',
  });
};

export default function Content({ loaderData: { content, modules } }: Route.ComponentProps) {
  const owned = useOwnedProducts();
  const checkout = useCheckoutSheet();
  if (content === null) return <ContentNotFound />;
  const { product, previews } = content;
  return (
    <>
      <ContentPage
        key={product.id}
        content={content}
        preview={previews.length === 0 ? null : <Previews slug={product.slug} previews={previews} />}
        outline={modules.length === 0 ? null : <CourseContents modules={modules} />}
        access={productAccess(product.id, owned)}
        isBusy={checkout.isBusy}
        onBuy={() => checkout.buy(product)}
      />
      {checkout.sheet}
    </>
  );
}

interface Props extends Omit<BuyButtonProps, 'product'> {
  readonly content: ProductContent;
  /** Null without free lessons. */
  readonly preview: ReactNode;
  /** Null without modules. */
  readonly outline: ReactNode;
}

/** A first section with the product's title would repeat the header, so only its text is shown there. */
function partOpening({ product, sections }: ProductContent) {
  const [first, ...others] = sections;
  return first?.is_locked === false &&
    first.type === 'hero' &&
    first.title === product.title &&
    first.media === null
    ? { opening: first, others }
    : { opening: null, others: sections };
}

export function ContentPage({ content, preview, outline, ...buying }: Props) {
  const { product } = content;
  const buy = { ...buying, product };
  const { opening, others: sections } = partOpening(content);
  return (
    <div>
      <ContentHeader
        content={{ ...content, sections }}
        opening={
          opening !== null && (
            <Prose html={opening.content} className="mt-4" {...ownerLanguage(opening, 'content')} />
          )
        }
      >
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          {product.price !== null && buying.access !== 'owned' && (
            <p className="figures font-semibold text-amount">
              {product.price === 0 ? copy.free : <Money amount={product.price} />}
              {product.original_price !== null && product.discount_percentage > 0 && (
                <Money amount={product.original_price} struck className="ml-2 font-normal text-ui" />
              )}
            </p>
          )}
          <BuyButton {...buy} />
          {buying.access === 'owned' && <p className="text-credit text-ui">{copy.ownedHint}</p>}
        </div>
      </ContentHeader>
      {preview}
      <div className="wrap pt-12 pb-section md:pt-16">
        {content.sections.length === 0 ? (
          <ContentEmpty slug={product.slug} />
        ) : (
          <ContentSections
            sections={sections}
            layout="wide"
            action={<BuyButton {...buy} look="quiet" />}
            closing={<BuyButton {...buy} look="closing" />}
            outline={outline}
          />
        )}
      </div>
    </div>
  );
}

interface BuyButtonProps {
  readonly product: ProductContent['product'];
  readonly access: ProductAccess;
  readonly isBusy: boolean;
  readonly onBuy: () => void;
}

function BuyButton({ look, ...props }: BuyButtonProps & { readonly look?: 'quiet' | 'closing' }) {
  const { product, access, onBuy } = props;
  const { isWaiting, press } = usePressWhenReady(access !== 'checking', () => access !== 'owned' && onBuy());
  const isQuiet = look === 'quiet';
  const button = {
    variant: isQuiet ? 'outline' : 'primary',
    size: isQuiet ? 'sm' : 'md',
    className:
      look === 'closing' ? 'bg-on-dawn text-dawn hover:bg-on-dawn max-sm:w-full max-sm:px-3' : undefined,
  } as const;
  if (access === 'owned') {
    return (
      <Button asChild {...button}>
        <Link to={`/user/purchases/${product.slug}`}>{copy.owned}</Link>
      </Button>
    );
  }
  const isBusy = props.isBusy || isWaiting;
  const closed = closedText(product);
  if (closed !== null) {
    return (
      <span className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {!isQuiet && <b className="font-semibold text-ui">{closed}</b>}
        <Button asChild {...button}>
          <Link to={waitPath(product.slug)}>{catalogCopy.tellMe}</Link>
        </Button>
      </span>
    );
  }
  return (
    <CheckoutForm slug={product.slug} onOpen={press}>
      <Button type="submit" {...button} busyText={isBusy ? copy.busy : undefined}>
        {product.price === 0 ? copy.getFree : copy.buy}
        {look === 'closing' && (product.price ?? 0) > 0 && <Money amount={product.price ?? rupiah(0)} />}
      </Button>
    </CheckoutForm>
  );
}

function closedText({ availability }: BuyButtonProps['product']): string | null {
  if (availability === 'coming_soon') return copy.soon;
  if (availability === 'closed') return catalogCopy.closed;
  if (availability === 'full') return catalogCopy.full;
  return availability === 'out_of_stock' ? copy.soldOut : null;
}

/** PROD-053. */
export function ContentNotFound() {
  return (
    <div className="wrap py-section">
      <EmptyState title={copy.notFound} hint={copy.notFoundHint} level={1}>
        <Button asChild>
          <Link to="/marketplace">{copy.back}</Link>
        </Button>
      </EmptyState>
    </div>
  );
}

/** PROD-052. */
function ContentEmpty({ slug }: { readonly slug: string }) {
  return (
    <EmptyState title={copy.empty} hint={copy.emptyHint}>
      <Button asChild variant="outline">
        <Link to={`/product/${slug}`}>{copy.seeProduct}</Link>
      </Button>
    </EmptyState>
  );
}
