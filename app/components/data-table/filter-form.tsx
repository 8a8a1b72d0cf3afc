import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { formSearchParams } from '#app/lib/search-params.ts';

interface FilterFormProps {
  readonly label: string;
  readonly hiddenParams?: Readonly<Record<string, string>>;
  readonly onChange: (search: URLSearchParams) => void;
  readonly children: ReactNode;
}

/** A GET form, so that it works without scripts. With them, a choice applies at once. */
export function FilterForm({ label, hiddenParams = {}, onChange, children }: FilterFormProps) {
  return (
    <Form
      method="get"
      role="search"
      aria-label={label}
      className="group/filters flex flex-wrap items-center gap-2 border-line border-b p-3 max-sm:px-4"
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
