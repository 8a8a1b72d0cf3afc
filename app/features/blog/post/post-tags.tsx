import { Link } from 'react-router';
import { postCopy as copy } from '#messages/blog.ts';
import { blogHref } from '../list/blog-view.ts';

export function PostTags({ tags }: { readonly tags: readonly string[] }) {
  if (tags.length === 0) return null;
  return (
    <ul aria-label={copy.tags} className="mt-10 flex flex-wrap gap-2">
      {tags.map((tag) => (
        <li key={tag}>
          <Link
            to={blogHref({ search: tag })}
            className="wrap-anywhere inline-flex min-h-11 items-center rounded-control bg-soft px-4 font-medium text-ink-2 text-ui transition-colors hover:text-ink hover:underline hover:underline-offset-4"
          >
            {tag}
          </Link>
        </li>
      ))}
    </ul>
  );
}
