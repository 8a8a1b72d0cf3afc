import { useEffect } from 'react';
import { PageError } from '#app/components/page/page-error.tsx';
import { toast } from '#app/lib/toast.ts';
import { productsCopy as copy } from '#messages/admin-products.ts';

interface ProductErrorProps {
  readonly title: string;
  readonly message: string;
}

/** AERR-001 to AERR-003, AERR-007: on the page and as a toast. */
export function ProductError({ title, message }: ProductErrorProps) {
  useEffect(() => {
    toast.error(copy.error, { description: message });
  }, [message]);
  return <PageError title={title} message={message} />;
}
