import { useId } from 'react';
import { Link } from 'react-router';
import { Portrait } from '#app/components/brand/portrait.tsx';
import { FreeAuditCta } from '#app/components/page/free-audit-cta.tsx';
import { Prose } from '#app/components/page/prose.tsx';
import { useSettings } from '#app/hooks/use-root-data.ts';
import { extractHeadings } from '#app/lib/extract-headings.ts';
import { ownerLanguage } from '#app/lib/site/owner-language.ts';
import type { Post, PostCard } from '#contract/content/blog.ts';
import { postCopy as copy } from '#messages/content/blog.ts';
import { bindNumbers } from '#shared/language/bind-numbers.ts';
import { blogHref } from '../list/blog-view.ts';
import { ContentsDisclosure, ContentsSidebar } from './contents-sidebar.tsx';
import { PostHeader } from './post-header.tsx';
import { RelatedPosts } from './related-posts.tsx';

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
