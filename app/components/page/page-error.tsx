import { ErrorState } from './error-state.tsx';
import { PageHeader } from './page-header.tsx';

interface PageErrorProps {
  /** What the page is called, also when there is nothing to show on it. */
  readonly title: string;
  /** What could not be had. */
  readonly message: string;
  readonly requestId?: string | undefined;
}

/** A page whose data could not be had: it keeps its name, says what happened, and offers to try again. */
export function PageError({ title, message, requestId }: PageErrorProps) {
  return (
    <>
      <PageHeader title={title} />
      <ErrorState title={message} requestId={requestId} />
    </>
  );
}
