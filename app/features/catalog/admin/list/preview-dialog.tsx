import { ExternalLink } from 'lucide-react';
import { DialogFrame } from '#app/components/dialogs/dialog-frame.tsx';
import { ErrorState } from '#app/components/page/error-state.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { Skeleton } from '#app/components/ui/skeleton.tsx';
import { browserClient } from '#app/lib/api/browser-client.ts';
import { createQuery, useQuery } from '#app/lib/api/create-query.ts';
import type { getAdminProduct } from '#contract/catalog/admin-products.ts';
import { previewCopy as copy, productKindCopy } from '#messages/catalog/admin.ts';
import type { ProductKind } from '../product-kind.ts';
import type { ProductRow } from './fetch-products.ts';
import { ProductDetails } from './product-details.tsx';

const products = createQuery({
  name: 'admin-product',
  read: (id: string) =>
    browserClient.call<typeof getAdminProduct>(
      { method: 'get', path: '/api/admin/products/{id}' },
      { params: { id } },
    ),
});

interface PreviewDialogProps {
  readonly kind: ProductKind;
  readonly product: ProductRow;
  readonly onClose: () => void;
}

/** APRD-014 to APRD-019, APRD-032 to APRD-034 */
export function PreviewDialog({ kind, product, onClose }: PreviewDialogProps) {
  const { answer, isFailing } = useQuery(products, product.id);
  return (
    <DialogFrame
      size="medium"
      title={productKindCopy[kind.name].detail}
      text={product.title}
      actions={<PreviewActions slug={product.slug} onClose={onClose} />}
      onClose={onClose}
    >
      {answer?.ok ? (
        <ProductDetails product={answer.value.product} />
      ) : answer === undefined && !isFailing ? (
        <Skeleton className="h-80 w-full rounded-card" />
      ) : (
        <ErrorState title={copy.failed} />
      )}
    </DialogFrame>
  );
}

function PreviewActions({ slug, onClose }: Pick<PreviewDialogProps, 'onClose'> & { readonly slug: string }) {
  return (
    <>
      <Button variant="outline" onClick={onClose}>
        {copy.close}
      </Button>
      <Button asChild>
        <a href={`/product/${slug}`} target="_blank" rel="noreferrer">
          <ExternalLink aria-hidden="true" />
          {copy.site}
        </a>
      </Button>
    </>
  );
}
