import { startTransition, useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { toast } from '#app/lib/toast.ts';
import { contentCopy as copy } from '#messages/admin-content.ts';
import type { Result } from '#shared/result.ts';

/** The part of a call's result that forms use. */
export type MutationResult<Value> = Result<
  Value,
  {
    readonly code: string;
    readonly message: string;
    readonly fields?: Readonly<Record<string, string>>;
    readonly details?: object;
  }
>;

export interface ContentMutation {
  readonly isBusy: boolean;
  /** Messages by field. */
  readonly problems: Readonly<Record<string, string>>;
  /** Null until somebody else saves what is being edited. */
  readonly changedAt: string | null;
  /**
   * Runs a call, then revalidates the page. Resolves to whether it succeeded. `failed` replaces the title of the error
   * toast.
   */
  run<Value>(
    call: () => Promise<MutationResult<Value>>,
    done?: (value: Value) => void,
    failed?: string,
  ): Promise<boolean>;
}

/** Codes that belong to one field. */
const fieldByCode: Readonly<Record<string, string | undefined>> = {
  SLUG_TAKEN: 'slug',
  INVALID_SETTING: 'value',
  SETTING_CHANGED: 'value',
  OWNER_NOT_STAFF: 'owner_id',
  NEXT_ACTION_MISSING: 'next_action',
};

const INVALID_SELECTOR = ':is([aria-invalid="true"], [data-invalid] [contenteditable])';

/** Runs one change: busy state, problems at their fields, anything else as a toast. */
export function useContentMutation(): ContentMutation {
  const [isBusy, setIsBusy] = useState(false);
  const [problems, setProblems] = useState<ContentMutation['problems']>({});
  const [changedAt, setChangedAt] = useState<string | null>(null);
  const { revalidate } = useRevalidator();
  const form = useRef<Element | null>(null);
  useEffect(() => {
    if (changedAt !== null || Object.keys(problems).length > 0) focusFirstError(form.current ?? document);
  }, [changedAt, problems]);

  async function run<Value>(
    call: () => Promise<MutationResult<Value>>,
    done?: (value: Value) => void,
    failed: string = copy.notSaved,
  ): Promise<boolean> {
    // A busy button loses the focus.
    form.current = document.activeElement?.closest('form') ?? null;
    setIsBusy(true);
    setProblems({});
    setChangedAt(null);
    const answer = await call();
    if (answer.ok) {
      done?.(answer.value);
      // Stays busy until the page is revalidated: the old state must not show beside the button.
      await revalidate();
      startTransition(() => setIsBusy(false));
      return true;
    }
    setIsBusy(false);
    const { code, message, fields, details } = answer.refusal;
    const field = fieldByCode[code];
    const named = field === undefined ? fields : { [field]: message };
    if (code === 'CONTENT_CHANGED') setChangedAt(updatedAtIn(details));
    else if (named !== undefined) setProblems(named);
    if (code !== 'CONTENT_CHANGED') {
      toast.error(failed, { description: fields === undefined ? message : copy.fix });
    }
    return false;
  }
  return { isBusy, problems, changedAt, run };
}

/** The conflict notice, or the first invalid field. */
function focusFirstError(within: ParentNode): void {
  const invalid = within.querySelector<HTMLElement>(INVALID_SELECTOR);
  invalid?.focus();
  invalid?.scrollIntoView({ block: 'center' });
}

function updatedAtIn(details: object | undefined): string | null {
  const moment = details !== undefined && 'updated_at' in details ? details.updated_at : null;
  return typeof moment === 'string' ? moment : null;
}
