import { Prose } from '#app/components/page/prose.tsx';
import { extractHeadings } from '#app/lib/extract-headings.ts';
import type { Post, PostCard } from '#contract/public/blog.ts';
import { AuthorBox } from './author-box.tsx';
import { ContentsDisclosure, ContentsSidebar } from './contents-sidebar.tsx';
import { FreeAuditCta } from './free-audit-cta.tsx';
import { PostHeader } from './post-header.tsx';
import { PostTags } from './post-tags.tsx';
import { RelatedPosts } from './related-posts.tsx';

interface PostPageProps {
  readonly post: Post;
  readonly related: readonly PostCard[];
}

/** With fewer headings there is no table of contents. */
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
            <Prose html={post.content} className="prose-article" />
            <PostTags tags={post.tags} />
            <AuthorBox name={post.author_name} />
          </div>
        </div>
      </article>
      <RelatedPosts category={post.category} posts={related} />
      <FreeAuditCta />
    </>
  );
}
