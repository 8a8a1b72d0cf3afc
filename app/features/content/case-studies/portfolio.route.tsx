import { data, Form, Link, useNavigation } from 'react-router';
import { Motif } from '#app/components/brand/motif.tsx';
import { SearchField } from '#app/components/inputs/search-field.tsx';
import { Pagination } from '#app/components/page/pagination.tsx';
import { JsonLd } from '#app/components/rendering/json-ld.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { Select } from '#app/components/ui/select.tsx';
import { useNavigateToView } from '#app/hooks/use-navigate-to-view.ts';
import { useRootData } from '#app/hooks/use-root-data.ts';
import { api } from '#app/lib/api/api-context.ts';
import { formSearchParams } from '#app/lib/search-params.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import { breadcrumbData } from '#app/lib/structured-data/breadcrumbs.ts';
import { listCaseStudies } from '#contract/content/case-studies.ts';
import { industryNames } from '#messages/content/industries.ts';
import { portfolioCopy as copy } from '#messages/content/portfolio.ts';
import { industries } from '#shared/content/content.ts';
import { moreThanCounted } from '#shared/lists.ts';
import type { Route } from './+types/portfolio.route.ts';
import {
  CaseStudyList,
  PAGE_SIZE,
  type PortfolioView,
  parsePortfolioView,
  portfolioHref,
} from './case-study-list.tsx';

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
    has_markdown: true,
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

function PortfolioHeader() {
  return (
    <header className="wrap grid gap-x-16 gap-y-10 pt-[clamp(40px,6vw,96px)] pb-[clamp(32px,4vw,64px)] lg:grid-cols-[minmax(0,1fr)_340px] lg:items-end">
      <div>
        <h1 className="max-w-[13em] text-display">{copy.title}</h1>
        <p className="mt-5 max-w-[36em] text-ink-2 text-lede">{copy.lede}</p>
      </div>
      <figure className="max-w-[30rem] border-ink border-t-2 pt-4">
        <figcaption className="font-semibold text-ui">{copy.key.title}</figcaption>
        <div className="mt-4 grid gap-2 text-ui">
          <p className="flex items-center gap-3">
            <span
              aria-hidden="true"
              className="hatch-quiet h-5 w-[62%] rounded-r-small ring-1 ring-line-strong ring-inset"
            />
            <span className="text-ink-2">{copy.key.before}</span>
          </p>
          <p className="flex items-center gap-3">
            <span aria-hidden="true" className="h-5 w-[24%] rounded-r-small bg-credit" />
            <span className="font-semibold">{copy.key.after}</span>
          </p>
        </div>
        <p className="mt-4 text-ink-3 text-small">{copy.key.note}</p>
      </figure>
    </header>
  );
}

/** Links to a consultation and to the shop (CASE-006). */
function PortfolioLinks() {
  const { label, talk, shop } = copy.doors;
  return (
    <aside aria-label={label} className="relative isolate overflow-hidden bg-sunk">
      <Motif
        name="corner"
        align="xMaxYMin"
        className="-z-10 absolute top-0 right-0 h-[38%] w-[520px] max-lg:hidden"
      />
      <div className="wrap grid gap-x-16 gap-y-12 py-section lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:items-end">
        <div>
          <h2 className="max-w-[13em] text-t1">{talk.title}</h2>
          <p className="mt-4 max-w-[34em] text-ink-2 text-lede">{talk.text}</p>
          <Button asChild size="lg" className="mt-7">
            <Link to="/consultation">{talk.action}</Link>
          </Button>
        </div>
        <div className="border-line-strong border-t pt-6">
          <h2 className="text-t3">{shop.title}</h2>
          <p className="mt-2 max-w-[34em] text-ink-2 text-ui">{shop.text}</p>
          <Button asChild variant="outline" className="mt-5">
            <Link to="/marketplace">{shop.action}</Link>
          </Button>
        </div>
      </div>
    </aside>
  );
}

interface Props {
  readonly view: PortfolioView;
  readonly total: number;
}

/** Search and industry are in the URL. A plain GET form, so that it works before and without scripts. */
function PortfolioToolbar({ view, total }: Props) {
  const navigateToView = useNavigateToView();
  const isLoading = useNavigation().state === 'loading';
  const applyFilters = (form: HTMLFormElement) =>
    navigateToView(portfolioHref(parsePortfolioView(formSearchParams(form))));
  return (
    <search>
      <Form
        method="get"
        action="/portfolio"
        className="flex flex-wrap items-center gap-3 border-line border-y py-4"
        onChange={(event) => {
          if (event.target instanceof HTMLSelectElement) applyFilters(event.currentTarget);
        }}
        onSubmit={(event) => {
          event.preventDefault();
          applyFilters(event.currentTarget);
        }}
      >
        <SearchField value={view.search} placeholder={copy.search} className="flex-[1_1_280px]" />
        <Select
          name="industry"
          key={`industry ${view.industry}`}
          defaultValue={view.industry ?? ''}
          aria-label={copy.industry}
          className="flex-[0_1_220px] max-sm:flex-1"
        >
          <option value="">{copy.everyIndustry}</option>
          {industries.map((industry) => (
            <option key={industry} value={industry}>
              {industryNames[industry]}
            </option>
          ))}
        </Select>
        <Button type="submit" variant="outline">
          {copy.submit}
        </Button>
        <p aria-live="polite" className="num ml-auto text-ink-3 text-ui max-sm:ml-0 max-sm:w-full">
          {isLoading ? copy.loading : copy.count(total, moreThanCounted(total, view.search))}
        </p>
      </Form>
    </search>
  );
}
