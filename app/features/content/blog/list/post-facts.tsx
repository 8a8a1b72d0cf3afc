import { cn } from '#app/lib/cn.ts';
import type { PostCard } from '#contract/content/blog.ts';
import { formatCardDate } from '#shared/time/dates.ts';

interface PostFactsProps {
  readonly post: PostCard;
  readonly className?: string;
}

export function PostFacts({ post, className }: PostFactsProps) {
  return (
    <p className={cn('flex flex-wrap items-baseline gap-x-3 gap-y-0.5 text-ink-3 text-small', className)}>
      <span className="font-semibold text-dawn-deep">{post.category}</span>
      <time dateTime={post.published_at} className="num">
        {formatCardDate(post.published_at)}
      </time>
    </p>
  );
}
