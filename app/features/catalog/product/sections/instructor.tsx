import { Portrait } from '#app/components/brand/portrait.tsx';
import { useSettings } from '#app/hooks/use-root-data.ts';
import { cn } from '#app/lib/cn.ts';
import { ownerLanguage } from '#app/lib/site/owner-language.ts';
import type { ProductDetail } from '#contract/public/products.ts';
import { productCopy } from '#messages/product.ts';
import { ProductSection } from './product-section.tsx';

/** A service is bought from a person, who stands in the place of its drawn cover: the consultant, unless it names another. */
export function usePersonOf(product: ProductDetail): ProductDetail | null {
  const { consultant_name, consultant_bio } = useSettings();
  if (product.type !== 'service' || product.cover_url !== null) return null;
  if (product.instructor_name !== null) return product;
  if (consultant_name === '') return null;
  return { ...product, instructor_name: consultant_name, instructor_bio: consultant_bio };
}

interface CardProps {
  readonly product: ProductDetail;
  readonly className?: string;
}

export function InstructorCard({ product, className }: CardProps) {
  const { consultant_name, consultant_photo } = useSettings();
  const { instructor_name: name, instructor_avatar, instructor_bio } = product;
  return (
    <div className={cn('flex items-start gap-4', className)}>
      <Portrait
        name={name ?? ''}
        photo={instructor_avatar ?? (name === consultant_name ? consultant_photo : null)}
        className="aspect-[4/5] w-20"
      />
      <div>
        <p className="font-semibold">{name}</p>
        <p {...ownerLanguage(product, 'instructor_bio')} className="mt-1 text-ink-2 text-ui">
          {instructor_bio}
        </p>
      </div>
    </div>
  );
}

export function Instructor({ product }: { readonly product: ProductDetail }) {
  const isShownAbove = usePersonOf(product) !== null;
  return (
    <ProductSection title={productCopy.instructor} isEmpty={product.instructor_name === null || isShownAbove}>
      <InstructorCard product={product} />
    </ProductSection>
  );
}
