import { Link } from 'react-router';
import { Cover } from '#app/components/brand/cover.tsx';
import { cn } from '#app/lib/cn.ts';
import { ownerLanguage } from '#app/lib/site/owner-language.ts';
import type { PostCard as Post } from '#contract/public/blog.ts';
import type { PaletteName } from '#shared/kawung/palettes.ts';
import { PostFacts } from './post-facts.tsx';

interface PostCardProps {
  readonly post: Post;
  readonly palette: PaletteName | undefined;
  /** How many cards share its row on a wide screen. */
  readonly perRow: number;
}

const spans: Readonly<Record<number, string>> = {
  1: 'lg:col-span-6',
  2: 'lg:col-span-3',
  3: 'lg:col-span-2',
};

/** One post in the list: a row on a phone, a card from 640 px; the fewer in a row, the flatter its picture. */
export function PostCard({ post, palette, perRow }: PostCardProps) {
  return (
    <article
      className={cn(
        'group relative grid grid-cols-[minmax(0,1fr)_104px] content-start gap-x-5 border-line border-t pt-5 sm:grid-cols-1 sm:border-0 sm:pt-0',
        spans[perRow],
      )}
    >
      <div
        className={cn(
          'order-last aspect-square self-start overflow-hidden rounded-card sm:order-none sm:aspect-[16/10] sm:rounded-sheet',
          perRow === 3 ? 'lg:aspect-[4/3]' : perRow === 2 ? 'lg:aspect-[16/9]' : 'lg:aspect-[3/1]',
        )}
      >
        <Cover slug={post.slug} src={post.featured_image} palette={palette} />
      </div>
      <div className="sm:pt-4">
        <PostFacts post={post} />
        <h2 className={cn('mt-1.5 text-t3', perRow < 3 && 'lg:text-t2')}>
          <Link
            {...ownerLanguage()}
            to={`/blog/${post.slug}`}
            prefetch="intent"
            className="after:absolute after:inset-0 group-hover:underline group-hover:underline-offset-4"
          >
            {post.title}
          </Link>
        </h2>
        <p {...ownerLanguage()} className="mt-2 line-clamp-3 max-w-[36em] text-ink-2 text-ui max-sm:hidden">
          {post.excerpt}
        </p>
      </div>
    </article>
  );
}
