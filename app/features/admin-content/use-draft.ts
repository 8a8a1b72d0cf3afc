import { useRef, useState } from 'react';

export interface Draft<Values> {
  readonly values: Values;
  readonly isDirty: boolean;
  /** Counts up when the whole draft is replaced, so that an editor begins anew. */
  readonly edition: number;
  change(part: Partial<Values>): void;
  /** Takes up what was typed before, still unsaved. */
  restore(typed: Values): void;
  /** What stands on the server now that these values were sent; the draft becomes it, but for what was typed since. */
  settle(saved: Values): void;
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** What was saved, and over it what was typed after it had been sent. */
export function withTyped<Values extends object>(saved: Values, sent: Values, typed: Values): Values {
  const sinceThen = Object.entries(typed).filter(([name, value]) => !same(value, Reflect.get(sent, name)));
  return { ...saved, ...Object.fromEntries(sinceThen) };
}

/** What is being typed on top of what is saved. */
export function useDraft<Values extends object>(saved: Values): Draft<Values> {
  const [base, setBase] = useState(saved);
  const [values, setValues] = useState(saved);
  const [edition, setEdition] = useState(0);
  const latest = useRef(values);
  latest.current = values;
  return {
    values,
    edition,
    isDirty: !same(values, base),
    change: (part) => setValues((current) => ({ ...current, ...part })),
    restore: (typed) => {
      setValues(typed);
      setEdition((count) => count + 1);
    },
    settle: (next) => {
      setBase(next);
      setValues((typed) => withTyped(next, values, typed));
      // An editor in which somebody goes on writing keeps its place.
      if (same(latest.current, values)) setEdition((count) => count + 1);
    },
  };
}
