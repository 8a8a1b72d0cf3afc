import { useSearchParams } from 'react-router';

const LOOKED_AT = ['from', 'day', 'at'] as const;

export function useSlotHref() {
  const [search] = useSearchParams();
  return (name: (typeof LOOKED_AT)[number], value: string): string => {
    const next = new URLSearchParams(search);
    for (const other of LOOKED_AT) next.delete(other);
    next.set(name, value);
    return `?${next}`;
  };
}
