import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { Cover } from '#app/components/brand/cover.tsx';
import { EmptyState } from '#app/components/page/empty-state.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { cn } from '#app/lib/cn.ts';
import { ownerLanguage } from '#app/lib/site/owner-language.ts';
import type { PostCard } from '#contract/content/blog.ts';
import { blogCopy, emptyCopy, filterCopy } from '#messages/content/blog.ts';
import { coverPalettes } from '#shared/kawung/cover-palettes.ts';
import type { PaletteName } from '#shared/kawung/palettes.ts';
import { bindNumbers } from '#shared/language/bind-numbers.ts';
import { type BlogView, isFiltered } from './blog-view.ts';
import { useIsListLoading } from './list-status.tsx';
import { PostFacts } from './post-facts.tsx';
import { PostGrid } from './post-grid.tsx';

interface PostListProps {
  readonly posts: readonly PostCard[];
  readonly view: BlogView;
}

/** The newest post leads the unfiltered first page; other pages are all grid (BLOG-005). */
export function PostList({ posts, view }: PostListProps) {
  const isLoading = useIsListLoading();
  if (posts.length === 0) return <NoPosts view={view} />;
  const palettes = coverPalettes(posts.map((post) => post.slug));
  const lead = view.page === 1 && !isFiltered(view) ? posts[0] : undefined;
  const skipped = lead === undefined ? 0 : 1;
  return (
    <div aria-busy={isLoading} className={cn('transition-opacity', isLoading && 'opacity-50')}>
      {lead !== undefined && <FeaturedPost post={lead} palette={palettes[0]} />}
      <div className={cn('wrap pb-14', skipped === 1 && 'pt-8 lg:pt-20')}>
        <PostGrid posts={posts.slice(skipped)} palettes={palettes.slice(skipped)} />
      </div>
    </div>
  );
}

function NoPosts({ view }: Pick<PostListProps, 'view'>) {
  const isNarrowed = isFiltered(view) || view.page > 1;
  return (
    <div className="wrap pb-14">
      <EmptyState title={emptyCopy.title} hint={isNarrowed ? emptyCopy.filtered : emptyCopy.hint}>
        <Button asChild variant="outline">
          {isNarrowed ? (
            <Link to="/blog">{filterCopy.clear}</Link>
          ) : (
            <Link to="/portfolio">{emptyCopy.portfolio}</Link>
          )}
        </Button>
      </EmptyState>
    </div>
  );
}

interface FeaturedPostProps {
  readonly post: PostCard;
  readonly palette: PaletteName | undefined;
}

/** The newest post (BLOG-005). */
function FeaturedPost({ post, palette }: FeaturedPostProps) {
  return (
    <article className="group relative grid border-line border-b lg:grid-cols-[var(--edge)_minmax(0,5fr)_minmax(0,7fr)_var(--edge)] lg:border-0 lg:[--edge:max(var(--gutter),calc((100%-var(--wide))/2))]">
      <div className="aspect-[4/3] overflow-hidden sm:aspect-[16/9] lg:col-span-2 lg:col-start-3 lg:aspect-auto lg:h-[clamp(440px,39vw,560px)] lg:rounded-l-sheet">
        <Cover slug={post.slug} src={post.featured_image} palette={palette} loading="eager" />
      </div>
      <div className="flex flex-col px-gutter pt-6 pb-8 lg:col-start-2 lg:row-start-1 lg:px-0 lg:py-0 lg:pr-14">
        <p className="font-semibold text-ui">{blogCopy.newest}</p>
        <div className="mt-3 flex flex-1 flex-col lg:mt-5">
          <PostFacts post={post} />
          <h2 className="mt-3 max-w-[15em] text-t1">
            <Link
              {...ownerLanguage(post, 'title')}
              to={`/blog/${post.slug}`}
              prefetch="intent"
              className="after:absolute after:inset-0 group-hover:underline group-hover:decoration-2 group-hover:underline-offset-4"
            >
              {bindNumbers(post.title)}
            </Link>
          </h2>
          <p {...ownerLanguage(post, 'excerpt')} className="mt-4 max-w-[34em] text-ink-2 text-lede">
            {bindNumbers(post.excerpt)}
          </p>
          <p
            aria-hidden="true"
            className="mt-6 flex items-center gap-2 font-semibold lg:mt-auto lg:pt-6 text-link text-ui [&_svg]:size-[1.125em]"
          >
            {blogCopy.read}
            <ArrowRight className="transition-transform group-hover:translate-x-1" />
          </p>
        </div>
      </div>
    </article>
  );
}
