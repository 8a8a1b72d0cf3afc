import { data, Link, redirect } from 'react-router';
import { EmptyState } from '#app/components/page/empty-state.tsx';
import { ShareButton } from '#app/components/page/share-button.tsx';
import { JsonLd } from '#app/components/rendering/json-ld.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { useRootData } from '#app/hooks/use-root-data.ts';
import { api } from '#app/lib/api/api-context.ts';
import { foundOrNull } from '#app/lib/api/or-throw.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import { caseStudyData } from '#app/lib/structured-data/articles.ts';
import { breadcrumbData } from '#app/lib/structured-data/breadcrumbs.ts';
import { type CaseStudy, getCaseStudy, listCaseStudies } from '#contract/content/case-studies.ts';
import { caseStudyCopy, caseStudyCopy as copy, portfolioCopy } from '#messages/content/portfolio.ts';
import type { Route } from './+types/case-study.route.ts';
import { CaseStudyPage } from './case-study-page.tsx';

const ALL = 100;

export async function loader({ params, context }: Route.LoaderArgs) {
  const client = api(context);
  const [found, list] = await Promise.all([
    client.call(getCaseStudy, { params: { id: params.slug } }),
    client.call(listCaseStudies, { query: { limit: ALL } }),
  ]);
  const case_study = foundOrNull(found)?.case_study;
  if (case_study === undefined) return data({ study: null, studies: [] }, { status: 404 });
  // Cards elsewhere may link by id (CASE-004); the address with the slug is canonical.
  if (case_study.slug !== params.slug) throw redirect(pathOf(case_study), 301);
  return data({ study: case_study, studies: list.ok ? list.value.case_studies : [] });
}

export const meta: Route.MetaFunction = ({ loaderData, ...args }) => {
  const study = loaderData?.study;
  if (study === null || study === undefined) {
    return pageMeta(args, { title: caseStudyCopy.notFound, robots: 'noindex' });
  }
  return pageMeta(args, {
    title: study.meta_title ?? study.title,
    description: study.meta_description ?? study.excerpt,
    path: pathOf(study),
    image: `/og/case-${study.slug}.png`,
    type: 'article',
    has_markdown: true,
  });
};

function pathOf({ slug }: Pick<CaseStudy, 'slug'>): string {
  return `/case-study/${slug}`;
}

export default function CaseStudyRoute({ loaderData }: Route.ComponentProps) {
  const { study, studies } = loaderData;
  const root = useRootData();
  if (study === null) return <CaseStudyNotFound />;
  const crumbs = [
    { name: portfolioCopy.name, path: '/portfolio' },
    { name: study.title, path: pathOf(study) },
  ];
  return (
    <>
      <JsonLd data={caseStudyData(study, root)} />
      <JsonLd data={breadcrumbData(crumbs, root.origin)} />
      <CaseStudyPage
        study={study}
        studies={studies}
        shareButton={
          <ShareButton title={study.title} copiedMessage={caseStudyCopy.copied} label={caseStudyCopy.share} />
        }
      />
    </>
  );
}

/** CASE-012, ERR-027. */
function CaseStudyNotFound() {
  return (
    <div className="wrap py-section">
      <EmptyState
        title={copy.notFound}
        hint={
          <>
            <span role="alert">{copy.notFoundText}</span>. {copy.notFoundHint}
          </>
        }
        level={1}
      >
        <Button asChild>
          <Link to="/?section=study-cases">{copy.toStudies}</Link>
        </Button>
      </EmptyState>
    </div>
  );
}
