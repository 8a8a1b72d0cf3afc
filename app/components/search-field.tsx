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

/** So long nobody types: then the words are looked for, as a choice shows at once. */
const PAUSE_MS = 350;

/**
 * `?search=` as a field. What is typed is looked for after a moment's pause, by submitting the form that it stands in. The
 * field follows the URL when Back or a cleared filter changes it, but not while somebody is typing on.
 */
export function SearchField({ value, placeholder, label = placeholder, className }: SearchFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const asked = useRef(value);
  useEffect(() => {
    if (field.current !== null && value !== asked.current) field.current.value = value;
    asked.current = value;
  }, [value]);
  useEffect(() => () => clearTimeout(pause.current), []);
  const search = () => {
    const words = field.current?.value.trim() ?? '';
    if (words === asked.current) return;
    asked.current = words;
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
        name="search"
        defaultValue={value}
        placeholder={placeholder}
        aria-label={label}
        onInput={() => {
          clearTimeout(pause.current);
          pause.current = setTimeout(search, PAUSE_MS);
        }}
        className="pl-11"
        maxLength={100}
      />
    </div>
  );
}
