import { useId, useRef, useState } from 'react';

/** Keys for items without an id, so that open state and focus move with the item. */
export function useStableKeys(count: number) {
  const id = useId();
  const next = useRef(0);
  const newKey = () => {
    next.current += 1;
    return `${id}${next.current}`;
  };
  const [keys, setKeys] = useState<readonly string[]>(() => Array.from({ length: count }, newKey));
  const [added, setAdded] = useState<ReadonlySet<string>>(new Set());
  // Grown from outside: append. Shrunk: another draft was restored.
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
