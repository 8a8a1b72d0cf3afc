import { useEffect, useRef } from 'react';
import { Form, Link } from 'react-router';
import { Cover } from '#app/components/brand/cover.tsx';
import { SearchField } from '#app/components/inputs/search-field.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { Select } from '#app/components/ui/select.tsx';
import { useNavigateToView } from '#app/hooks/use-navigate-to-view.ts';
import { cn } from '#app/lib/cn.ts';
import { formSearchParams } from '#app/lib/search-params.ts';
import { ownerLanguage } from '#app/lib/site/owner-language.ts';
import type { PostCard as Post } from '#contract/content/blog.ts';
import { filterCopy as copy } from '#messages/content/blog.ts';
import type { PaletteName } from '#shared/kawung/palettes.ts';
import { bindNumbers } from '#shared/language/bind-numbers.ts';
import { type BlogView, blogHref, parseBlogView } from './list/blog-view.ts';
import { PostFacts } from './list/post-facts.tsx';

export function cardRows(count: number): readonly number[] {
  if (count <= 3) return count === 0 ? [] : [count];
  const pairs = countPairs(count);
  const rows = (count - 2 * pairs) / 3 + pairs;
  const isPair = (row: number) =>
    Math.floor(((row + 1) * pairs) / rows + 0.5) > Math.floor((row * pairs) / rows + 0.5);
  return Array.from({ length: rows }, (_, row) => (isPair(row) ? 2 : 3));
}

function countPairs(count: number): number {
  const needed = (2 * count) % 3;
  const more = Math.round((count / 5 - needed) / 3);
  return needed + 3 * Math.max(0, Math.min(more, Math.floor((count / 2 - needed) / 3)));
}

interface PostCardProps {
  readonly post: Post;
  readonly palette: PaletteName | undefined;
  readonly perRow: number;
}

const spans: Readonly<Record<number, string>> = {
  1: 'lg:col-span-6',
  2: 'lg:col-span-3',
  3: 'lg:col-span-2',
};

/** A row on a phone, a card from 640 px; the fewer cards in a row, the flatter the picture. */
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
            {...ownerLanguage(post, 'title')}
            to={`/blog/${post.slug}`}
            prefetch="intent"
            className="after:absolute after:inset-0 group-hover:underline group-hover:underline-offset-4"
          >
            {bindNumbers(post.title)}
          </Link>
        </h2>
        <p
          {...ownerLanguage(post, 'excerpt')}
          className="mt-2 line-clamp-3 max-w-[36em] text-ink-2 text-ui max-sm:hidden"
        >
          {bindNumbers(post.excerpt)}
        </p>
      </div>
    </article>
  );
}

interface PostGridProps {
  readonly posts: readonly Post[];
  readonly palettes: readonly PaletteName[];
}

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

interface BlogToolbarProps {
  readonly view: BlogView;
  readonly categories: readonly string[];
}

/** A GET form, so that it works without scripts. With them both apply at once. */
export function BlogToolbar({ view, categories }: BlogToolbarProps) {
  const navigateToView = useNavigateToView();
  const category = useSelectedCategory(view.category);
  const applyFilters = (form: HTMLFormElement) => navigateToView(hrefOf(form));
  return (
    <Form
      method="get"
      action="/blog"
      role="search"
      className="grid grid-cols-[minmax(0,1fr)_auto] gap-2.5 sm:grid-cols-[minmax(0,1fr)_auto_220px]"
      onSubmit={(event) => {
        event.preventDefault();
        applyFilters(event.currentTarget);
      }}
    >
      <SearchField value={view.search} placeholder={copy.search} />
      <Button type="submit" variant="outline">
        {copy.submit}
      </Button>
      <Select
        ref={category}
        className="max-sm:col-span-2"
        name="category"
        defaultValue={view.category}
        aria-label={copy.category}
        onChange={({ currentTarget: { form } }) => form !== null && applyFilters(form)}
      >
        <option value="">{copy.all}</option>
        {includeCategory(categories, view.category).map((name) => (
          <option key={name}>{name}</option>
        ))}
      </Select>
    </Form>
  );
}

/** Follows the URL (Back, cleared filters) without remounting, to keep the focus. */
function useSelectedCategory(category: string) {
  const field = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    if (field.current !== null) field.current.value = category;
  }, [category]);
  return field;
}

function includeCategory(categories: readonly string[], chosen: string): readonly string[] {
  return chosen === '' || categories.includes(chosen) ? categories : [...categories, chosen];
}

function hrefOf(form: HTMLFormElement): string {
  return blogHref({ ...parseBlogView(formSearchParams(form)), page: 1 });
}
