import { RotateCw } from 'lucide-react';
import { data, Link, redirect } from 'react-router';
import { EmptyState } from '#app/components/page/empty-state.tsx';
import { JsonLd } from '#app/components/rendering/json-ld.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { useAutoReload } from '#app/hooks/use-auto-retry.ts';
import { useRootData } from '#app/hooks/use-root-data.ts';
import { api } from '#app/lib/api/api-context.ts';
import { foundOrNull, isServerError } from '#app/lib/api/or-throw.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import { postData } from '#app/lib/structured-data/articles.ts';
import { breadcrumbData } from '#app/lib/structured-data/breadcrumbs.ts';
import { getPost, type Post as PostOfBlog } from '#contract/content/blog.ts';
import { blogCopy, postCopy as copy, postCopy } from '#messages/content/blog.ts';
import type { Route } from './+types/post.route.ts';
import { feedMeta } from './feed-meta.ts';
import { PostPage } from './post/post-page.tsx';

export async function loader({ params, context }: Route.LoaderArgs) {
  const result = await api(context).call(getPost, { params: { slug: params.slug } });
  if (isServerError(result)) return data({ state: 'failed' } as const, { status: 503 });
  const found = foundOrNull(result);
  if (found === null) return data({ state: 'absent' } as const, { status: 404 });
  const { slug } = found.post;
  if (slug !== params.slug) throw redirect(`/blog/${slug}`, 301);
  return data({ state: 'found', ...found } as const);
}

export const meta: Route.MetaFunction = ({ loaderData, ...args }) => {
  if (loaderData?.state !== 'found') {
    if (loaderData?.state !== 'absent') return pageMeta(args, { title: postCopy.failed });
    return pageMeta(args, { title: postCopy.notFound, robots: 'noindex' });
  }
  const { slug, title, excerpt, meta_title, meta_description } = loaderData.post;
  return [
    ...pageMeta(args, {
      title: meta_title ?? title,
      description: meta_description ?? excerpt,
      path: `/blog/${slug}`,
      image: `/og/post-${slug}.png`,
      type: 'article',
      has_markdown: true,
    }),
    feedMeta(),
  ];
};

function breadcrumbs({ title, slug }: PostOfBlog) {
  return [
    { name: blogCopy.name, path: '/blog' },
    { name: title, path: `/blog/${slug}` },
  ];
}

export default function Post({ loaderData }: Route.ComponentProps) {
  const root = useRootData();
  if (loaderData.state === 'absent') return <PostNotFound />;
  if (loaderData.state === 'failed') return <PostError />;
  const { post, related } = loaderData;
  return (
    <>
      <JsonLd data={postData(post, root)} />
      <JsonLd data={breadcrumbData(breadcrumbs(post), root.origin)} />
      <PostPage key={post.id} post={post} related={related} />
    </>
  );
}

/** BLOG-015. */
export function PostNotFound() {
  return (
    <div className="wrap py-section">
      <EmptyState title={copy.notFound} hint={copy.notFoundHint} level={1}>
        <Button asChild>
          <Link to="/blog">{copy.back}</Link>
        </Button>
      </EmptyState>
    </div>
  );
}

/** Says what happened, and offers a retry and a way out (ERR-026). */
export function PostError() {
  const { reload, isBusy } = useAutoReload();
  return (
    <div className="wrap py-section" role="alert">
      <EmptyState title={copy.failed} hint={copy.failedHint} level={1}>
        <Button onClick={reload} {...(isBusy && { busyText: copy.retrying })}>
          <RotateCw aria-hidden="true" />
          {copy.retry}
        </Button>
        <Button asChild variant="outline">
          <Link to="/blog">{copy.back}</Link>
        </Button>
      </EmptyState>
    </div>
  );
}
