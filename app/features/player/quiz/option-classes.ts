const box =
  'grid min-h-15 grid-cols-[auto_minmax(0,1fr)] items-center gap-3.5 rounded-control bg-surface px-4 py-3 leading-snug';

/** The frame of an option: to be chosen, and once it is judged. */
export const optionClasses = {
  open: `${box} cursor-pointer shadow-[inset_0_0_0_1px_var(--control-line)] transition-colors hover:bg-soft has-checked:bg-soft has-checked:shadow-[inset_0_0_0_2px_var(--action)] has-focus-visible:outline-2 has-focus-visible:outline-link`,
  right: `${box} bg-credit-soft! shadow-[inset_0_0_0_2px_var(--credit)]`,
  wrong: `${box} bg-debit-soft! shadow-[inset_0_0_0_2px_var(--debit)]`,
  plain: `${box} shadow-[inset_0_0_0_1px_var(--control-line)]`,
} as const;
