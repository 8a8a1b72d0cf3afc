import { useMatches } from 'react-router';
import { PageError } from '#app/components/page/page-error.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { isRecord } from '#shared/is-record.ts';

/** What a page puts in its `handle` for its error state. */
export interface ErrorHandle {
  readonly title: string;
  readonly errorTitle: string;
}

/** A list that failed to load, with its own title and text where the page has them. */
export function AdminPageError({ requestId }: { readonly requestId?: string | undefined }) {
  const handle = errorHandle(useMatches().at(-1)?.handle);
  if (handle !== null)
    return <PageError title={handle.title} message={handle.errorTitle} requestId={requestId} />;
  return (
    <PageError title="Something went wrong" message="This page could not be loaded" requestId={requestId} />
  );
}

export function AdminError({ requestId }: { readonly requestId?: string | undefined }) {
  return (
    <section role="alert" className="grid min-h-[60dvh] content-center justify-items-start gap-3">
      <h1 className="text-t1">Something went wrong</h1>
      <p className="max-w-[34em] text-ink-2">
        Halaman ini tidak dapat dimuat. Data tidak berubah. Muat ulang untuk mencoba lagi.
      </p>
      {requestId !== undefined && <p className="num text-ink-3 text-small">ID permintaan: {requestId}</p>}
      <Button className="mt-3" onClick={() => window.location.reload()}>
        Reload Page
      </Button>
    </section>
  );
}

function errorHandle(handle: unknown): ErrorHandle | null {
  if (!isRecord(handle)) return null;
  const { title, errorTitle } = handle;
  return typeof title === 'string' && typeof errorTitle === 'string' ? { title, errorTitle } : null;
}
