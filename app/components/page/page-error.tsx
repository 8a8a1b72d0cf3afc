import { ErrorState } from './error-state.tsx';
import { PageHeader } from './page-header.tsx';

interface PageErrorProps {
  readonly title: string;
  readonly message: string;
  readonly requestId?: string | undefined;
}

export function PageError({ title, message, requestId }: PageErrorProps) {
  return (
    <>
      <PageHeader title={title} />
      <ErrorState title={message} requestId={requestId} />
    </>
  );
}
