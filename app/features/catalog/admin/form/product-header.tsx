import { ArrowUpRight, CalendarDays, ChartBar } from 'lucide-react';
import type { ReactNode } from 'react';
import { BackLink } from '#app/components/page/back-link.tsx';
import type { HeaderAction } from '#app/components/page/header-action.ts';
import { HeaderActions } from '#app/components/page/header-actions.tsx';
import type { AdminProduct } from '#contract/catalog/admin-product-shapes.ts';
import { previewCopy } from '#messages/catalog/admin.ts';
import { formCopy as copy } from '#messages/catalog/admin-product-form.ts';
import { classCopy } from '#messages/classes/admin.ts';
import { progressCopy } from '#messages/courses/admin-progress.ts';
import { canBeClass } from '#shared/bookings/classes.ts';
import { ProductState } from '../list/product-state.tsx';
import type { ProductKind } from '../product-kind.ts';

interface ProductHeaderProps {
  readonly kind: ProductKind;
  readonly product: AdminProduct | null;
  readonly title: string;
  readonly children: ReactNode;
}

/** The save button is in the footer, where it stays in sight (APRD-044). */
export function ProductHeader({ kind, product, title, children }: ProductHeaderProps) {
  return (
    <header className="mb-5 md:mb-7">
      <BackLink to={kind.path}>{copy.back}</BackLink>
      <div className="flex items-start justify-between gap-x-4 gap-y-2">
        <div className="grid min-w-0 gap-1 text-ui">
          <h1 className="wrap-anywhere text-[clamp(1.375rem,1.15rem+1vw,1.875rem)] leading-tight tracking-[-0.028em]">
            {title}
          </h1>
          {product !== null && <ProductState product={product} />}
        </div>
        <div className="flex shrink-0 gap-2">
          {children}
          <HeaderActions isMenu actions={product === null ? [] : linksOf(product)} />
        </div>
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
