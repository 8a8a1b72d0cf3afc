export interface CaldavAccess {
  /** Of the calendar itself, or of the server that is asked for its calendars. */
  readonly address: string;
  readonly username: string;
  readonly password: string;
}

export type Fetch = typeof globalThis.fetch;

/** The server answered, but not with what was asked for. */
export class CalendarRefused extends Error {
  readonly status: number;
  constructor(status: number) {
    super(`the calendar server answered ${status}`);
    this.status = status;
  }
}

export const withSlash = (address: string): string => (address.endsWith('/') ? address : `${address}/`);

export const headersOf = ({ username, password }: CaldavAccess): Record<string, string> => ({
  authorization: `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`,
});
