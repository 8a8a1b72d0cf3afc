import { Fragment } from 'react';

/** An email address that breaks after its @ and before its dots, where a column is too narrow for it. */
export function AddressText({ address }: { readonly address: string }) {
  const parts = address.split(/(?<=@)|(?=\.)/);
  return (
    <span className="wrap-anywhere">
      {parts.map((part, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of one fixed text
        <Fragment key={place}>
          {place > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </span>
  );
}
