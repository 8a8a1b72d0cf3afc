const box = 'min-h-15 gap-3.5 rounded-control px-4 py-3 leading-snug';
const judged = `${box} relative grid grid-cols-[22px_minmax(0,1fr)] items-center`;
const right = 'shadow-[inset_0_0_0_2px_var(--credit)]';
const wrong = 'bg-debit-soft shadow-[inset_0_0_0_2px_var(--debit)]';

export const optionClasses = {
  open: `${box} grid cursor-pointer items-center grid-cols-[22px_minmax(0,1fr)] bg-surface shadow-[inset_0_0_0_1px_var(--control-line)] transition-colors hover:bg-soft has-checked:bg-soft has-checked:shadow-[inset_0_0_0_2px_var(--action)] has-focus-visible:outline-2 has-focus-visible:outline-link`,
  chosenRight: `${judged} bg-credit-soft ${right}`,
  right: `${judged} bg-surface ${right}`,
  wrong: `${judged} ${wrong}`,
  plain: `${judged} bg-surface text-ink-2 shadow-[inset_0_0_0_1px_var(--line)]`,
} as const;
