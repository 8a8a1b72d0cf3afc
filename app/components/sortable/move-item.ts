/** The list with the item `id` at the place where `over` stands; the same list when nothing moves. */
export function moveItem(ids: readonly string[], id: string, over: string): readonly string[] {
  const to = ids.indexOf(over);
  if (id === over || to < 0 || !ids.includes(id)) return ids;
  return ids.filter((other) => other !== id).toSpliced(to, 0, id);
}
