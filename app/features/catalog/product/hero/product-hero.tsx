import { ArrowLeft, Check, Play, RotateCcw } from 'lucide-react';
import { memo, type ReactNode, Suspense } from 'react';
import { Link } from 'react-router';
import { ProductLink } from '#app/components/commerce/product-link.tsx';
import { Rating } from '#app/components/commerce/rating.tsx';
import { RefundTerms } from '#app/components/commerce/refund-terms.tsx';
import { ShareButton } from '#app/components/page/share-button.tsx';
import { lazyPart } from '#app/components/rendering/lazy-part.ts';
import { Badge } from '#app/components/ui/badge.tsx';
import { useSettings } from '#app/hooks/use-root-data.ts';
import { ownerLanguage } from '#app/lib/site/owner-language.ts';
import type { ProductDetail } from '#contract/catalog/products.ts';
import { catalogCopy } from '#messages/catalog/catalog.ts';
import { difficultyLabels, productTypeLabels } from '#messages/catalog/labels.ts';
import { productCopy } from '#messages/catalog/product.ts';
import { soldKindOf } from '#shared/shop/purchase-kind.ts';
import { Price } from '../../price.tsx';
import { WishlistButton } from '../../wishlist-button.tsx';
import { isPersonal, lengthOf } from '../length-of.ts';
import { type Film, FreeLesson, KawungBackdrop } from './free-lesson.tsx';
import { ProductPicture } from './media-gallery.tsx';

/** Memoised, because React removes content that renders again before its lazy script has loaded. */
const LazyClassFacts = lazyPart(async () => (await import('../sections/class-sessions.tsx')).ClassFacts);
const ClassFacts = memo(({ product }: Pick<Props, 'product'>) => (
  <Suspense>
    <LazyClassFacts {...product} />
  </Suspense>
));

const InstructorCard = lazyPart(async () => (await import('../sections/instructor.tsx')).InstructorCard);
const Person = memo(({ product }: Pick<Props, 'product'>) => (
  <Suspense>
    <InstructorCard
      product={product}
      className="relative rounded-card bg-lift p-4 shadow-2 max-lg:[&_p+p]:line-clamp-2 lg:mx-auto lg:max-w-[28rem] lg:p-7"
    />
  </Suspense>
));

const LESSONS = 'coba-pelajaran';

interface Props {
  readonly product: ProductDetail;
  readonly buy: ReactNode;
  readonly balance: ReactNode;
  readonly hasPreview: boolean;
  readonly film: Film | null;
}

const margin = 'lg:pr-14 lg:pl-[max(var(--gutter),calc((100vw-var(--wide))/2))]';
/** From 1024 px the picture extends to the edge beside the text. */
export function ProductHero({ product, buy, balance, hasPreview, film }: Props) {
  return (
    <header className="border-line border-b lg:grid lg:min-h-[min(620px,calc(100svh-var(--bar)))] lg:grid-cols-[minmax(0,1fr)_46vw] lg:grid-rows-[1fr_auto_auto_1fr] 2xl:grid-cols-[minmax(0,1fr)_40vw]">
      <div className={`px-gutter pt-2 max-lg:pb-5 lg:row-start-2 lg:pt-8 ${margin}`}>
        <div className="-mr-3 flex items-center justify-between gap-2">
          <Link
            to="/marketplace"
            className="inline-flex min-h-11 items-center gap-2 font-medium text-ink-2 text-ui hover:text-ink"
          >
            <ArrowLeft aria-hidden className="size-4" />
            {productCopy.back}
          </Link>
          <div className="flex">
            <ShareButton title={product.title} copiedMessage={productCopy.linkCopied} isIcon />
            <WishlistButton product={product} isAlone />
          </div>
        </div>
        <Kind product={product} />
        <h1 {...ownerLanguage(product, 'title')} className="mt-3 text-t1">
          {product.title}
        </h1>
        <p
          {...ownerLanguage(product, 'short_description')}
          className="mt-3.5 max-w-[29em] text-ink-2 text-lede"
        >
          {productSummary(product)}
        </p>
        <Figures product={product} />
      </div>
      <Showpiece product={product} hasPreview={hasPreview} film={film} />
      <div className={`px-gutter pt-5 pb-8 lg:row-start-3 lg:pt-6 ${margin}`}>
        <Price product={product} isLarge />
        <div className="mt-4.5 mb-4">{buy}</div>
        <Assurances product={product} balance={balance} />
        {product.cta_link !== null && (
          <div className="mt-5">
            <ProductLink product={product} />
          </div>
        )}
      </div>
    </header>
  );
}

