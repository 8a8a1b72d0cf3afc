const box = 'min-h-15 gap-3.5 rounded-control px-4 py-3 leading-snug';
/** Beside its text the sign that says whether it is right. */
const judged = `${box} grid grid-cols-[22px_minmax(0,1fr)_20px] items-center`;

/** The frame of an option: to be chosen, and once it is judged. */
export const optionClasses = {
  open: `${box} grid cursor-pointer items-center grid-cols-[22px_minmax(0,1fr)] bg-surface shadow-[inset_0_0_0_1px_var(--control-line)] transition-colors hover:bg-soft has-checked:bg-soft has-checked:shadow-[inset_0_0_0_2px_var(--action)] has-focus-visible:outline-2 has-focus-visible:outline-link`,
  right: `${judged} bg-credit-soft shadow-[inset_0_0_0_2px_var(--credit)]`,
  wrong: `${judged} bg-debit-soft shadow-[inset_0_0_0_2px_var(--debit)]`,
  plain: `${judged} bg-surface shadow-[inset_0_0_0_1px_var(--control-line)]`,
  written: {
    right: `${box} flex flex-col items-start justify-center bg-credit-soft shadow-[inset_0_0_0_2px_var(--credit)]`,
    wrong: `${box} flex flex-col items-start justify-center bg-debit-soft shadow-[inset_0_0_0_2px_var(--debit)]`,
  },
} as const;
