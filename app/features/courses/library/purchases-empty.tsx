import { Link } from 'react-router';
import { EmptyState } from '#app/components/page/empty-state.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { libraryCopy as copy } from '#messages/courses/library.ts';

export function PurchasesEmpty({ isFiltered }: { readonly isFiltered: boolean }) {
  if (isFiltered) {
    return (
      <EmptyState title={copy.noMatch} hint={copy.noMatchHint}>
        <Button asChild variant="outline">
          <Link to="/user/purchases">{copy.showAll}</Link>
        </Button>
      </EmptyState>
    );
  }
  return (
    <EmptyState title={copy.empty} hint={copy.emptyHint}>
      <Button asChild>
        <Link to="/user/marketplace">{copy.toShop}</Link>
      </Button>
    </EmptyState>
  );
}
