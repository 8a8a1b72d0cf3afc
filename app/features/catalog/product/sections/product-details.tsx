import { Prose } from '#app/components/page/prose.tsx';
import { Badge } from '#app/components/ui/badge.tsx';
import { ownerLanguage } from '#app/lib/site/owner-language.ts';
import type { ProductDetail } from '#contract/catalog/products.ts';
import { productCopy } from '#messages/catalog/product.ts';
import { SessionList } from './class-sessions.tsx';
import { ContentsSection } from './contents-section.tsx';
import { CourseSection } from './course-section.tsx';
import { Instructor } from './instructor.tsx';
import { ProductFacts } from './product-facts.tsx';
import { ProductSection } from './product-section.tsx';

export function ProductDetails({ product }: { readonly product: ProductDetail }) {
  const field = product.content_body === null ? 'description' : 'content_body';
  const body = product[field] ?? '';
  return (
    <div id="isi-produk">
      <div className="wrap pt-12 empty:hidden md:pt-20">
        <ContentsSection product={product} />
      </div>
      <CourseSection product={product} />
      <div className="wrap mt-12 grid grid-cols-[minmax(0,1fr)] divide-y divide-line empty:hidden md:mt-16 [&>*]:py-9">
        <SessionList {...product} />
        <ProductSection title={productCopy.description} isEmpty={body === ''}>
          <Prose html={body} {...ownerLanguage(product, field)} />
          <ProductTags product={product} />
        </ProductSection>
        <ProductFacts product={product} />
        <Instructor product={product} />
      </div>
    </div>
  );
}

/** Search words of the product; too little for a heading (PROD-021). */
function ProductTags({ product }: { readonly product: ProductDetail }) {
  const { tags } = product;
  if (tags.length === 0) return null;
  return (
    <section aria-label={productCopy.tags} className="mt-6 flex flex-wrap items-baseline gap-x-3 gap-y-2">
      <span className="text-ink-3 text-small">{productCopy.tags}</span>
      <ul {...ownerLanguage(product, 'tags')} className="flex flex-wrap gap-1.5">
        {tags.map((tag) => (
          <li key={tag}>
            <Badge>{tag}</Badge>
          </li>
        ))}
      </ul>
    </section>
  );
}
