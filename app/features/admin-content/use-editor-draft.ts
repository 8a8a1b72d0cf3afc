import { useRef, useState } from 'react';

export interface EditorDraft<Values> {
  readonly values: Values;
  readonly isDirty: boolean;
  /** Counts up when the whole draft is replaced, so that an editor begins anew. */
  readonly resetKey: number;
  change(part: Partial<Values>): void;
  /** Takes up what was typed before, still unsaved. */
  restore(typed: Values): void;
  /** What stands on the server now that these values were sent; the draft becomes it, but for what was typed since. */
  markSaved(saved: Values): void;
}

const isEqual = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** What was saved, and over it what was typed after it had been sent. */
export function mergeTyped<Values extends object>(saved: Values, sent: Values, typed: Values): Values {
  const sinceThen = Object.entries(typed).filter(([name, value]) => !isEqual(value, Reflect.get(sent, name)));
  return { ...saved, ...Object.fromEntries(sinceThen) };
}

/** What is being typed on top of what is saved. */
export function useEditorDraft<Values extends object>(saved: Values): EditorDraft<Values> {
  const [base, setBase] = useState(saved);
  const [values, setValues] = useState(saved);
  const [edition, setEdition] = useState(0);
  const latest = useRef(values);
  latest.current = values;
  return {
    values,
    resetKey: edition,
    isDirty: !isEqual(values, base),
    change: (part) => setValues((current) => ({ ...current, ...part })),
    restore: (typed) => {
      setValues(typed);
      setEdition((count) => count + 1);
    },
    markSaved: (next) => {
      setBase(next);
      setValues((typed) => mergeTyped(next, values, typed));
      // An editor in which somebody goes on writing keeps its place.
      if (isEqual(latest.current, values)) setEdition((count) => count + 1);
    },
  };
}
