import { ArrowUpRight } from 'lucide-react';
import { commerceCopy } from '#messages/components/commerce.ts';
import type { ProductType } from '#shared/shop/catalog.ts';
import { Button } from '../ui/button.tsx';

interface ProductLinkProps {
  readonly product: {
    readonly type: ProductType;
    readonly cta_text: string | null;
    readonly cta_link: string | null;
  };
}

/** A freebie's `cta_text` belongs to its claim button (MKT-031). */
export const linkText = ({ type, cta_text }: Pick<ProductLinkProps['product'], 'type' | 'cta_text'>) =>
  type === 'freebie' || cta_text === null || cta_text === '' ? commerceCopy.more : cta_text;

export function ProductLink({ product }: ProductLinkProps) {
  if (product.cta_link === null) return null;
  return (
    <Button asChild variant="outline" size="sm">
      <a href={product.cta_link} target="_blank" rel="noopener noreferrer">
        {linkText(product)}
        <ArrowUpRight aria-hidden="true" />
      </a>
    </Button>
  );
}
