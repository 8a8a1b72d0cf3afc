import { Link } from 'react-router';
import { EmptyState } from '#app/components/page/empty-state.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { catalogCopy } from '../catalog-copy.ts';

export function ProductNotFound() {
  return (
    <div className="wrap py-section">
      <EmptyState
        title={catalogCopy.notFound}
        hint="Mungkin produk ini sudah tidak dijual, atau alamatnya salah ketik."
        level={1}
      >
        <Button asChild>
          <Link to="/marketplace">{catalogCopy.backToShop}</Link>
        </Button>
      </EmptyState>
    </div>
  );
}
