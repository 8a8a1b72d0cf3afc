import { useRef, useState } from 'react';

export interface EditorDraft<Values> {
  readonly values: Values;
  readonly isDirty: boolean;
  /** Changes whenever the whole draft is replaced, which remounts uncontrolled editors. */
  readonly resetKey: number;
  change(part: Partial<Values>): void;
  /** Restores unsaved values. */
  restore(values: Values): void;
  /** Makes `saved` the new base; what was typed since sending stays. */
  markSaved(saved: Values): void;
}

const isEqual = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The saved values, with what was typed after `sent` on top. */
export function mergeTyped<Values extends object>(saved: Values, sent: Values, current: Values): Values {
  const sinceThen = Object.entries(current).filter(
    ([name, value]) => !isEqual(value, Reflect.get(sent, name)),
  );
  return { ...saved, ...Object.fromEntries(sinceThen) };
}

export function useEditorDraft<Values extends object>(saved: Values): EditorDraft<Values> {
  const [base, setBase] = useState(saved);
  const [values, setValues] = useState(saved);
  const [resetKey, setResetKey] = useState(0);
  const latest = useRef(values);
  latest.current = values;
  return {
    values,
    resetKey,
    isDirty: !isEqual(values, base),
    change: (part) => setValues((current) => ({ ...current, ...part })),
    restore: (restored) => {
      setValues(restored);
      setResetKey((count) => count + 1);
    },
    markSaved: (next) => {
      setBase(next);
      setValues((current) => mergeTyped(next, values, current));
      // An editor that was typed in since is not remounted.
      if (isEqual(latest.current, values)) setResetKey((count) => count + 1);
    },
  };
}
