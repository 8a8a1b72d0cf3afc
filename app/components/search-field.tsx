import { Search } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { cn } from '#app/lib/cn.ts';
import { Input } from './ui/input.tsx';

interface SearchFieldProps {
  /** The words of the URL. */
  readonly value: string;
  readonly placeholder: string;
  readonly label?: string;
  readonly className?: string;
}

/** `?search=` as a field: it follows the URL when Back or a cleared filter changes it, and keeps the focus. */
export function SearchField({ value, placeholder, label = placeholder, className }: SearchFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (field.current !== null) field.current.value = value;
  }, [value]);
  return (
    <div className={cn('relative min-w-0', className)}>
      <Search
        aria-hidden="true"
        className="pointer-events-none absolute top-3.5 left-3.5 size-5 text-ink-3"
      />
      <Input
        ref={field}
        type="search"
        name="search"
        defaultValue={value}
        placeholder={placeholder}
        aria-label={label}
        className="pl-11"
        maxLength={100}
      />
    </div>
  );
}
