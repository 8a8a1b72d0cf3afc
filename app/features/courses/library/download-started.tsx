import { Check } from 'lucide-react';
import { Link } from 'react-router';
import { DownloadForm } from '#app/components/commerce/download-form.tsx';
import { Button } from '#app/components/ui/button.tsx';
import type { Purchase } from '#contract/courses/learning.ts';
import { downloadedCopy as copy } from '#messages/courses/library.ts';

type File = Purchase['files'][number];

interface Props {
  readonly url: string;
  readonly product: Purchase['product'];
  readonly title: string;
  readonly next: File | undefined;
}

export function DownloadStarted({ url, product, title, next }: Props) {
  return (
    <section className="max-w-[38rem] rounded-card border border-line bg-surface p-6 md:p-8">
      {/* Also works without scripts; the response is a file, so this page stays. */}
      <meta httpEquiv="refresh" content={`0;url=${url}`} />
      <Check aria-hidden="true" className="size-6 text-credit" />
      <div role="status">
        <h1 className="mt-4 text-t2">{copy.title(title)}</h1>
        <p className="mt-2 text-ink-2">{copy.text}</p>
      </div>
      <p className="mt-3 text-ui">
        {copy.notStarted}{' '}
        <a href={url} className="font-semibold text-link underline underline-offset-4">
          {copy.again}
        </a>
      </p>
      {next !== undefined && (
        <div className="mt-6 border-line border-t pt-5">
          <h2 className="font-semibold">{copy.next}</h2>
          <p className="mt-1 mb-3 text-ink-2 text-ui">{next.title}</p>
          <DownloadForm
            slug={product.slug}
            fileId={next.id}
            label={copy.downloadNext}
            fileTitle={next.title}
          />
        </div>
      )}
      <Button asChild variant="outline" className="mt-6">
        <Link to={`/user/purchases/${product.slug}`}>{copy.back(product.title)}</Link>
      </Button>
    </section>
  );
}
