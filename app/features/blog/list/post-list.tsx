import { Link } from 'react-router';
import { EmptyState } from '#app/components/page/empty-state.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { cn } from '#app/lib/cn.ts';
import type { PostCard } from '#contract/public/blog.ts';
import { emptyCopy, filterCopy } from '#messages/blog.ts';
import { coverPalettes } from '#shared/kawung/cover-palettes.ts';
import { type BlogView, isFiltered } from './blog-view.ts';
import { FeaturedPost } from './featured-post.tsx';
import { useIsListLoading } from './list-status.tsx';
import { PostGrid } from './post-grid.tsx';

interface PostListProps {
  readonly posts: readonly PostCard[];
  readonly view: BlogView;
}

/** The newest post leads the whole list; a filtered list and later pages are all grid (BLOG-005). */
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
  // A page behind the last one is also left by going to the first page of everything.
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
