import { Link } from 'react-router';
import { EmptyState } from '#app/components/page/empty-state.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { legalCopy as copy } from '#messages/content/legal.ts';

export function LegalNotFound() {
  return (
    <div className="wrap py-section">
      <EmptyState title={copy.missing.title} hint={copy.missing.hint} level={1}>
        <Button asChild>
          <Link to="/contact">{copy.ask.action}</Link>
        </Button>
      </EmptyState>
    </div>
  );
}
