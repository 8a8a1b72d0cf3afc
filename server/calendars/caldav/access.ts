export interface CaldavAccess {
  readonly address: string;
  readonly username: string;
  readonly password: string;
}

export type Fetch = typeof globalThis.fetch;

/** The server answered, but not as the protocol requires. */
export class CalendarRefused extends Error {
  readonly status: number;
  constructor(status: number) {
    super(`the calendar server answered ${status}`);
    this.status = status;
  }
}

export const ensureTrailingSlash = (address: string): string =>
  address.endsWith('/') ? address : `${address}/`;

export const headersOf = ({ username, password }: CaldavAccess): Record<string, string> => ({
  authorization: `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`,
});
