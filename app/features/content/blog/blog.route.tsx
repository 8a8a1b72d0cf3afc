import { data } from 'react-router';
import { Pagination } from '#app/components/page/pagination.tsx';
import { JsonLd } from '#app/components/rendering/json-ld.tsx';
import { feedMeta } from '#app/features/content/blog/feed-meta.ts';
import { BlogMasthead, FeedLink } from '#app/features/content/blog/list/blog-masthead.tsx';
import { BlogToolbar } from '#app/features/content/blog/list/blog-toolbar.tsx';
import { blogHref, isFiltered, parseBlogView } from '#app/features/content/blog/list/blog-view.ts';
import { ListStatus } from '#app/features/content/blog/list/list-status.tsx';
import { PostList } from '#app/features/content/blog/list/post-list.tsx';
import { useRootData } from '#app/hooks/use-root-data.ts';
import { api } from '#app/lib/api/api-context.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import { breadcrumbData } from '#app/lib/structured-data/breadcrumbs.ts';
import { listPosts } from '#contract/content/blog.ts';
import { blogCopy } from '#messages/content/blog.ts';
import type { Route } from './+types/blog.route.ts';

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
