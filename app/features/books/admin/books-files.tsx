import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { apiHref } from '#app/lib/api/api-href.ts';
import type { exportDocuments, exportJournal } from '#contract/books/admin.ts';
import { booksCopy } from '#messages/books/books.ts';

export function BooksFiles({ period }: { readonly period: string }) {
  const { downloads } = booksCopy;
  const query = { month: period };
  return (
    <>
      <FileLink
        href={apiHref<typeof exportJournal>('/api/admin/books/journal.csv', { query })}
        hint={downloads.journalHint}
      >
        {downloads.journal}
      </FileLink>
      <FileLink
        href={apiHref<typeof exportDocuments>('/api/admin/books/documents.csv', { query })}
        hint={downloads.documentsHint}
      >
        {downloads.documents}
      </FileLink>
    </>
  );
}

interface FileLinkProps {
  readonly href: string;
  readonly hint: string;
  readonly children: ReactNode;
}

export function FileLink({ href, hint, children }: FileLinkProps) {
  return (
    <li className="border-line border-b py-2.5">
      <a
        href={href}
        download
        className="inline-flex min-h-tap items-center gap-2 font-semibold text-link text-ui underline-offset-4 hover:underline"
      >
        <Download aria-hidden className="size-4 shrink-0" />
        {children}
      </a>
      <p className="text-ink-3 text-small">{hint}</p>
    </li>
  );
}
