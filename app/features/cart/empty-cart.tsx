import { Link, useLocation } from 'react-router';
import { EmptyState } from '#app/components/page/empty-state.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { closeCart } from '#app/hooks/cart/use-is-cart-open.ts';
import { cartCopy } from '#messages/cart/cart.ts';

interface Props {
  readonly className?: string;
  readonly level?: 1 | 2;
}

export function EmptyCart({ className = '', level = 2 }: Props) {
  const { pathname } = useLocation();
  return (
    <EmptyState title={cartCopy.empty} hint={cartCopy.emptyHint} level={level} className={className}>
      <Button asChild>
        <Link to={pathname.startsWith('/user') ? '/user/marketplace' : '/marketplace'} onClick={closeCart}>
          {cartCopy.browse}
        </Link>
      </Button>
    </EmptyState>
  );
}
