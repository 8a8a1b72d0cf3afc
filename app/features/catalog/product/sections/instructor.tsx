import { Portrait } from '#app/components/brand/portrait.tsx';
import { useSettings } from '#app/hooks/use-root-data.ts';
import { cn } from '#app/lib/cn.ts';
import { ownerLanguage } from '#app/lib/site/owner-language.ts';
import type { ProductDetail } from '#contract/catalog/products.ts';
import { productCopy } from '#messages/catalog/product.ts';
import { isPersonal } from '../length-of.ts';
import { ProductSection } from './product-section.tsx';

interface CardProps {
  readonly product: ProductDetail;
  readonly className?: string;
}

export function InstructorCard({ product, className }: CardProps) {
  const { consultant_name, consultant_photo, consultant_bio } = useSettings();
  const { instructor_name, instructor_avatar, instructor_bio } = product;
  const name = instructor_name ?? consultant_name;
  return (
    <div className={cn('flex items-start gap-4', className)}>
      <Portrait
        name={name}
        photo={instructor_avatar ?? (name === consultant_name ? consultant_photo : null)}
        className="aspect-[4/5] w-20"
      />
      <div>
        <p className="font-semibold">{name}</p>
        <p {...ownerLanguage(product, 'instructor_bio')} className="mt-1 text-ink-2 text-ui">
          {instructor_bio ?? consultant_bio}
        </p>
      </div>
    </div>
  );
}

export function Instructor({ product }: { readonly product: ProductDetail }) {
  return (
    <ProductSection
      title={productCopy.instructor}
      isEmpty={product.instructor_name === null || isPersonal(product)}
    >
      <InstructorCard product={product} />
    </ProductSection>
  );
}
