import { Link } from 'react-router';
import { EmptyState } from '#app/components/page/empty-state.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { contentCopy as copy } from '#messages/content.ts';

/** PROD-053. */
export function ContentNotFound() {
  return (
    <div className="wrap py-section">
      <EmptyState title={copy.notFound} hint={copy.notFoundHint} level={1}>
        <Button asChild>
          <Link to="/marketplace">{copy.back}</Link>
        </Button>
      </EmptyState>
    </div>
  );
}

/** PROD-052. */
export function ContentEmpty({ slug }: { readonly slug: string }) {
  return (
    <EmptyState title={copy.empty} hint={copy.emptyHint}>
      <Button asChild variant="outline">
        <Link to={`/product/${slug}`}>{copy.seeProduct}</Link>
      </Button>
    </EmptyState>
  );
}
