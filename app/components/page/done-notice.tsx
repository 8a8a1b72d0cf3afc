import { useSearchParams } from 'react-router';

export const donePath = (path: string, done: string, hash = '') => `${path}?done=${done}${hash}`;

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
