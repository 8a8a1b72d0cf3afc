import { useState } from 'react';

export interface Draft<Values> {
  readonly values: Values;
  readonly isDirty: boolean;
  /** Counts up when the whole draft is replaced, so that an editor begins anew. */
  readonly edition: number;
  change(part: Partial<Values>): void;
  /** Takes up what was typed before, still unsaved. */
  restore(typed: Values): void;
  /** What stands on the server now; the draft becomes it. */
  settle(saved: Values): void;
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** What is being typed on top of what is saved. */
export function useDraft<Values extends object>(saved: Values): Draft<Values> {
  const [base, setBase] = useState(saved);
  const [values, setValues] = useState(saved);
  const [edition, setEdition] = useState(0);
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
      setValues(next);
      setEdition((count) => count + 1);
    },
  };
}
