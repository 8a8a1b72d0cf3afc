export interface Random {
  between(least: number, most: number): number;
  shuffled<Item>(items: readonly Item[]): readonly Item[];
}

/** Deterministic for a seed. */
export function createRandom(seed: number): Random {
  let state = seed;
  const next = () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
  return {
    between: (least, most) => least + next() * (most - least),
    shuffled: (items) =>
      items
        .map((item) => ({ item, place: next() }))
        .toSorted((a, b) => a.place - b.place)
        .map(({ item }) => item),
  };
}
