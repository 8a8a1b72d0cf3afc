import { useEffect } from 'react';
import { useViewer } from '../session/use-viewer.ts';
import { setQuantity, useCart } from './use-cart.ts';

export function useRemoveBoughtFromVisitorCart(slugs: readonly string[]): void {
  const { viewer } = useViewer();
  const { cart } = useCart();
  const bought =
    viewer === null ? cart.lines.find(({ slug }) => slugs.includes(slug))?.product_id : undefined;
  useEffect(() => {
    if (bought !== undefined) void setQuantity(bought, 0);
  }, [bought]);
}
