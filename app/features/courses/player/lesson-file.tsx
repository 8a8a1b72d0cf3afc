import { Paperclip } from 'lucide-react';
import { DownloadForm } from '#app/components/commerce/download-form.tsx';
import type { Lesson } from '#contract/courses/learning.ts';
import { playerCopy as copy } from '#messages/courses/player.ts';
import { formatBytes } from '#shared/files/file-size.ts';

interface Props {
  readonly slug: string;
  readonly file: NonNullable<Lesson['file']>;
}

export function LessonFile({ slug, file: { id, title, file_name, size_bytes } }: Props) {
  return (
    <section className="mt-12">
      <h2 className="text-t3">{copy.file}</h2>
      <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-t pt-3">
        <Paperclip aria-hidden="true" className="size-5 shrink-0 text-ink-3" />
        <p className="wrap-anywhere min-w-0 flex-1">
          <span className="block">{title ?? file_name}</span>
          <span className="num text-ink-3 text-small">{formatBytes(size_bytes)}</span>
        </p>
        <DownloadForm slug={slug} fileId={id} label={copy.download} />
      </div>
    </section>
  );
}
