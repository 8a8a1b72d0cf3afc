import { ErrorState } from './error-state.tsx';
import { PageHeader } from './page-header.tsx';

interface PageErrorProps {
  /** The page's heading. */
  readonly title: string;
  /** What failed to load. */
  readonly message: string;
  readonly requestId?: string | undefined;
}

/** A page that failed to load: heading, error and retry. */
export function PageError({ title, message, requestId }: PageErrorProps) {
  return (
    <>
      <PageHeader title={title} />
      <ErrorState title={message} requestId={requestId} />
    </>
  );
}
