import { useMatches } from 'react-router';
import { PageError } from '#app/components/page/page-error.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { adminShellCopy } from '#messages/shell/admin.ts';
import { isRecord } from '#shared/json.ts';

/** A page's `handle` for its error state; a function, because its texts depend on the language. */
export type ErrorHandle = () => { readonly title: string; readonly errorTitle: string };

interface AdminErrorProps {
  readonly requestId?: string | undefined;
}

export function AdminPageError({ requestId }: AdminErrorProps) {
  const { error: copy } = adminShellCopy;
  const own = errorTexts(useMatches().at(-1)?.handle);
  return (
    <PageError
      title={own?.title ?? copy.title}
      message={own?.errorTitle ?? copy.message}
      requestId={requestId}
    />
  );
}

export function AdminError({ requestId }: AdminErrorProps) {
  const { error: copy } = adminShellCopy;
  return (
    <section role="alert" className="grid min-h-[60dvh] content-center justify-items-start gap-3">
      <h1 className="text-t1">{copy.title}</h1>
      <p className="max-w-[34em] text-ink-2">{copy.text}</p>
      {requestId !== undefined && <p className="num text-ink-3 text-small">{copy.request(requestId)}</p>}
      <Button className="mt-3" onClick={() => window.location.reload()}>
        {copy.reload}
      </Button>
    </section>
  );
}

function errorTexts(handle: unknown): ReturnType<ErrorHandle> | null {
  const texts: unknown = typeof handle === 'function' ? handle() : null;
  if (!isRecord(texts)) return null;
  const { title, errorTitle } = texts;
  return typeof title === 'string' && typeof errorTitle === 'string' ? { title, errorTitle } : null;
}
