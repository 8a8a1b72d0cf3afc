/** Work that apps under test left for after their answers. */
const pending = new Set<() => Promise<void>>();

export function watchPendingWork(settle: () => Promise<void>): void {
  pending.add(settle);
}

/** Waits for it, before the next test gets the database. */
export async function settlePendingWork(): Promise<void> {
  const all = [...pending];
  pending.clear();
  for (const settle of all) await settle();
}
