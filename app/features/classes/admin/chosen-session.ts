interface Session {
  readonly id: string;
  readonly ends_at: string;
}

/** In hours; attendance is often recorded late, at home. */
const HOURS_AFTER = 12;

export function chosenSession(sessions: readonly Session[], asked: string | null, now: Date): string | null {
  const isAtHand = ({ ends_at }: Session) => Date.parse(ends_at) + HOURS_AFTER * 3_600_000 > now.getTime();
  const chosen = sessions.find(({ id }) => id === asked) ?? sessions.find(isAtHand) ?? sessions.at(-1);
  return chosen?.id ?? null;
}
