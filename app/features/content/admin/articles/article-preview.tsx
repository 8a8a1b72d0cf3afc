import { Cover } from '#app/components/brand/cover.tsx';
import { fieldsCopy as copy } from '#messages/content/admin-articles.ts';
import { useText } from './use-text.ts';

interface ArticlePreviewProps {
  readonly image: string;
  readonly eyebrow: string;
}

export function ArticlePreview({ image, eyebrow }: ArticlePreviewProps) {
  const slug = useText('slug');
  const picture = useText(image);
  return (
    <div className="grid gap-3">
      <p className="font-semibold text-ui">{copy.card}</p>
      <div className="overflow-hidden rounded-card border border-line bg-surface">
        <div className="aspect-video">
          <Cover slug={slug === '' ? 'tulisan-baru' : slug} src={picture === '' ? null : picture} />
        </div>
        <div className="grid gap-1 px-4 py-3.5">
          <p className="text-ink-3 text-small">{useText(eyebrow)}</p>
          <p className="wrap-anywhere line-clamp-3 font-semibold text-t3">{useText('title') || copy.title}</p>
          <p className="wrap-anywhere line-clamp-4 text-ink-2 text-ui">{useText('excerpt')}</p>
        </div>
      </div>
    </div>
  );
}

export function SearchPreview({ prefix }: { readonly prefix: string }) {
  const slug = useText('slug');
  const [title, metaTitle] = [useText('title'), useText('meta_title')];
  const [excerpt, metaDescription] = [useText('excerpt'), useText('meta_description')];
  return (
    <div className="grid content-start gap-1 rounded-card bg-sunk p-5">
      <p className="text-ink-3 text-small">{copy.asSeen}</p>
      <p className="truncate text-ink-2 text-small">
        {prefix}
        {slug}
      </p>
      <p className="line-clamp-2 font-semibold text-link">{metaTitle || title}</p>
      <p className="line-clamp-3 text-ink-2 text-ui">{metaDescription || excerpt}</p>
    </div>
  );
}
