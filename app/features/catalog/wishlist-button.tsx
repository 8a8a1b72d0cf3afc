import { Heart } from 'lucide-react';
import { useHref, useLocation } from 'react-router';
import { Button } from '#app/components/ui/button.tsx';
import { useRequireSignIn } from '#app/hooks/session/use-require-sign-in.ts';
import { setWishlisted, useWishlist } from '#app/hooks/use-wishlist.ts';
import { toast } from '#app/lib/toast.ts';
import { catalogCopy } from '#messages/catalog/catalog.ts';
import { WISHLIST_PATH } from './shop/shop-view.ts';

interface Props {
  readonly product: { readonly id: string; readonly title: string };
  readonly isAlone?: boolean;
  readonly className?: string;
}

/** Visitors sign in first (DECISIONS 24). */
export function WishlistButton({ product, isAlone = false, className }: Props) {
  const { pathname, search } = useLocation();
  const action = useHref(WISHLIST_PATH);
  const wishes = useWishlist();
  // Until the viewer is known, only the server-rendered list says what is on the wishlist.
  const isWishlisted = wishes === null ? pathname + search === WISHLIST_PATH : wishes.includes(product.id);
  const signInFirst = useRequireSignIn();
  const toggle = () =>
    // Signing in for this always adds, whatever the state was before.
    signInFirst(() => void toggleWishlist(product.id, !isWishlisted), pathname + search);
  return (
    <form
      method="post"
      action={action}
      className="contents"
      onSubmit={(event) => {
        event.preventDefault();
        toggle();
      }}
    >
      <input type="hidden" name="product_id" value={product.id} />
      <Button
        type="submit"
        name="wished"
        value={String(!isWishlisted)}
        variant="quiet"
        size="icon"
        aria-pressed={isWishlisted}
        aria-label={isAlone ? nameOf(isWishlisted) : `${catalogCopy.wish} ${product.title}`}
        className={className}
      >
        <Heart
          aria-hidden="true"
          className={isWishlisted ? 'fill-current text-dawn-deep' : ''}
          strokeWidth={1.75}
        />
      </Button>
    </form>
  );
}

const nameOf = (isWishlisted: boolean) => (isWishlisted ? catalogCopy.wished : catalogCopy.wishFull);

async function toggleWishlist(productId: string, isWishlisted: boolean): Promise<void> {
  const refused = await setWishlisted(productId, isWishlisted);
  if (refused === null) toast.success(isWishlisted ? catalogCopy.wishAdded : catalogCopy.wishRemoved);
  else toast.error(refused);
}
