import { Heart } from 'lucide-react';
import { useLocation } from 'react-router';
import { Button } from '#app/components/ui/button.tsx';
import { useRequireSignIn } from '#app/hooks/session/use-require-sign-in.ts';
import { setWishlisted, UNKNOWN_WISHES, useWishlist } from '#app/hooks/use-wishlist.ts';
import { toast } from '#app/lib/toast.ts';
import { catalogCopy } from './catalog-copy.ts';
import { WISHLIST_PATH } from './shop/shop-view.ts';

interface Props {
  readonly product: { readonly id: string; readonly title: string };
  /** With words beside the heart; without them the name of the button says of which product. */
  readonly isLabelled?: boolean;
  readonly className?: string;
}

/** Remembers a product, for visitors after signing in (DECISIONS 24). */
export function WishlistButton({ product, isLabelled = false, className }: Props) {
  const { pathname, search } = useLocation();
  const wishes = useWishlist();
  // Until it is known who looks on, only the list itself tells what is wished.
  const isWishlisted =
    wishes === UNKNOWN_WISHES ? pathname + search === WISHLIST_PATH : wishes.has(product.id);
  const signInFirst = useRequireSignIn();
  const toggle = () =>
    // Who just signed in for this wants it remembered, whatever the list said of somebody else before.
    signInFirst(() => void toggleWishlist(product.id, !isWishlisted), pathname + search);
  return (
    <form
      method="post"
      action={WISHLIST_PATH}
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
        variant={isLabelled ? 'outline' : 'quiet'}
        size={isLabelled ? 'sm' : 'icon'}
        aria-pressed={isWishlisted}
        aria-label={isLabelled ? undefined : `${catalogCopy.wish} ${product.title}`}
        className={className}
      >
        <Heart
          aria-hidden="true"
          className={isWishlisted ? 'fill-current text-dawn-deep' : ''}
          strokeWidth={1.75}
        />
        {isLabelled && (isWishlisted ? catalogCopy.wished : catalogCopy.wishFull)}
      </Button>
    </form>
  );
}

async function toggleWishlist(productId: string, isWishlisted: boolean): Promise<void> {
  const refused = await setWishlisted(productId, isWishlisted);
  if (refused === null) toast.success(isWishlisted ? catalogCopy.wishAdded : catalogCopy.wishRemoved);
  else toast.error(refused);
}
