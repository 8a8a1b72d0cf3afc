import { api } from '#app/lib/api/api-context.ts';
import { orThrow } from '#app/lib/api/or-throw.ts';
import { escapeMarkdown, markdownResponse, section } from '#app/lib/markdown/markdown.server.ts';
import { pageUrl } from '#app/lib/site/page-url.ts';
import { siteContext } from '#app/lib/site/site-context.ts';
import { getSite, listFaqAndTestimonials } from '#contract/content/site.ts';
import { discoveryCopy as copy } from '#messages/discovery/discovery.ts';
import type { Route } from './+types/home-markdown.route.ts';

/** `/index.html.md`: who this is, and the questions with their answers, in Markdown. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const client = api(context);
  const [site, voices] = await Promise.all([client.call(getSite), client.call(listFaqAndTestimonials)]);
  const { brand_name, brand_tagline, brand_description, ...person } = orThrow(site).settings;
  const { consultant_name, consultant_role, consultant_bio } = person;
  const { app_url } = context.get(siteContext);
  const answers = orThrow(voices).questions.map(
    ({ question, answer }) =>
      `### ${escapeMarkdown(question)}\n\n${answer
        .split(/\n{2,}/)
        .map(escapeMarkdown)
        .join('\n\n')}`,
  );
  return markdownResponse({
    canonical: pageUrl(app_url, '/'),
    parts: [
      `# ${escapeMarkdown(brand_name)}`,
      brand_description === '' ? null : `> ${escapeMarkdown(brand_description)}`,
      escapeMarkdown(brand_tagline),
      consultant_name === ''
        ? null
        : section(copy.about, escapeMarkdown(`${consultant_name}, ${consultant_role}. ${consultant_bio}`)),
      section(copy.questions, answers.join('\n\n')),
    ],
  });
}
