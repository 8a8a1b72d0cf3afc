import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { Cover } from '#app/components/brand/cover.tsx';
import { ShareButton } from '#app/components/page/share-button.tsx';
import { useSettings } from '#app/hooks/use-root-data.ts';
import { ownerLanguage } from '#app/lib/site/owner-language.ts';
import type { Post } from '#contract/content/blog.ts';
import { blogCopy, postCopy as copy } from '#messages/content/blog.ts';
import { bindNumbers } from '#shared/language/bind-numbers.ts';
import { formatArticleDate } from '#shared/time/dates.ts';
import { blogHref } from '../list/blog-view.ts';

interface PostHeaderProps {
  readonly post: Post;
}

export function PostHeader({ post }: PostHeaderProps) {
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
