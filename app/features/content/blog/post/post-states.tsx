import { RotateCw } from 'lucide-react';
import { Link } from 'react-router';
import { EmptyState } from '#app/components/page/empty-state.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { useAutoReload } from '#app/hooks/use-auto-retry.ts';
import { postCopy as copy } from '#messages/content/blog.ts';

/** BLOG-015. */
export function PostNotFound() {
  return (
    <div className="wrap py-section">
      <EmptyState title={copy.notFound} hint={copy.notFoundHint} level={1}>
        <Button asChild>
          <Link to="/blog">{copy.back}</Link>
        </Button>
      </EmptyState>
    </div>
  );
}

/** Says what happened, and offers a retry and a way out (ERR-026). */
export function PostError() {
  const { reload, isBusy } = useAutoReload();
  return (
    <div className="wrap py-section" role="alert">
      <EmptyState title={copy.failed} hint={copy.failedHint} level={1}>
        <Button onClick={reload} {...(isBusy && { busyText: copy.retrying })}>
          <RotateCw aria-hidden="true" />
          {copy.retry}
        </Button>
        <Button asChild variant="outline">
          <Link to="/blog">{copy.back}</Link>
        </Button>
      </EmptyState>
    </div>
  );
}
