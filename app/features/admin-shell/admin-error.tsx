import { Button } from '#app/components/ui/button.tsx';

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
