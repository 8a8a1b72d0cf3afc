import type { Logger } from '../telemetry/logger.ts';

/** Called for each unreadable part; the answer goes on without it. */
export type OnUnread = (error: unknown) => void;

export const unreadLog =
  (logger: Logger): OnUnread =>
  (error) =>
    logger.error({ err: error }, 'part of an answer could not be read');

interface Parts<Name extends string> {
  read<Value>(name: Name, reading: Promise<Value>, missing: Value): Promise<Value>;
  /** Throws when no part could be read, because an outage must not look like "none". */
  unread(): Name[];
}

export function openParts<Name extends string>(onUnread: OnUnread): Parts<Name> {
  const failures = new Map<Name, unknown>();
  let asked = 0;
  return {
    async read(name, reading, missing) {
      asked += 1;
      try {
        return await reading;
      } catch (error) {
        failures.set(name, error);
        onUnread(error);
        return missing;
      }
    },
    unread() {
      const [first] = failures.values();
      if (failures.size > 0 && failures.size === asked) throw first;
      return [...failures.keys()];
    },
  };
}
