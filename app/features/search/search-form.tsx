import { Form } from 'react-router';
import { SearchField } from '#app/components/inputs/search-field.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { useNavigateToView } from '#app/hooks/use-navigate-to-view.ts';
import { formSearchParams } from '#app/lib/search-params.ts';
import { searchCopy as copy } from '#messages/search/search.ts';
import { parseSearchView, type SearchPath, type SearchView, searchHref } from './search-view.ts';

interface SearchFormProps {
  readonly view: SearchView;
  readonly path?: SearchPath;
}

/** A GET form, so that it works without scripts. */
export function SearchForm({ view, path = '/search' }: SearchFormProps) {
  const navigateToView = useNavigateToView();
  return (
    <search>
      <Form
        method="get"
        action={path}
        className="mt-5 grid max-w-[720px] grid-cols-[minmax(0,1fr)_auto] gap-2.5"
        onSubmit={(event) => {
          event.preventDefault();
          const { search } = parseSearchView(formSearchParams(event.currentTarget));
          navigateToView(searchHref({ search, kind: view.kind, page: 1 }, path));
        }}
      >
        <SearchField name="q" value={view.search} placeholder={copy.field} />
        <Button type="submit">{copy.submit}</Button>
      </Form>
    </search>
  );
}
