import { Link } from 'react-router';
import { EmptyState } from '#app/components/page/empty-state.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { productCopy } from '#messages/catalog/product.ts';

export function ProductNotFound() {
  return (
    <div className="wrap py-section">
      <EmptyState title={productCopy.problems.not_found} hint={productCopy.notFoundHint} level={1}>
        <Button asChild>
          <Link to="/marketplace">{productCopy.back}</Link>
        </Button>
      </EmptyState>
    </div>
  );
}
