export interface Turns {
  /** Null when the run is over. `after`: rows up to it were looked at. */
  readonly next: () => { readonly message_id: string; readonly after: number } | null;
  readonly took: (send: { readonly message_id: string; readonly id: number }) => void;
  /** The message has nothing more that is due. */
  readonly leave: (messageId: string) => void;
  /** Ends the run; the next one begins after so many seconds, or null: with the next minute. */
  readonly stop: (waitSeconds: number | null) => void;
  /** Mails may still wait, because the run was long enough. */
  readonly isWorn: boolean;
  readonly waitSeconds: number | null;
}

/** Messages take turns, so that a mail to one person does not wait behind a broadcast to 10^5. */
export function createTurns(messageIds: readonly string[], most: number): Turns {
  let line = [...messageIds];
  let [taken, isStopped, waitSeconds]: [number, boolean, number | null] = [0, false, null];
  const lastOf = new Map<string, number>();
  return {
    next() {
      const [first, ...others] = line;
      if (first === undefined || isStopped || taken >= most) return null;
      line = [...others, first];
      taken += 1;
      return { message_id: first, after: lastOf.get(first) ?? 0 };
    },
    took({ message_id, id }) {
      lastOf.set(message_id, Math.max(id, lastOf.get(message_id) ?? 0));
    },
    leave(messageId) {
      line = line.filter((one) => one !== messageId);
    },
    stop(seconds) {
      isStopped = true;
      waitSeconds ??= seconds;
    },
    get isWorn() {
      return !isStopped && taken >= most && line.length > 0;
    },
    get waitSeconds() {
      return waitSeconds;
    },
  };
}
