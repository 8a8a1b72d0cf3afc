import { data } from 'react-router';
import { Pagination } from '#app/components/page/pagination.tsx';
import { JsonLd } from '#app/components/rendering/json-ld.tsx';
import { CaseStudyList } from '#app/features/content/case-studies/list/case-study-list.tsx';
import { PortfolioHeader } from '#app/features/content/case-studies/list/portfolio-header.tsx';
import { PortfolioLinks } from '#app/features/content/case-studies/list/portfolio-links.tsx';
import { PortfolioToolbar } from '#app/features/content/case-studies/list/portfolio-toolbar.tsx';
import {
  PAGE_SIZE,
  parsePortfolioView,
  portfolioHref,
} from '#app/features/content/case-studies/list/portfolio-view.ts';
import { useRootData } from '#app/hooks/use-root-data.ts';
import { api } from '#app/lib/api/api-context.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import { breadcrumbData } from '#app/lib/structured-data/breadcrumbs.ts';
import { listCaseStudies } from '#contract/content/case-studies.ts';
import { portfolioCopy as copy } from '#messages/content/portfolio.ts';
import type { Route } from './+types/portfolio.route.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const view = parsePortfolioView(new URL(request.url).searchParams);
  const { search, industry, page } = view;
  const list = await api(context).call(listCaseStudies, {
    query: {
      page,
      limit: PAGE_SIZE,
      ...(search === '' ? {} : { search }),
      ...(industry === null ? {} : { industry }),
    },
  });
  if (list.ok) return data({ view, studies: list.value.case_studies, total: list.value.total });
  // 503, so that no cache or search engine keeps the page without its list.
  return data({ view, studies: null, total: 0 }, { status: 503 });
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: copy.name,
    description: copy.description,
    path: '/portfolio',
    image: '/og/page-portfolio.png',
  });

export default function Portfolio({ loaderData }: Route.ComponentProps) {
  const { view, studies, total } = loaderData;
  const { origin } = useRootData();
  return (
    <>
      <JsonLd data={breadcrumbData([{ name: copy.name, path: '/portfolio' }], origin)} />
      <PortfolioHeader />
      <div className="wrap pb-section">
        <PortfolioToolbar view={view} total={total} />
        <CaseStudyList studies={studies} view={view} />
        <Pagination
          page={view.page}
          pageCount={Math.ceil(total / PAGE_SIZE)}
          hrefOf={(page) => portfolioHref({ ...view, page })}
        />
      </div>
      <PortfolioLinks />
    </>
  );
}
