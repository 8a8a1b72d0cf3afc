import { Eye } from 'lucide-react';
import { Link } from 'react-router';
import { contentCopy as copy } from '#messages/admin-content.ts';

export function PreviewBar({ editHref }: { readonly editHref: string }) {
  return (
    <aside
      aria-label={copy.preview}
      className="flex flex-wrap items-center gap-x-4 gap-y-1 bg-dawn px-gutter py-1 text-on-dawn text-ui"
    >
      <Eye aria-hidden="true" className="size-5" />
      <p className="min-w-0 flex-1">{copy.previewNote}</p>
      <Link
        to={editHref}
        className="inline-flex min-h-tap items-center font-semibold underline underline-offset-4"
      >
        {copy.edit}
      </Link>
    </aside>
  );
}
