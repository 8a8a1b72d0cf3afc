import { Check, CircleAlert, CircleDashed, CircleDot, type LucideIcon, RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormLanguageSwitch } from '#app/components/admin/translations/form-languages.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { saveBarCopy as copy } from '#messages/components/save-bar.ts';

type SaveState = 'untouched' | 'saved' | 'unsaved' | 'saving' | 'failed';

const icons: Readonly<Record<SaveState, LucideIcon>> = {
  untouched: CircleDashed,
  saved: Check,
  unsaved: CircleDot,
  saving: RefreshCw,
  failed: CircleAlert,
};

interface SaveFacts {
  readonly isNew: boolean;
  readonly isBusy: boolean;
  readonly isDirty: boolean;
  readonly isRefused: boolean;
}

export function saveStateOf({ isNew, isBusy, isDirty, isRefused }: SaveFacts): SaveState {
  if (isBusy) return 'saving';
  if (!isDirty) return isNew ? 'untouched' : 'saved';
  return isRefused ? 'failed' : 'unsaved';
}

interface SaveBarProps {
  readonly state: SaveState;
  readonly invalidCount?: number;
  readonly hasDraft?: boolean;
  readonly submitLabel?: string;
  readonly submitName?: string;
  readonly onSave?: () => void;
  readonly children?: ReactNode;
}

export function SaveBar({ state, invalidCount = 0, hasDraft = false, ...props }: SaveBarProps) {
  const { submitLabel = copy.save, submitName, onSave, children } = props;
  const Icon = icons[state];
  const isInvalid = invalidCount > 0 && state !== 'saving';
  const isQuiet = state === 'untouched' || state === 'saved';
  return (
    <>
      <div className="min-h-8 flex-1" />
      <div
        data-foot
        data-save-bar
        className="sticky bottom-0 z-10 -mx-[clamp(16px,2.4vw,48px)] -mb-16 flex items-center gap-x-2 border-line border-t bg-lift px-[clamp(16px,2.4vw,48px)] pt-2.5 pb-[max(0.625rem,env(safe-area-inset-bottom))] sm:gap-x-3"
      >
        <div className="mr-auto flex min-w-0 items-center gap-2 text-ui">
          <Icon
            aria-hidden="true"
            data-state={isInvalid ? 'failed' : state}
            className="size-4.5 shrink-0 text-ink-3 data-[state=failed]:text-debit data-[state=saved]:text-credit data-[state=unsaved]:text-link"
          />
          <p role="status" className="max-sm:sr-only">
            {copy.states[state]}
            {hasDraft && state === 'unsaved' && <span className="text-ink-3 text-small"> {copy.draft}</span>}
          </p>
          {isInvalid && (
            <button
              type="button"
              onClick={({ currentTarget }) => focusFirstInvalid(currentTarget.form)}
              className="min-h-tap font-semibold text-debit underline underline-offset-4"
            >
              {invalidCount}
              <span className="max-sm:sr-only"> {copy.toFix(invalidCount)}</span>
            </button>
          )}
        </div>
        <FormLanguageSwitch className="sm:mr-3" />
        <div className="flex gap-2 max-sm:*:px-3">
          {children}
          <Button
            type={onSave === undefined ? 'submit' : 'button'}
            {...(submitName !== undefined && { name: submitName, value: '1' })}
            variant={isQuiet ? 'outline' : 'primary'}
            size="sm"
            onClick={onSave}
            busyText={state === 'saving' ? copy.states.saving : undefined}
          >
            {submitLabel}
          </Button>
        </div>
      </div>
    </>
  );
}

const INVALID = ':is([aria-invalid="true"], [data-invalid] [contenteditable])';

/** Focuses the first invalid field, and opens the section that it is folded into. */
export function focusFirstInvalid(form: HTMLFormElement | null): void {
  const field = form?.querySelector<HTMLElement>(INVALID);
  for (let around = field?.closest('details'); around; around = around.parentElement?.closest('details')) {
    around.open = true;
  }
  field?.focus({ preventScroll: true });
  field?.scrollIntoView({ block: 'center' });
}
