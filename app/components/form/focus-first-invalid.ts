const INVALID = ':is([aria-invalid="true"], [data-invalid] [contenteditable])';

/** Focuses the first field with a problem, once its message is there, and opens what it is folded into. */
export function focusFirstInvalid(formId: string): void {
  requestAnimationFrame(() => {
    const field = document.getElementById(formId)?.querySelector<HTMLElement>(INVALID);
    for (let around = field?.closest('details'); around; around = around.parentElement?.closest('details')) {
      around.open = true;
    }
    field?.focus();
    field?.scrollIntoView({ block: 'center' });
  });
}
