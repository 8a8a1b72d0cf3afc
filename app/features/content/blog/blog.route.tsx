import { ArrowRight, Rss } from 'lucide-react';
import type { ReactNode } from 'react';
import { data, Link, useLocation, useNavigation } from 'react-router';
import { Cover } from '#app/components/brand/cover.tsx';
import { EmptyState } from '#app/components/page/empty-state.tsx';
import { Pagination } from '#app/components/page/pagination.tsx';
import { JsonLd } from '#app/components/rendering/json-ld.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { useRootData } from '#app/hooks/use-root-data.ts';
import { api } from '#app/lib/api/api-context.ts';
import { cn } from '#app/lib/cn.ts';
import { ownerLanguage } from '#app/lib/site/owner-language.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import { breadcrumbData } from '#app/lib/structured-data/breadcrumbs.ts';
import { listPosts, type PostCard } from '#contract/content/blog.ts';
import { blogCopy, blogCopy as copy, emptyCopy, filterCopy } from '#messages/content/blog.ts';
import { coverPalettes, type PaletteName } from '#shared/kawung/palettes.ts';
import { bindNumbers } from '#shared/language/bind-numbers.ts';
import { unprefixed } from '#shared/language/page-language.ts';
import { moreThanCounted } from '#shared/lists.ts';
import type { Route } from './+types/blog.route.ts';
import { BlogToolbar, PostGrid } from './blog-list.tsx';
import { feedMeta } from './feed-meta.ts';
import { type BlogView, blogHref, isFiltered, parseBlogView } from './list/blog-view.ts';
import { PostFacts } from './list/post-facts.tsx';

const PAGE_SIZE = 13;
const emptyPage = { posts: [], total: 0, categories: [] } as const;

/** A list that fails is shown as empty (ERR-029), with a status that no cache keeps. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const view = parseBlogView(new URL(request.url).searchParams);
  const { search, category, page } = view;
  const query = { page, limit: PAGE_SIZE, ...(search && { search }), ...(category && { category }) };
  const list = await api(context).call(listPosts, { query });
  return list.ok ? data({ view, list: list.value }) : data({ view, list: emptyPage }, { status: 503 });
}

export const meta: Route.MetaFunction = ({ loaderData, ...args }) => {
  const view = loaderData?.view;
  const page = view === undefined || isFiltered(view) ? 1 : view.page;
  return [
    ...pageMeta(args, {
      title: page === 1 ? blogCopy.title : blogCopy.listPage(page),
      description: blogCopy.lede,
      path: blogHref({ page }),
      ...(page === 1 && { has_markdown: true }),
      image: '/og/page-blog.png',
    }),
    feedMeta(),
  ];
};

export default function Blog({ loaderData }: Route.ComponentProps) {
  const { view, list } = loaderData;
  const { origin } = useRootData();
  return (
    <div className="pb-section">
      <JsonLd data={breadcrumbData([{ name: blogCopy.name, path: '/blog' }], origin)} />
      <BlogMasthead>
        <BlogToolbar view={view} categories={list.categories} />
        <div className="flex items-center gap-4">
          <ListStatus view={view} total={list.total} />
          <FeedLink />
        </div>
      </BlogMasthead>
      <PostList posts={list.posts} view={view} />
      <div className="wrap">
        <Pagination
          page={view.page}
          pageCount={Math.ceil(list.total / PAGE_SIZE)}
          hrefOf={(page) => blogHref({ ...view, page })}
          startsAtTop
        />
      </div>
    </div>
  );
}

function BlogMasthead({ children }: { readonly children: ReactNode }) {
  return (
    <header className="wrap pt-[clamp(28px,4vw,64px)] pb-[clamp(28px,3.5vw,56px)]">
      <h1 className="-ml-[0.04em] text-[clamp(3rem,1.1rem+8.4vw,8.25rem)] leading-[0.94] tracking-[-0.05em]">
        {copy.title}
      </h1>
      <div className="mt-[clamp(20px,2.4vw,36px)] grid gap-y-6 border-ink border-t-2 pt-5 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <p className="max-w-[34em] text-ink-2 text-lede lg:pr-14">{copy.lede}</p>
        <div className="grid content-start gap-2">{children}</div>
      </div>
    </header>
  );
}

/** Loads a document, because the feed is no page of the app. */
function FeedLink() {
  return (
    <Link
      to="/blog/rss.xml"
      reloadDocument
      className="ml-auto inline-flex min-h-tap items-center gap-2 font-semibold text-link text-ui hover:underline hover:underline-offset-4"
    >
      <Rss aria-hidden="true" className="size-4" />
      {copy.feed}
    </Link>
  );
}

interface PostListProps {
  readonly posts: readonly PostCard[];
  readonly view: BlogView;
}

/** The newest post leads the unfiltered first page; other pages are all grid (BLOG-005). */
function PostList({ posts, view }: PostListProps) {
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

interface ListStatusProps {
  readonly view: BlogView;
  readonly total: number;
}

function ListStatus({ view, total }: ListStatusProps) {
  const isLoading = useIsListLoading();
  return (
    <div className="flex min-h-tap flex-1 flex-wrap items-center gap-x-4 text-ink-2 text-ui">
      <p aria-live="polite" className="min-w-0">
        {isLoading ? blogCopy.loading : <ResultCount view={view} total={total} />}
      </p>
      {isFiltered(view) && total > 0 && (
        <Link
          to="/blog"
          preventScrollReset
          className="inline-flex min-h-tap items-center font-semibold text-link hover:underline hover:underline-offset-4"
        >
          {filterCopy.clear}
        </Link>
      )}
    </div>
  );
}

function useIsListLoading(): boolean {
  const { pathname } = useLocation();
  const { location } = useNavigation();
  return location !== undefined && unprefixed(location.pathname) === pathname;
}

function ResultCount({ view, total }: ListStatusProps) {
  if (!isFiltered(view)) return blogCopy.count(total);
  const { search, category } = view;
  return (
    <>
      {blogCopy.found(total, moreThanCounted(total, search))}
      {search !== '' && ` ${filterCopy.forSearch} “${search}”`}
      {category !== '' && ` ${filterCopy.inCategory} ${category}`}
    </>
  );
}
