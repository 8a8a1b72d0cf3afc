import type { Logger } from '../telemetry/logger.ts';

/** Hears of each part that could not be read; the answer goes on without it. */
export type OnUnread = (error: unknown) => void;

export const unreadLog =
  (logger: Logger): OnUnread =>
  (error) =>
    logger.error({ err: error }, 'part of an answer could not be read');

interface Parts<Name extends string> {
  /** Stands `missing` in for a part that cannot be read. */
  read<Value>(name: Name, reading: Promise<Value>, missing: Value): Promise<Value>;
  /** The parts that could not be read. Throws when none could: that is an outage, and no answer says "none" then. */
  unread(): Name[];
}

/** Reads the parts of one answer so that none takes another with it, whatever is wrong with its table. */
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
