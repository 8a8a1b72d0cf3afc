import { startTransition, useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { toast } from '#app/lib/toast.ts';
import { contentCopy as copy } from './content-copy.ts';

/** What a call of the API came to, as far as a form cares. */
export type MutationResult<Value> =
  | { readonly ok: true; readonly value: Value }
  | {
      readonly ok: false;
      readonly refusal: {
        readonly code: string;
        readonly message: string;
        readonly fields?: Readonly<Record<string, string>>;
        readonly details?: object;
      };
    };

export interface ContentMutation {
  readonly isBusy: boolean;
  /** Field to its problem. */
  readonly problems: Readonly<Record<string, string>>;
  /** When somebody else saved what is being edited; null as long as nobody did. */
  readonly changedAt: string | null;
  /**
   * Runs a call; afterwards the page shows what stands now. Whether it went well. `failed` says what did not happen,
   * where more than one thing could be meant.
   */
  run<Value>(
    call: () => Promise<MutationResult<Value>>,
    done?: (value: Value) => void,
    failed?: string,
  ): Promise<boolean>;
}

/** Refusals that are about one field. */
const fieldByCode: Readonly<Record<string, string | undefined>> = {
  SLUG_TAKEN: 'slug',
  INVALID_SETTING: 'value',
  SETTING_CHANGED: 'value',
  OWNER_NOT_STAFF: 'owner_id',
  NEXT_ACTION_MISSING: 'next_action',
};

const INVALID_SELECTOR = ':is([data-notice], [aria-invalid="true"], [data-invalid] [contenteditable])';

/** One thing that an admin does: busy while it runs, its problems at their fields, everything else a toast. */
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
    // The button that was pressed loses the focus while it is busy.
    form.current = document.activeElement?.closest('form') ?? null;
    setIsBusy(true);
    setProblems({});
    setChangedAt(null);
    const answer = await call();
    if (answer.ok) {
      done?.(answer.value);
      // Until the page is read again it shows what is not so any more, beside the button that did it.
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

/** The notice, or the first field that is wrong. */
function focusFirstError(within: ParentNode): void {
  const found = within.querySelector<HTMLElement>(INVALID_SELECTOR);
  found?.focus();
  found?.scrollIntoView({ block: 'center' });
}

function updatedAtIn(details: object | undefined): string | null {
  const moment = details !== undefined && 'updated_at' in details ? details.updated_at : null;
  return typeof moment === 'string' ? moment : null;
}
