import type { FormRow, FormValues } from '#app/components/form/use-action-form.ts';
import { isSame, technicalNames } from '#app/lib/forms/same-values.ts';
import { isRecord } from '#shared/is-record.ts';

export function typedValues(posted: unknown): FormValues {
  const values: FormValues = {};
  for (const [name, value] of Object.entries(isRecord(posted) ? posted : {})) {
    if (technicalNames.includes(name)) continue;
    if (typeof value === 'string') values[name] = value;
    if (Array.isArray(value)) values[name] = value.map(textsOf);
  }
  return values;
}

function textsOf(row: unknown): FormRow {
  const entries = Object.entries(isRecord(row) ? row : {});
  return Object.fromEntries(
    entries.map(([name, text]) => [name, typeof text === 'string' ? text : ''] as const),
  );
}

/** Adds a text or list for each name of `saved`, because Conform leaves out empty values. */
export function withBlanks(saved: FormValues, values: FormValues): FormValues {
  const blanks = Object.entries(saved).map(
    ([name, value]) => [name, Array.isArray(value) ? [] : ''] as const,
  );
  return { ...Object.fromEntries(blanks), ...values };
}

export function mergeTyped(saved: FormValues, sent: FormValues, current: FormValues): FormValues {
  const typed = Object.entries(withBlanks(saved, current)).filter(
    ([name, value]) => !isSame(value, sent[name]),
  );
  return { ...saved, ...Object.fromEntries(typed) };
}
