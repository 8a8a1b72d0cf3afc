const SLOTS = 15;
const SLOT_MS = 60_000;

export interface RecentRequests {
  readonly requests: number;
  readonly failed: number;
}

/** A ring of minutes: constant space however many requests come. */
export function countRecentRequests(now: () => number = Date.now) {
  const slots = Array.from({ length: SLOTS }, () => ({ minute: -1, requests: 0, failed: 0 }));
  return {
    observe(status: number): void {
      const minute = Math.floor(now() / SLOT_MS);
      const slot = slots[minute % SLOTS];
      if (slot === undefined) return;
      if (slot.minute !== minute) Object.assign(slot, { minute, requests: 0, failed: 0 });
      slot.requests += 1;
      if (status >= 500) slot.failed += 1;
    },
    read(): RecentRequests {
      const oldest = Math.floor(now() / SLOT_MS) - SLOTS;
      const recent = slots.filter(({ minute }) => minute > oldest);
      return {
        requests: recent.reduce((sum, { requests }) => sum + requests, 0),
        failed: recent.reduce((sum, { failed }) => sum + failed, 0),
      };
    },
  };
}
