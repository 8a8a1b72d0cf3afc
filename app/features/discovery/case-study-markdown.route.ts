import { api } from '#app/lib/api/api-context.ts';
import { foundOrNull } from '#app/lib/api/or-throw.ts';
import {
  escapeMarkdown,
  listOf,
  markdownNotFound,
  markdownOfHtml,
  markdownResponse,
  section,
} from '#app/lib/markdown/markdown.server.ts';
import { pageUrl } from '#app/lib/site/page-url.ts';
import { siteContext } from '#app/lib/site/site-context.ts';
import { getCaseStudy } from '#contract/content/case-studies.ts';
import { caseStudyCopy as copy } from '#messages/content/portfolio.ts';
import { formatArticleDate } from '#shared/time/dates.ts';
import type { Route } from './+types/case-study-markdown.route.ts';

/** `/case-study/{slug}.md`: a case study in Markdown. */
export async function loader({ params, context }: Route.LoaderArgs): Promise<Response> {
  const found = await api(context).call(getCaseStudy, { params: { id: params.slug } });
  const study = foundOrNull(found)?.case_study;
  if (study === undefined) return markdownNotFound();
  const { app_url } = context.get(siteContext);
  const canonical = pageUrl(app_url, `/case-study/${study.slug}`);
  return markdownResponse({
    canonical,
    parts: [
      `# ${escapeMarkdown(study.title)}`,
      `> ${escapeMarkdown(study.excerpt)}`,
      `${escapeMarkdown(`${study.company} · ${formatArticleDate(study.published_at)}`)} · <${canonical}>`,
      listOf(study.result_metrics.map(({ label, before, after }) => `${label}: ${before} → ${after}`)),
      section(copy.challenges, listOf(study.challenges)),
      section(copy.solutions, listOf(study.solutions)),
      section(copy.results, listOf(study.results)),
      await markdownOfHtml(study.content, app_url),
    ],
  });
}
