import { ErrorState } from './error-state.tsx';
import { PageHeader } from './page-header.tsx';

interface PageFailedProps {
  /** What the page is called, also when there is nothing to show on it. */
  readonly title: string;
  /** What could not be had. */
  readonly problem: string;
  readonly requestId?: string | undefined;
}

/** A page whose data could not be had: it keeps its name, says what happened, and offers to try again. */
export function PageFailed({ title, problem, requestId }: PageFailedProps) {
  return (
    <>
      <PageHeader title={title} />
      <ErrorState title={problem} requestId={requestId} />
    </>
  );
}
