import { useEffect, useRef } from 'react';
import { Form } from 'react-router';
import { SearchField } from '#app/components/inputs/search-field.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { Select } from '#app/components/ui/select.tsx';
import { useNavigateToView } from '#app/hooks/use-navigate-to-view.ts';
import { formSearchParams } from '#app/lib/search-params.ts';
import { filterCopy as copy } from '#messages/content/blog.ts';
import { type BlogView, blogHref, parseBlogView } from './blog-view.ts';

interface BlogToolbarProps {
  readonly view: BlogView;
  readonly categories: readonly string[];
}

/** A GET form, so that it works without scripts. With them both apply at once. */
export function BlogToolbar({ view, categories }: BlogToolbarProps) {
  const navigateToView = useNavigateToView();
  const category = useSelectedCategory(view.category);
  const applyFilters = (form: HTMLFormElement) => navigateToView(hrefOf(form));
  return (
    <Form
      method="get"
      action="/blog"
      role="search"
      className="grid grid-cols-[minmax(0,1fr)_auto] gap-2.5 sm:grid-cols-[minmax(0,1fr)_auto_220px]"
      onSubmit={(event) => {
        event.preventDefault();
        applyFilters(event.currentTarget);
      }}
    >
      <SearchField value={view.search} placeholder={copy.search} />
      <Button type="submit" variant="outline">
        {copy.submit}
      </Button>
      <Select
        ref={category}
        className="max-sm:col-span-2"
        name="category"
        defaultValue={view.category}
        aria-label={copy.category}
        onChange={({ currentTarget: { form } }) => form !== null && applyFilters(form)}
      >
        <option value="">{copy.all}</option>
        {includeCategory(categories, view.category).map((name) => (
          <option key={name}>{name}</option>
        ))}
      </Select>
    </Form>
  );
}

/** Follows the URL (Back, cleared filters) without remounting, to keep the focus. */
function useSelectedCategory(category: string) {
  const field = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    if (field.current !== null) field.current.value = category;
  }, [category]);
  return field;
}

function includeCategory(categories: readonly string[], chosen: string): readonly string[] {
  return chosen === '' || categories.includes(chosen) ? categories : [...categories, chosen];
}

function hrefOf(form: HTMLFormElement): string {
  return blogHref({ ...parseBlogView(formSearchParams(form)), page: 1 });
}
