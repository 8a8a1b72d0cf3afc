import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { formatCartItems, readVisitorCart } from '#app/lib/visitor-cart.ts';
import { EmptyCart } from './cart-lines.tsx';

/** A visitor's cart lives in their browser, so an address without it redirects to one that names it. */
export function VisitorCheckout() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const isNamed = search.has('items');
  useEffect(() => {
    const kept = isNamed ? [] : readVisitorCart();
    if (kept.length > 0) void navigate(`/checkout?items=${formatCartItems(kept)}`, { replace: true });
  }, [isNamed, navigate]);
  return (
    <div className="wrap py-section">
      <EmptyCart level={1} />
    </div>
  );
}
