import type { ReactNode } from 'react';
import { Prose } from '#app/components/page/prose.tsx';
import type { ProductCard, ProductDetail } from '#contract/public/products.ts';
import { productCopy } from '#messages/product.ts';
import type { SectionItem } from '#shared/section-items.ts';
import { BuyBar } from './buy-bar.tsx';
import { ContentsSection } from './contents-section.tsx';
import { CourseSection } from './course-section.tsx';
import type { Film } from './free-lesson.tsx';
import { Instructor, ProductFacts, Tags } from './product-facts.tsx';
import { ProductHero } from './product-hero.tsx';
import { ProductSection } from './product-section.tsx';
import { QuestionsSection } from './questions-section.tsx';
import { RelatedProducts } from './related-products.tsx';

interface Props {
  readonly product: ProductDetail;
  /** Button, cart and what explains them. */
  readonly buy: ReactNode;
  /** The button once more, for the bar at the bottom; null when there is nothing to buy. */
  readonly buyAgain: ReactNode;
  readonly balance: ReactNode;
  /** Free lessons; null without any. */
  readonly preview: ReactNode;
  readonly reviews: ReactNode;
  /** A free lesson that can be watched. */
  readonly film: Film | null;
  readonly questions: readonly SectionItem[];
  readonly related: readonly ProductCard[];
  readonly ownedIds: ReadonlySet<string>;
}

const OFFER = 'penawaran';

/** The product page: the offer, what is inside, what others say, what is left to ask. */
export function ProductPage({ product, ...props }: Props) {
  const { buy, buyAgain, balance, preview, film, reviews, questions, related, ownedIds } = props;
  const body = product.content_body ?? product.description;
  return (
    <div>
      <ProductHero
        product={product}
        buy={<div id={OFFER}>{buy}</div>}
        balance={balance}
        hasPreview={preview !== null}
        film={film}
      />
      {preview}
      <div className="wrap pt-12 empty:hidden md:pt-20">
        <ContentsSection product={product} />
      </div>
      <CourseSection product={product} />
      <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-y-14 pt-12 pb-16 md:gap-y-20 md:pt-20">
        <ProductSection title={productCopy.description} isEmpty={body === ''}>
          <Prose html={body} />
        </ProductSection>
        <ProductFacts product={product} />
        <Instructor product={product} />
        {reviews}
        <QuestionsSection questions={questions} title={product.title} />
        <RelatedProducts products={related} ownedIds={ownedIds} />
        <Tags tags={product.tags} />
      </div>
      {buyAgain !== null && (
        <BuyBar product={product} offer={OFFER}>
          {buyAgain}
        </BuyBar>
      )}
    </div>
  );
}
