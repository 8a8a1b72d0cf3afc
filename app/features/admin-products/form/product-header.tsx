import { ArrowUpRight, CalendarDays, ChartBar } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { HeaderAction } from '#app/components/page/header-action.ts';
import { HeaderActions } from '#app/components/page/header-actions.tsx';
import { Button } from '#app/components/ui/button.tsx';
import type { AdminProduct } from '#contract/admin/catalog/product-shapes.ts';
import { classCopy } from '#messages/admin-classes.ts';
import { formCopy as copy } from '#messages/admin-product-form.ts';
import { previewCopy } from '#messages/admin-products.ts';
import { progressCopy } from '#messages/admin-progress.ts';
import { canBeClass } from '#shared/bookings/classes.ts';
import { ProductState } from '../list/product-state.tsx';
import type { ProductKind } from '../product-kind.ts';

interface ProductHeaderProps {
  readonly kind: ProductKind;
  readonly product: AdminProduct | null;
  readonly title: string;
  /** The preview's button. */
  readonly children: ReactNode;
}

/** APRD-044; the save button is at the foot, where it stays in sight. */
export function ProductHeader({ kind, product, title, children }: ProductHeaderProps) {
  return (
    <header className="mb-5 flex items-start justify-between gap-x-6 gap-y-2 max-lg:flex-col md:mb-7">
      <div className="grid min-w-0 gap-1 text-ui">
        <h1 className="line-clamp-2 text-[clamp(1.375rem,1.15rem+1vw,1.875rem)] leading-tight tracking-[-0.028em]">
          {title}
        </h1>
        {product !== null && <ProductState product={product} />}
      </div>
      <div className="flex shrink-0 flex-wrap gap-2 max-lg:-mx-4 max-sm:self-stretch max-sm:justify-between">
        <Button asChild variant="quiet" size="sm">
          <Link to={kind.path}>{copy.back}</Link>
        </Button>
        <HeaderActions variant="quiet" actions={product === null ? [] : linksOf(product)} />
        {children}
      </div>
    </header>
  );
}

function linksOf({ id, slug, type, modules }: AdminProduct): readonly HeaderAction[] {
  const path = '/admin/products/one-time';
  return [
    ...(modules.length > 0
      ? [{ label: progressCopy.open, Icon: ChartBar, to: `${path}/progress/${id}` }]
      : []),
    ...(canBeClass(type) ? [{ label: classCopy.open, Icon: CalendarDays, to: `${path}/class/${id}` }] : []),
    { label: previewCopy.site, Icon: ArrowUpRight, site: `/product/${slug}` },
  ];
}
