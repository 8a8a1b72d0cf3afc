import { ArrowLeft, Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ProductLink } from '#app/components/commerce/product-link.tsx';
import { Rating } from '#app/components/commerce/rating.tsx';
import { Prose } from '#app/components/page/prose.tsx';
import { ShareButton } from '#app/components/page/share-button.tsx';
import { Badge } from '#app/components/ui/badge.tsx';
import type { ProductDetail } from '#contract/public/products.ts';
import { catalogCopy } from '#messages/catalog.ts';
import { difficultyLabels, productTypeLabels } from '#messages/catalog-labels.ts';
import { productCopy } from '#messages/product.ts';
import { WishlistButton } from '../wishlist-button.tsx';
import { FeatureList } from './feature-list.tsx';
import { ProductPicture } from './media-gallery.tsx';
import {
  CourseContent,
  CourseDetail,
  CourseInformation,
  Instructor,
  Section,
  Tags,
} from './product-sections.tsx';

interface Props {
  readonly product: ProductDetail;
  /** Price and button. */
  readonly buyBox: ReactNode;
  readonly reviews: ReactNode;
}

/** The product page. */
export function ProductPage({ product, buyBox, reviews }: Props) {
  return (
    <div className="wrap pt-4 lg:pb-section">
      <Link
        to="/marketplace"
        className="inline-flex min-h-11 items-center gap-2 font-medium text-ink-2 text-ui hover:text-ink"
      >
        <ArrowLeft aria-hidden className="size-4" />
        {productCopy.back}
      </Link>
      <div className="mt-2 gap-x-16 lg:grid lg:grid-cols-[minmax(0,1fr)_340px] xl:gap-x-24">
        <div className="grid gap-y-14 pb-14 lg:pb-0">
          <ProductHeader product={product} />
          <Contents product={product} />
          {reviews}
          <Tags tags={product.tags} />
        </div>
        {buyBox}
      </div>
    </div>
  );
}

function ProductHeader({ product }: { readonly product: ProductDetail }) {
  const description = product.short_description ?? product.description.replace(/<[^>]+>/g, ' ').trim();
  return (
    <header>
      <div className="relative aspect-[16/10] overflow-hidden rounded-sheet md:aspect-[2/1]">
        <ProductPicture product={product} ratio="16:9" />
      </div>
      <div className="mt-6 flex flex-wrap gap-1.5">
        {product.is_featured && <Badge variant="hot">{catalogCopy.featured}</Badge>}
        <Badge>{productTypeLabels[product.type]}</Badge>
        {product.difficulty_level !== null && <Badge>{difficultyLabels[product.difficulty_level]}</Badge>}
      </div>
      <h1 className="mt-4 font-semibold text-t1">{product.title}</h1>
      <p className="mt-4 max-w-[34em] text-ink-2 text-lede">{description}</p>
      <Figures product={product} />
      {!product.is_subscription && (
        <p className="mt-4 flex flex-wrap gap-x-5 gap-y-1 text-ink-2 text-ui">
          <Note text={productCopy.lifetime} />
          <Note text={productCopy.download} />
        </p>
      )}
      <div className="mt-6 flex flex-wrap gap-2">
        <ProductLink product={product} />
        <ShareButton title={product.title} copiedMessage={productCopy.linkCopied} />
        <WishlistButton product={product} isLabelled />
      </div>
    </header>
  );
}

function Note({ text }: { readonly text: string }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <Check aria-hidden className="size-4 text-credit" />
      {text}
    </span>
  );
}

/** Duration, modules and rating, each if present (PROD-003, PROD-004, PROD-005). */
function Figures({ product }: { readonly product: ProductDetail }) {
  const { duration_hours: hours, module_count: modules, rating_average, rating_count } = product;
  const figures = [
    hours !== null && hours > 0 ? catalogCopy.hours(hours) : null,
    modules > 0 ? catalogCopy.modules(modules) : null,
  ].filter((figure) => figure !== null);
  if (figures.length === 0 && rating_average === null) return null;
  return (
    <p className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-2 text-ui">
      {figures.length > 0 && <span className="num">{figures.join(' · ')}</span>}
      {rating_average !== null && (
        <a href="#ulasan" className="hover:underline hover:underline-offset-4">
          <Rating average={rating_average} count={rating_count} />
        </a>
      )}
    </p>
  );
}

function Contents({ product }: { readonly product: ProductDetail }) {
  const body = product.content_body ?? product.description;
  return (
    <>
      <CourseContent modules={product.modules} />
      <div className="grid gap-x-12 gap-y-14 md:grid-cols-2">
        <Section title={productCopy.features} isEmpty={product.features.length === 0}>
          <FeatureList features={product.features} />
        </Section>
        <Section title={productCopy.requirements} isEmpty={product.requirements.length === 0}>
          <ul className="text-ui">
            {product.requirements.map((requirement) => (
              <li key={requirement} className="flex gap-3 border-line border-t py-2.5 leading-snug">
                <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-ink-3" />
                {requirement}
              </li>
            ))}
          </ul>
        </Section>
      </div>
      <Section title={productCopy.description} isEmpty={body === ''}>
        <Prose html={body} />
      </Section>
      <div className="grid gap-x-12 gap-y-14 md:grid-cols-2">
        <CourseDetail product={product} />
        <CourseInformation product={product} />
      </div>
      <Instructor product={product} />
    </>
  );
}
