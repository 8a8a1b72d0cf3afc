import { Link } from 'react-router';
import { EmptyState } from '#app/components/page/empty-state.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { caseStudyCopy as copy } from '#messages/content/portfolio.ts';

/** CASE-012, ERR-027. */
export function CaseStudyNotFound() {
  return (
    <div className="wrap py-section">
      <EmptyState
        title={copy.notFound}
        hint={
          <>
            <span role="alert">{copy.notFoundText}</span>. {copy.notFoundHint}
          </>
        }
        level={1}
      >
        <Button asChild>
          <Link to="/?section=study-cases">{copy.toStudies}</Link>
        </Button>
      </EmptyState>
    </div>
  );
}
