import { Money } from '#app/components/commerce/money.tsx';
import { ContentSections } from '#app/components/content-sections/content-sections.tsx';
import type { ProductContent } from '#contract/public/product-content.ts';
import { contentCopy as copy } from '#messages/content.ts';
import { BuyButton, type BuyButtonProps } from './buy-button.tsx';
import { ContentHeader } from './content-header.tsx';
import { ContentEmpty } from './content-states.tsx';
import { PreviewLessons } from './preview-lessons.tsx';

interface Props extends Omit<BuyButtonProps, 'product'> {
  readonly content: ProductContent;
}

/** The public page of a product's content: what is open to read, and what opens with the purchase. */
export function ContentPage({ content, ...buying }: Props) {
  const { product, sections, previews } = content;
  const buy = { ...buying, product };
  return (
    <div>
      <ContentHeader content={content}>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          {product.price !== null && buying.access !== 'owned' && (
            <p className="font-semibold text-amount">
              {product.price === 0 ? copy.free : <Money amount={product.price} />}
            </p>
          )}
          <BuyButton {...buy} />
          {buying.access === 'owned' && <p className="text-credit text-ui">{copy.ownedHint}</p>}
        </div>
      </ContentHeader>
      <PreviewLessons previews={previews} />
      <div className="wrap pt-12 pb-section md:pt-16">
        {sections.length === 0 ? (
          <ContentEmpty slug={product.slug} />
        ) : (
          <ContentSections sections={sections} layout="wide" action={<BuyButton {...buy} isQuiet />} />
        )}
      </div>
    </div>
  );
}
