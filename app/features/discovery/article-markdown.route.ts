import { api } from '#app/lib/api/api-context.ts';
import { foundOrNull } from '#app/lib/api/or-throw.ts';
import {
  escapeMarkdown,
  markdownNotFound,
  markdownOfHtml,
  markdownResponse,
} from '#app/lib/markdown/markdown.server.ts';
import { pageUrl } from '#app/lib/site/page-url.ts';
import { siteContext } from '#app/lib/site/site-context.ts';
import { getPost } from '#contract/content/blog.ts';
import { formatArticleDate } from '#shared/time/dates.ts';
import type { Route } from './+types/article-markdown.route.ts';

/** `/blog/{slug}.md`: a post in Markdown. */
export async function loader({ params, context }: Route.LoaderArgs): Promise<Response> {
  const post = foundOrNull(await api(context).call(getPost, { params: { slug: params.slug } }))?.post;
  if (post === undefined) return markdownNotFound();
  const { app_url } = context.get(siteContext);
  const canonical = pageUrl(app_url, `/blog/${post.slug}`);
  const facts = [formatArticleDate(post.published_at), post.author_name, post.category];
  return markdownResponse({
    canonical,
    parts: [
      `# ${escapeMarkdown(post.title)}`,
      `> ${escapeMarkdown(post.excerpt)}`,
      `${escapeMarkdown(facts.filter(Boolean).join(' · '))} · <${canonical}>`,
      await markdownOfHtml(post.content, app_url),
    ],
  });
}
