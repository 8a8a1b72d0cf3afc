import { ExternalLink } from 'lucide-react';
import { useEffect, useState } from 'react';
import { DialogFrame } from '#app/components/dialogs/dialog-frame.tsx';
import { ErrorState } from '#app/components/page/error-state.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { Skeleton } from '#app/components/ui/skeleton.tsx';
import type { AdminProduct } from '#contract/admin/product-shapes.ts';
import type { getAdminProduct } from '#contract/admin/products.ts';
import { client, showError } from '../actions/use-product-mutation.ts';
import type { ProductKind } from '../product-kind.ts';
import type { ProductRow } from './fetch-products.ts';
import { previewCopy as copy } from './preview-copy.ts';
import { ProductDetails } from './product-details.tsx';

const productRoute = { method: 'get', path: '/api/admin/products/{id}' } as const;

interface PreviewDialogProps {
  readonly kind: ProductKind;
  readonly product: ProductRow;
  readonly onClose: () => void;
}

/** APRD-014 to APRD-019, APRD-032 to APRD-034 */
export function PreviewDialog({ kind, product, onClose }: PreviewDialogProps) {
  const { detail, hasFailed } = useProductDetail(product.id);
  return (
    <DialogFrame
      size="medium"
      title={kind.detail}
      text={product.title}
      actions={<PreviewActions slug={product.slug} onClose={onClose} />}
      onClose={onClose}
    >
      {hasFailed ? (
        <ErrorState title={copy.failed} />
      ) : detail === null ? (
        <Skeleton className="h-80 w-full rounded-card" />
      ) : (
        <ProductDetails product={detail} />
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

function useProductDetail(id: string) {
  const [detail, setDetail] = useState<AdminProduct | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    let isOpen = true;
    client.call<typeof getAdminProduct>(productRoute, { params: { id } }).then((result) => {
      if (!isOpen) return;
      if (result.ok) setDetail(result.value.product);
      else {
        setHasFailed(true);
        showError(copy.failed);
      }
    });
    return () => {
      isOpen = false;
    };
  }, [id]);
  return { detail, hasFailed };
}
