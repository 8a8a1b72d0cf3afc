import { Search } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { cn } from '#app/lib/cn.ts';
import { Input } from '../ui/input.tsx';

interface SearchFieldProps {
  readonly value: string;
  readonly placeholder: string;
  readonly name?: string;
  readonly className?: string;
}

const DEBOUNCE_MS = 350;

export function SearchField({ value, placeholder, name = 'search', className }: SearchFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const debounceTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const lastQuery = useRef(value);
  useEffect(() => {
    if (field.current !== null && value !== lastQuery.current) field.current.value = value;
    lastQuery.current = value;
  }, [value]);
  useEffect(() => () => clearTimeout(debounceTimer.current), []);
  const search = () => {
    const query = field.current?.value.trim() ?? '';
    if (query === lastQuery.current) return;
    lastQuery.current = query;
    field.current?.form?.requestSubmit();
  };
  return (
    <div className={cn('relative min-w-0', className)}>
      <Search
        aria-hidden="true"
        className="pointer-events-none absolute top-3.5 left-3.5 size-5 text-ink-3"
      />
      <Input
        ref={field}
        type="search"
        name={name}
        defaultValue={value}
        placeholder={placeholder}
        aria-label={placeholder}
        onInput={() => {
          clearTimeout(debounceTimer.current);
          debounceTimer.current = setTimeout(search, DEBOUNCE_MS);
        }}
        className="pl-11"
        maxLength={100}
      />
    </div>
  );
}
