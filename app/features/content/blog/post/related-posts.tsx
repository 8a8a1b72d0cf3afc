import { Link } from 'react-router';
import { Cover } from '#app/components/brand/cover.tsx';
import { ownerLanguage } from '#app/lib/site/owner-language.ts';
import type { PostCard } from '#contract/content/blog.ts';
import { postCopy as copy } from '#messages/content/blog.ts';
import { coverPalettes } from '#shared/kawung/cover-palettes.ts';
import { bindNumbers } from '#shared/language/bind-numbers.ts';
import { PostFacts } from '../list/post-facts.tsx';

interface RelatedPostsProps {
  readonly category: string;
  readonly posts: readonly PostCard[];
}

/** Up to three other posts (BLOG-010); renders nothing when there are none. */
export function RelatedPosts({ category, posts }: RelatedPostsProps) {
  if (posts.length === 0) return null;
  const palettes = coverPalettes(posts.map((post) => post.slug));
  return (
    <section aria-labelledby="related-title" className="bg-sunk">
      <div className="wrap grid gap-x-16 gap-y-8 py-section lg:grid-cols-[4fr_8fr]">
        <div>
          <h2 id="related-title" className="text-t1">
            {copy.related}
          </h2>
          <p className="mt-3 max-w-[24em] text-ink-2 text-ui">{copy.relatedLede(category)}</p>
        </div>
        <ul className="border-line-strong border-b">
          {posts.map((post, index) => (
            <li
              key={post.id}
              className="group relative grid grid-cols-[minmax(0,1fr)_88px] items-center gap-6 border-line-strong border-t py-5 sm:grid-cols-[minmax(0,1fr)_208px] sm:py-6"
            >
              <div>
                <PostFacts post={post} />
                <h3 className="mt-2 max-w-[20em] text-t3 sm:text-t2">
                  <Link
                    {...ownerLanguage(post, 'title')}
                    to={`/blog/${post.slug}`}
                    prefetch="intent"
                    className="after:absolute after:inset-0 group-hover:underline group-hover:underline-offset-4"
                  >
                    {bindNumbers(post.title)}
                  </Link>
                </h3>
              </div>
              <div className="aspect-square overflow-hidden rounded-card sm:aspect-[16/9]">
                <Cover slug={post.slug} src={post.featured_image} palette={palettes[index]} />
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
