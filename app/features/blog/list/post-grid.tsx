import type { PostCard as Post } from '#contract/public/blog.ts';
import type { PaletteName } from '#shared/kawung/palettes.ts';
import { cardRows } from './card-rows.ts';
import { PostCard } from './post-card.tsx';

interface PostGridProps {
  readonly posts: readonly Post[];
  readonly palettes: readonly PaletteName[];
}

/** Posts in rows of two and three by turns, so that no row of the page repeats the one above. */
export function PostGrid({ posts, palettes }: PostGridProps) {
  const places = cardRows(posts.length).flatMap((size) => Array.from({ length: size }, () => size));
  return (
    <div className="grid gap-y-5 sm:grid-cols-2 sm:gap-x-7 sm:gap-y-12 lg:grid-cols-6 lg:gap-x-8 lg:gap-y-16">
      {posts.map((post, index) => (
        <PostCard key={post.id} post={post} palette={palettes[index]} perRow={places[index] ?? 3} />
      ))}
    </div>
  );
}
