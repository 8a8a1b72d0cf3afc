import { Form, useNavigation } from 'react-router';
import { SearchField } from '#app/components/inputs/search-field.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { Select } from '#app/components/ui/select.tsx';
import { useNavigateToView } from '#app/hooks/use-navigate-to-view.ts';
import { formSearchParams } from '#app/lib/search-params.ts';
import { industryNames } from '#messages/content/industries.ts';
import { portfolioCopy as copy } from '#messages/content/portfolio.ts';
import { industries } from '#shared/content/content.ts';
import { type PortfolioView, parsePortfolioView, portfolioHref } from './portfolio-view.ts';

interface Props {
  readonly view: PortfolioView;
  readonly total: number;
}

/** Search and industry are in the URL. A plain GET form, so that it works before and without scripts. */
export function PortfolioToolbar({ view, total }: Props) {
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
          {isLoading ? copy.loading : copy.count(total)}
        </p>
      </Form>
    </search>
  );
}
