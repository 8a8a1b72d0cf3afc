import { ArrowLeft, Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Prose } from '#app/components/prose.tsx';
import { Badge } from '#app/components/ui/badge.tsx';
import type { ProductDetail } from '#contract/public/products.ts';
import { difficultyLabels, productTypeLabels } from '#shared/catalog.ts';
import { catalogCopy } from './catalog-copy.ts';
import { FeatureList } from './feature-list.tsx';
import { ProductPicture } from './media-gallery.tsx';
import { Price } from './price.tsx';
import { CourseContent, CourseFacts, Instructor, Section, Tags } from './product-sections.tsx';

interface Props {
  readonly product: ProductDetail;
  readonly buyArea: ReactNode;
}

/** A product as a page of its own: the promise and the price first, then everything that is inside. */
export function ProductPage({ product, buyArea }: Props) {
  return (
    <div className="wrap pt-6 pb-section">
      <Link
        to="/marketplace"
        className="inline-flex min-h-11 items-center gap-2 font-medium text-ink-2 text-ui hover:text-ink"
      >
        <ArrowLeft aria-hidden className="size-4" />
        {catalogCopy.backToShop}
      </Link>
      <header className="mt-4 grid gap-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:items-end lg:gap-16">
        <div className="relative aspect-[16/10] overflow-hidden rounded-sheet lg:order-2 lg:aspect-[4/3]">
          <ProductPicture product={product} />
        </div>
        <Offer product={product} buyArea={buyArea} />
      </header>
      <div className="mt-16 grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div className="grid content-start gap-12">
          <CourseContent modules={product.modules} />
          <Section title="Deskripsi Lengkap" isEmpty={(product.content_body ?? product.description) === ''}>
            <Prose html={product.content_body ?? product.description} />
          </Section>
          <Instructor product={product} />
        </div>
        <div className="grid content-start gap-12">
          <Section title="Fitur Utama" isEmpty={product.features.length === 0}>
            <FeatureList features={product.features} />
          </Section>
          <CourseFacts product={product} />
          <Section title="Persyaratan" isEmpty={product.requirements.length === 0}>
            <ul className="grid gap-2 text-ui">
              {product.requirements.map((requirement) => (
                <li key={requirement} className="flex gap-3">
                  <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-ink-3" />
                  {requirement}
                </li>
              ))}
            </ul>
          </Section>
          <Tags tags={product.tags} />
        </div>
      </div>
    </div>
  );
}

function Offer({ product, buyArea }: Props) {
  const description = product.short_description ?? product.description.replace(/<[^>]+>/g, ' ').trim();
  return (
    <div>
      <div className="flex flex-wrap gap-1.5">
        {product.is_featured && <Badge variant="hot">{catalogCopy.featured}</Badge>}
        <Badge>{productTypeLabels[product.type]}</Badge>
        {product.difficulty_level !== null && <Badge>{difficultyLabels[product.difficulty_level]}</Badge>}
      </div>
      <h1 className="mt-4 font-semibold text-t1">{product.title}</h1>
      <p className="mt-4 max-w-[34em] text-ink-2 text-lede">{description}</p>
      <Figures product={product} />
      <div className="mt-7 flex flex-wrap items-center justify-between gap-4 border-ink border-t-2 pt-4">
        <div className="flex flex-wrap items-center gap-3">
          <Price product={product} freeLabel="Gratis" />
          {product.discount_percentage > 0 && (
            <Badge variant="hot">Hemat {product.discount_percentage}%</Badge>
          )}
        </div>
        {buyArea}
      </div>
      {!product.is_subscription && (
        <p className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-ink-2 text-small">
          <span>Akses seumur hidup</span>
          <span>Download materi</span>
        </p>
      )}
    </div>
  );
}

function Figures({ product }: { readonly product: ProductDetail }) {
  const figures = [
    product.duration_hours !== null && product.duration_hours > 0 ? `${product.duration_hours} jam` : null,
    product.module_count > 0 ? `${product.module_count} modul` : null,
    product.rating_count > 0 && product.rating_average !== null
      ? `${product.rating_average.toFixed(1).replace('.', ',')} dari ${product.rating_count} ulasan`
      : null,
  ].filter((figure) => figure !== null);
  if (figures.length === 0) return null;
  return <p className="num mt-4 text-ink-2 text-ui">{figures.join(' · ')}</p>;
}
