import { ChevronRight } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router';
import { Cover } from '#app/components/brand/cover.tsx';
import { Portrait } from '#app/components/brand/portrait.tsx';
import { FreeAuditCta } from '#app/components/page/free-audit-cta.tsx';
import { Prose } from '#app/components/page/prose.tsx';
import { ShareButton } from '#app/components/page/share-button.tsx';
import { SubscribeField } from '#app/components/page/subscribe-field.tsx';
import { useSettings } from '#app/hooks/use-root-data.ts';
import { extractHeadings } from '#app/lib/extract-headings.ts';
import { ownerLanguage } from '#app/lib/site/owner-language.ts';
import type { Post, PostCard } from '#contract/content/blog.ts';
import { blogCopy, postCopy as copy } from '#messages/content/blog.ts';
import { coverPalettes } from '#shared/kawung/palettes.ts';
import { bindNumbers } from '#shared/language/bind-numbers.ts';
import { formatArticleDate } from '#shared/time/dates.ts';
import { blogHref } from '../list/blog-view.ts';
import { PostFacts } from '../list/post-facts.tsx';
import { ContentsDisclosure, ContentsSidebar } from './contents-sidebar.tsx';

interface PostPageProps {
  readonly post: Post;
  readonly related: readonly PostCard[];
}

const FEWEST_HEADINGS = 2;

export function PostPage({ post, related }: PostPageProps) {
  const headings = extractHeadings(post.content);
  const hasContents = headings.length >= FEWEST_HEADINGS;
  return (
    <>
      <article>
        <PostHeader post={post} />
        <div className="wrap article-grid pt-[clamp(32px,4vw,64px)] pb-section">
          <div className="lg:col-start-1">{hasContents && <ContentsSidebar headings={headings} />}</div>
          <div className="min-w-0 lg:col-start-2">
            {hasContents && <ContentsDisclosure headings={headings} />}
            <Prose html={post.content} className="prose-article" {...ownerLanguage(post, 'content')} />
            <PostTags tags={post.tags} />
            <SubscribeField
              place="blog"
              about={post.slug}
              className="mt-12 border-line-strong border-y py-6"
            />
          </div>
          <div className="min-w-0 lg:col-start-2 xl:sticky xl:top-[calc(var(--bar)+32px)] xl:col-start-3 xl:row-start-1 xl:self-start xl:*:mt-0 xl:*:max-w-60 xl:*:grid-cols-1">
            <AuthorBox name={post.author_name} />
          </div>
        </div>
      </article>
      <RelatedPosts category={post.category} posts={related} />
      <FreeAuditCta />
    </>
  );
}

interface AuthorBoxProps {
  /** Null: the consultant of the settings is the author. */
  readonly name: string | null;
}

function AuthorBox({ name }: AuthorBoxProps) {
  const { consultant_name, consultant_photo, consultant_role, consultant_bio, brand_name } = useSettings();
  const titleId = useId();
  const isConsultant = name === null;
  const bio = isConsultant ? consultant_bio : copy.guest(brand_name);
  return (
    <section
      aria-labelledby={titleId}
      className="mt-12 grid grid-cols-[72px_minmax(0,1fr)] gap-5 border-ink border-t-2 pt-6 sm:grid-cols-[112px_minmax(0,1fr)] sm:gap-7"
    >
      <Portrait
        name={name ?? (consultant_name || brand_name)}
        photo={isConsultant ? consultant_photo : null}
        className="aspect-[4/5] self-start"
      />
      <div>
        <h2 id={titleId} className="text-ink-3 text-small">
          {copy.aboutAuthor}
        </h2>
        <p className="mt-1 font-heading text-t3">{name ?? (consultant_name || brand_name)}</p>
        {isConsultant && consultant_name !== '' && <p className="text-ink-2 text-ui">{consultant_role}</p>}
        {bio !== '' && <p className="mt-3 max-w-[36em] text-ink-2 text-ui">{bindNumbers(bio)}</p>}
      </div>
    </section>
  );
}

function PostTags({ tags }: { readonly tags: readonly string[] }) {
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

interface RelatedPostsProps {
  readonly category: string;
  readonly posts: readonly PostCard[];
}

/** Up to three other posts (BLOG-010); renders nothing when there are none. */
function RelatedPosts({ category, posts }: RelatedPostsProps) {
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

interface PostHeaderProps {
  readonly post: Post;
}

function PostHeader({ post }: PostHeaderProps) {
  return (
    <header>
      <div className="wrap pt-3">
        <Crumbs post={post} />
        <div className="article-grid gap-y-7 pt-[clamp(20px,3vw,48px)] pb-[clamp(28px,3.5vw,56px)]">
          <div className="lg:col-start-2 xl:col-end-4">
            <h1
              {...ownerLanguage(post, 'title')}
              className="max-w-[14em] text-[clamp(2.125rem,1.3rem+3.5vw,4rem)] leading-[1.06] tracking-[-0.034em]"
            >
              {bindNumbers(post.title)}
            </h1>
            <p {...ownerLanguage(post, 'excerpt')} className="mt-5 max-w-[34em] text-ink-2 text-lede">
              {bindNumbers(post.excerpt)}
            </p>
          </div>
          <Byline post={post} />
        </div>
      </div>
      <div
        className={`overflow-hidden ${post.featured_image === null ? 'h-[clamp(56px,7vw,104px)]' : 'h-[clamp(190px,32vw,480px)]'}`}
      >
        <Cover slug={post.slug} src={post.featured_image} ratio="20:1" loading="eager" />
      </div>
    </header>
  );
}

function Crumbs({ post }: PostHeaderProps) {
  const link =
    'wrap-anywhere inline-flex min-h-11 items-center font-medium hover:text-ink hover:underline hover:underline-offset-4';
  return (
    <nav aria-label={copy.breadcrumb} className="text-ink-2 text-ui">
      <ol className="flex flex-wrap items-center gap-x-2">
        <li>
          <Link to="/blog" className={link}>
            {blogCopy.name}
          </Link>
        </li>
        <li className="flex items-center gap-x-2">
          <ChevronRight aria-hidden="true" className="size-4 text-ink-3" />
          <Link to={blogHref({ category: post.category })} className={link}>
            {post.category}
          </Link>
        </li>
      </ol>
    </nav>
  );
}

function Byline({ post }: PostHeaderProps) {
  const { consultant_name, brand_name } = useSettings();
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-ink border-t-2 pt-4 text-ui lg:col-start-1 lg:row-start-1 lg:grid lg:content-start lg:justify-items-start">
      <div>
        <p className="font-semibold">
          <span className="sr-only">{copy.writtenBy} </span>
          {post.author_name ?? (consultant_name || brand_name)}
        </p>
        <p className="grid gap-x-3 text-ink-2 sm:flex lg:grid">
          <time dateTime={post.published_at} className="num">
            {formatArticleDate(post.published_at)}
          </time>
          <span className="num">{blogCopy.minutes(post.reading_minutes)}</span>
        </p>
      </div>
      <ShareButton title={post.title} copiedMessage={copy.copied} label={copy.share} />
    </div>
  );
}
