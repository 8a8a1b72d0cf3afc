import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { queryOf } from '#app/lib/url-view.ts';

interface FilterFormProps {
  readonly label: string;
  /** What else of the address stays as it is, e.g. the tab. */
  readonly kept?: Readonly<Record<string, string>>;
  /** Goes where what is asked for is shown. */
  readonly onShow: (asked: URLSearchParams) => void;
  readonly children: ReactNode;
}

/** Search and filters above a list: a GET form, so that it also works before its script is there. A choice shows at once. */
export function FilterForm({ label, kept = {}, onShow, children }: FilterFormProps) {
  return (
    <Form
      method="get"
      role="search"
      aria-label={label}
      className="flex flex-wrap items-center gap-2.5 border-line border-b p-3"
      onChange={({ target, currentTarget }) => {
        if (target instanceof HTMLSelectElement) onShow(queryOf(currentTarget));
      }}
      onSubmit={(event) => {
        event.preventDefault();
        onShow(queryOf(event.currentTarget));
      }}
    >
      {Object.entries(kept).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </Form>
  );
}
