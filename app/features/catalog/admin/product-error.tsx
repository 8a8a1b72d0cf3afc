import { useEffect } from 'react';
import { Link } from 'react-router';
import { EmptyState } from '#app/components/page/empty-state.tsx';
import { PageError } from '#app/components/page/page-error.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { toast } from '#app/lib/toast.ts';
import { productsCopy as copy } from '#messages/catalog/admin.ts';
import type { ProductKind } from './product-kind.ts';

interface ProductErrorProps {
  readonly title: string;
  readonly message: string;
}

/** Shows the error on the page and as a toast (AERR-001 to AERR-003, AERR-007). */
export function ProductError({ title, message }: ProductErrorProps) {
  useEffect(() => {
    toast.error(copy.error, { description: message });
  }, [message]);
  return <PageError title={title} message={message} />;
}

export function ProductMissing({ kind }: { readonly kind: ProductKind }) {
  return (
    <EmptyState level={1} title={copy.missing} hint={copy.missingHint}>
      <Button asChild variant="outline">
        <Link to={kind.path}>{copy.toList}</Link>
      </Button>
    </EmptyState>
  );
}
