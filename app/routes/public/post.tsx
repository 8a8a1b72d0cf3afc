import { data, redirect } from 'react-router';
import { JsonLd } from '#app/components/json-ld.tsx';
import { postCopy } from '#app/features/blog/blog-copy.ts';
import { feedMeta } from '#app/features/blog/feed-meta.ts';
import { PostPage } from '#app/features/blog/post-page.tsx';
import { PostFailed, PostNotFound } from '#app/features/blog/post-states.tsx';
import { useRootData } from '#app/hooks/use-root-data.ts';
import { api } from '#app/lib/api.ts';
import { pageMeta } from '#app/lib/page-meta.ts';
import { postData } from '#app/lib/structured-data/articles.ts';
import { breadcrumbData } from '#app/lib/structured-data/business.ts';
import { getPost, type Post as PostOfBlog } from '#contract/public/blog.ts';
import type { Route } from './+types/post.ts';

/** A slug that can be none is as little there as one that nobody has. */
const absent: readonly string[] = ['POST_NOT_FOUND', 'INVALID_INPUT'];

export async function loader({ params, context }: Route.LoaderArgs) {
  const result = await api(context).call(getPost, { params: { slug: params.slug } });
  if (result.ok) {
    // An old address leads to the one of today.
    const { slug } = result.value.post;
    if (slug !== params.slug) throw redirect(`/blog/${slug}`, 301);
    return data({ state: 'found', ...result.value } as const);
  }
  return absent.includes(result.refusal.code)
    ? data({ state: 'absent' } as const, { status: 404 })
    : data({ state: 'failed' } as const, { status: 503 });
}

export const meta: Route.MetaFunction = ({ loaderData, ...args }) => {
  if (loaderData?.state !== 'found') {
    const title = loaderData?.state === 'absent' ? postCopy.notFound : postCopy.failed;
    return pageMeta(args, { title, robots: 'noindex' });
  }
  const { slug, title, excerpt, meta_title, meta_description } = loaderData.post;
  return [
    ...pageMeta(args, {
      title: meta_title ?? title,
      description: meta_description ?? excerpt,
      path: `/blog/${slug}`,
      image: `/og/post-${slug}.png`,
      type: 'article',
    }),
    feedMeta,
  ];
};

function crumbsTo({ title, slug }: PostOfBlog) {
  return [
    { name: 'Blog', path: '/blog' },
    { name: title, path: `/blog/${slug}` },
  ];
}

export default function Post({ loaderData }: Route.ComponentProps) {
  const root = useRootData();
  if (loaderData.state === 'absent') return <PostNotFound />;
  if (loaderData.state === 'failed') return <PostFailed />;
  const { post, related } = loaderData;
  return (
    <>
      <JsonLd data={postData(post, root)} />
      <JsonLd data={breadcrumbData(crumbsTo(post), root.origin)} />
      {/* Another post is another page: what was folded or scrolled belongs to the one before. */}
      <PostPage key={post.id} post={post} related={related} />
    </>
  );
}