function Showpiece({ product, hasPreview, film }: Pick<Props, 'product' | 'hasPreview' | 'film'>) {
  if (film !== null) {
    return <FreeLesson product={product} film={film} id={hasPreview ? undefined : LESSONS} />;
  }
  if (isPersonal(product)) {
    return (
      <KawungBackdrop slug={product.slug} aria-label={productCopy.person}>
        <Person product={product} />
      </KawungBackdrop>
    );
  }
  return (
    <div className="relative aspect-[16/10] max-h-[170px] w-full overflow-hidden sm:max-h-[320px] lg:col-start-2 lg:row-span-full lg:row-start-1 lg:aspect-auto lg:max-h-none">
      <div className="absolute inset-0">
        <ProductPicture product={product} isHero />
      </div>
      {hasPreview && <TryLesson />}
    </div>
  );
}

function TryLesson() {
  return (
    <a
      href={`#${LESSONS}`}
      className="absolute bottom-4 left-4 z-[1] inline-flex min-h-12 items-center gap-2.5 rounded-full bg-plate-night py-1.5 pr-5 pl-1.5 font-semibold text-on-image text-ui"
    >
      <span className="grid size-9 place-items-center rounded-full bg-dawn text-on-dawn">
        <Play aria-hidden className="size-4 fill-current" />
      </span>
      {productCopy.tryLesson}
    </a>
  );
}

function productSummary({ short_description, description }: ProductDetail): string {
  return short_description ?? description.replace(/<[^>]+>/g, ' ').trim();
}

function Kind({ product }: { readonly product: ProductDetail }) {
  return (
    <div className="mt-3 flex flex-wrap gap-1.5">
      {product.is_featured && <Badge variant="hot">{catalogCopy.featured}</Badge>}
      <Badge>{productTypeLabels[product.type]}</Badge>
      {product.difficulty_level !== null && <Badge>{difficultyLabels[product.difficulty_level]}</Badge>}
    </div>
  );
}

/** Shows duration, modules, files and rating, each if present (PROD-003, PROD-004, PROD-005). */
function Figures({ product }: { readonly product: ProductDetail }) {
  const { module_count: modules, files, sessions, rating_average, rating_count } = product;
  const length = lengthOf(product);
  const figures = [
    length !== null && sessions.length > 0 && modules > 0 ? productCopy.ofLessons(length) : length,
    modules > 0 ? catalogCopy.modules(modules) : null,
    files.length > 0 ? productCopy.files(files.length) : null,
  ].filter((figure) => figure !== null);
  if (figures.length === 0 && rating_average === null) return null;
  return (
    <p className="mt-3.5 flex flex-wrap items-center gap-x-4 gap-y-1 text-ink-2 text-ui">
      {figures.length > 0 && <span className="num whitespace-normal">{figures.join(' · ')}</span>}
      {rating_average !== null && (
        <a href="#ulasan" className="tap-area hover:underline hover:underline-offset-4">
          <Rating average={rating_average} count={rating_count} />
        </a>
      )}
    </p>
  );
}

const hasLifetimeAccess = ({ is_subscription, type }: ProductDetail) =>
  !is_subscription && type !== 'consultation' && type !== 'service';

/** The refund term (DECISIONS 51), the balance, and what the buyer keeps. */
function Assurances({ product, balance }: Pick<Props, 'product' | 'balance'>) {
  const { refund_days } = useSettings();
  const isPaid = (product.price ?? 0) > 0 && product.availability === 'available';
  return (
    <ul className="grid max-w-[33em] gap-1.5 text-ink-2 text-ui">
      {(product.sessions.length > 0 || product.max_students !== null) && <ClassFacts product={product} />}
      {isPaid && refund_days !== '0' && !product.is_subscription && (
        <li className="flex gap-2.5">
          <RotateCcw aria-hidden className="mt-1 size-4 shrink-0 text-credit" />
          <span>
            <RefundTerms kind={soldKindOf(product)} />
          </span>
        </li>
      )}
      {isPaid && balance}
      {hasLifetimeAccess(product) && (
        <li className="flex gap-2.5">
          <Check aria-hidden className="mt-1 size-4 shrink-0 text-credit" />
          <span>
            {productCopy.lifetime} · {productCopy.download}
          </span>
        </li>
      )}
    </ul>
  );
}
