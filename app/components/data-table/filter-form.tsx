import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { formSearchParams } from '#app/lib/search-params.ts';

interface FilterFormProps {
  readonly label: string;
  /** What else of the address stays as it is, e.g. the tab. */
  readonly hiddenParams?: Readonly<Record<string, string>>;
  /** Goes where what is asked for is shown. */
  readonly onChange: (asked: URLSearchParams) => void;
  readonly children: ReactNode;
}

/** Search and filters above a list: a GET form, so that it also works before its script is there. A choice shows at once. */
export function FilterForm({ label, hiddenParams = {}, onChange, children }: FilterFormProps) {
  return (
    <Form
      method="get"
      role="search"
      aria-label={label}
      className="flex flex-wrap items-center gap-2.5 border-line border-b p-3"
      onChange={({ target, currentTarget }) => {
        if (target instanceof HTMLSelectElement) onChange(formSearchParams(currentTarget));
      }}
      onSubmit={(event) => {
        event.preventDefault();
        onChange(formSearchParams(event.currentTarget));
      }}
    >
      {Object.entries(hiddenParams).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </Form>
  );
}
