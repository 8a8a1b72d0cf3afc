import { useId, useRef, useState } from 'react';

/** Names for items that have none of their own, so that what is folded, and where one types, moves with its item. */
export function useStableKeys(count: number) {
  const id = useId();
  const next = useRef(0);
  const newKey = () => {
    next.current += 1;
    return `${id}${next.current}`;
  };
  const [keys, setKeys] = useState<readonly string[]>(() => Array.from({ length: count }, newKey));
  const [added, setAdded] = useState<ReadonlySet<string>>(new Set());
  // Some were put at the end from outside. Fewer than before: another draft took the place of what was there.
  if (keys.length < count) {
    const more = Array.from({ length: count - keys.length }, newKey);
    setKeys([...keys, ...more]);
    setAdded(new Set([...added, ...more]));
  }
  if (keys.length > count) setKeys(Array.from({ length: count }, newKey));
  return {
    keys,
    isNew: (key: string) => added.has(key),
    add: () => {
      const key = newKey();
      setKeys([...keys, key]);
      setAdded(new Set(added).add(key));
    },
    remove: (key: string) => setKeys(keys.filter((other) => other !== key)),
    reorder: (order: readonly string[]) => setKeys(order),
  };
}
