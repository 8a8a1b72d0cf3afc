import { DownloadForm } from '#app/components/commerce/download-form.tsx';
import type { Purchase } from '#contract/courses/learning.ts';
import { purchaseCopy as copy } from '#messages/courses/library.ts';
import { formatBytes } from '#shared/files/file-size.ts';

export function FileList({ slug, files }: { readonly slug: string; readonly files: Purchase['files'] }) {
  return (
    <section id="berkas" aria-labelledby="berkas-judul" className="scroll-mt-20">
      <h2 id="berkas-judul" className="text-t2">
        {copy.filesTitle}
      </h2>
      <p className="mt-1 text-ink-2 text-ui">{copy.filesHint}</p>
      <ul className="mt-4 border-line border-t">
        {files.map(({ id, title, description, file_name, size_bytes, is_downloaded }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-6 gap-y-3 border-line border-b py-4">
            <div className="min-w-0 flex-[1_1_16rem]">
              <p className="font-semibold">{title}</p>
              {description !== '' && <p className="mt-0.5 text-ink-2 text-ui">{description}</p>}
              <p className="mt-1 break-all text-ink-3 text-small">
                {file_name} · <span className="num">{formatBytes(size_bytes)}</span>
                {is_downloaded && <span className="text-credit"> · {copy.downloaded}</span>}
              </p>
            </div>
            <DownloadForm
              slug={slug}
              fileId={id}
              label={is_downloaded ? copy.downloadAgain : copy.download}
              fileTitle={title}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
