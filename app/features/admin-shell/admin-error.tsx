import { useMatches } from 'react-router';
import { PageError } from '#app/components/page/page-error.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { isRecord } from '#shared/is-record.ts';

/** What a page of the admin says in its `handle`, for when its data can not be had. */
export interface ErrorHandle {
  readonly title: string;
  readonly failed: string;
}

/** A list that never came, or came with an error instead: under its own name and in its own words where it has some. */
export function AdminPageError({ requestId }: { readonly requestId?: string | undefined }) {
  const words = errorHandle(useMatches().at(-1)?.handle);
  if (words !== null) return <PageError title={words.title} message={words.failed} requestId={requestId} />;
  return (
    <PageError title="Something went wrong" message="This page could not be loaded" requestId={requestId} />
  );
}

/** A page of the admin that could not be shown; the sidebar around it still works. */
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
  const { title, failed } = handle;
  return typeof title === 'string' && typeof failed === 'string' ? { title, failed } : null;
}
