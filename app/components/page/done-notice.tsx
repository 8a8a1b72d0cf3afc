import { useSearchParams } from 'react-router';

/** Where a form leads that was sent without scripts: back to its page, which says what was done. */
export const donePath = (path: string, done: string, hash = '') => `${path}?done=${done}${hash}`;

/** What has just been done, where a browser without scripts has no toast. */
export function DoneNotice({ texts }: { readonly texts: Readonly<Record<string, string>> }) {
  const [search] = useSearchParams();
  const text = new Map(Object.entries(texts)).get(search.get('done') ?? '');
  if (text === undefined) return null;
  return (
    <p role="status" className="notice mb-6">
      {text}
    </p>
  );
}
