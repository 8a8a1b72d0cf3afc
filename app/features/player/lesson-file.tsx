import { DownloadForm } from '#app/components/commerce/download-form.tsx';
import type { Lesson } from '#contract/account/learning.ts';
import { playerCopy as copy } from '#messages/player.ts';
import { formatBytes } from '#shared/file-size.ts';

interface Props {
  readonly slug: string;
  readonly file: NonNullable<Lesson['file']>;
}

export function LessonFile({ slug, file: { id, file_name, size_bytes } }: Props) {
  return (
    <div className="mt-8 flex max-w-[42rem] flex-wrap items-center gap-4 rounded-card border border-line bg-surface p-4 md:p-5">
      <div className="min-w-0 flex-[1_1_14rem]">
        <p className="text-ink-3 text-small">{copy.file}</p>
        <p className="break-all font-semibold">{file_name}</p>
        <p className="num text-ink-3 text-small">{formatBytes(size_bytes)}</p>
      </div>
      <DownloadForm slug={slug} fileId={id} label={copy.download} />
    </div>
  );
}
