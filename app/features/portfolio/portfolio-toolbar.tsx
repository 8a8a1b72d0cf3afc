import { Search } from 'lucide-react';
import { Form, useNavigate, useNavigation } from 'react-router';
import { Button } from '#app/components/ui/button.tsx';
import { Input } from '#app/components/ui/input.tsx';
import { Select } from '#app/components/ui/select.tsx';
import { industries } from '#shared/content.ts';
import { portfolioCopy as copy } from './portfolio-copy.ts';
import { type PortfolioView, portfolioHref, readPortfolioView } from './portfolio-view.ts';

interface Props {
  readonly view: PortfolioView;
  readonly total: number;
}

/** What the form says now, read as the URL is read. */
function viewOf(form: HTMLFormElement): PortfolioView {
  const search = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') search.set(name, value);
  return readPortfolioView(search);
}

/** Search and industry live in the URL. A plain GET form: it also works before, and without, JavaScript. */
export function PortfolioToolbar({ view, total }: Props) {
  const navigate = useNavigate();
  const isLoading = useNavigation().state === 'loading';
  const show = (form: HTMLFormElement) => navigate(portfolioHref(viewOf(form)), { preventScrollReset: true });
  return (
    <search>
      <Form
        method="get"
        action="/portfolio"
        className="flex flex-wrap items-center gap-3 border-line border-y py-4"
        onChange={(event) => {
          if (event.target instanceof HTMLSelectElement) show(event.currentTarget);
        }}
        onSubmit={(event) => {
          event.preventDefault();
          show(event.currentTarget);
        }}
      >
        <div className="relative min-w-0 flex-[1_1_280px]">
          <Search
            aria-hidden="true"
            className="pointer-events-none absolute top-3.5 left-3.5 size-5 text-ink-3"
          />
          <Input
            type="search"
            name="search"
            key={view.search}
            defaultValue={view.search}
            placeholder={copy.search}
            aria-label={copy.search}
            className="pl-11"
            maxLength={100}
          />
        </div>
        <Select
          name="industry"
          key={`industry ${view.industry}`}
          defaultValue={view.industry ?? ''}
          aria-label={copy.industry}
          className="flex-[0_1_220px] max-sm:flex-1"
        >
          <option value="">{copy.everyIndustry}</option>
          {industries.map((industry) => (
            <option key={industry}>{industry}</option>
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
