import { Search } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Form, useNavigate } from 'react-router';
import { Button } from '#app/components/ui/button.tsx';
import { Input } from '#app/components/ui/input.tsx';
import { Select } from '#app/components/ui/select.tsx';
import { filterCopy as copy } from './blog-copy.ts';
import { type BlogView, blogHref, readBlogView } from './blog-view.ts';

interface BlogToolbarProps {
  readonly view: BlogView;
  readonly categories: readonly string[];
}

/**
 * Search and category as a plain GET form: it works before, and without, JavaScript. With it a category shows at
 * once; a search waits for Enter or the button, so that Back undoes whole words.
 */
export function BlogToolbar({ view, categories }: BlogToolbarProps) {
  const navigate = useNavigate();
  const { search, category } = useFieldsOf(view);
  const show = (form: HTMLFormElement) => navigate(hrefOf(form), { preventScrollReset: true });
  return (
    <Form
      method="get"
      action="/blog"
      role="search"
      className="grid grid-cols-[minmax(0,1fr)_auto] gap-2.5 sm:grid-cols-[minmax(0,1fr)_auto_220px]"
      onSubmit={(event) => {
        event.preventDefault();
        show(event.currentTarget);
      }}
    >
      <div className="relative">
        <Search aria-hidden className="pointer-events-none absolute top-3.5 left-3.5 size-5 text-ink-3" />
        <Input
          ref={search}
          type="search"
          name="search"
          defaultValue={view.search}
          placeholder={copy.search}
          aria-label={copy.label}
          className="pl-11"
          maxLength={100}
        />
      </div>
      <Button type="submit" variant="outline">
        {copy.submit}
      </Button>
      <Select
        ref={category}
        className="max-sm:col-span-2"
        name="category"
        defaultValue={view.category}
        aria-label={copy.category}
        onChange={({ currentTarget: { form } }) => form !== null && show(form)}
      >
        <option value="">{copy.all}</option>
        {withChosen(categories, view.category).map((name) => (
          <option key={name}>{name}</option>
        ))}
      </Select>
    </Form>
  );
}

/** Back and a cleared filter change the URL, not the fields: they follow it without being made anew, and keep the focus. */
function useFieldsOf({ search, category }: BlogView) {
  const searchField = useRef<HTMLInputElement>(null);
  const categoryField = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    if (searchField.current !== null) searchField.current.value = search;
    if (categoryField.current !== null) categoryField.current.value = category;
  }, [search, category]);
  return { search: searchField, category: categoryField };
}

/** A shared link may name a category that has no posts any more; the field says so all the same. */
function withChosen(categories: readonly string[], chosen: string): readonly string[] {
  return chosen === '' || categories.includes(chosen) ? categories : [...categories, chosen];
}

/** What the form says now, on its first page. */
function hrefOf(form: HTMLFormElement): string {
  const said = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') said.set(name, value);
  return blogHref({ ...readBlogView(said), page: 1 });
}
