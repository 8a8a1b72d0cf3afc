/**
 * SQLSTATEs of a database that is not there, is going, has no room left, or did not answer in time: classes 08
 * (connection), 53 (resources: disk, memory, connections) and 58 (input and output), and single codes.
 */
const SQL_CLASSES = ['08', '53', '58'];
const SQL_STATES = new Set(['57014', '57P01', '57P02', '57P03', '57P05', '55P03', '25P03']);

/** What the system says of a connection that can not be made or broke, and of a full disk. */
const SYSTEM_CODES = new Set([
  'ECONNABORTED',
  'ECONNREFUSED',
  'ECONNRESET',
  'EAI_AGAIN',
  'EDQUOT',
  'EHOSTUNREACH',
  'EIO',
  'ENETUNREACH',
  'ENOSPC',
  'ENOTFOUND',
  'EPIPE',
  'EROFS',
  'ETIMEDOUT',
  // Nodemailer's words for the same.
  'ECONNECTION',
  'EDNS',
  'ESOCKET',
]);

/** The database's client gives these no code (pg 8, pg-pool 3). */
const CLIENT_MESSAGES =
  /^(Connection terminated|Query read timeout|timeout exceeded when trying to connect|timeout expired|Client has encountered a connection error|Client was closed|Cannot use a pool after calling end)/;

/** A dependency that did not do its part: it is away, full, or did not answer in time. Trying again later may help. */
export class Unavailable extends Error {
  constructor(what: string, cause?: unknown) {
    super(what, { cause });
    this.name = 'Unavailable';
  }
}

/** Whether an error says that a dependency is away for now, rather than that this call is wrong. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof Unavailable || error.name === 'TimeoutError') return true;
  if ('code' in error && typeof error.code === 'string' && isOutageCode(error.code)) return true;
  if (CLIENT_MESSAGES.test(error.message)) return true;
  if (error instanceof AggregateError && error.errors.some(isUnavailable)) return true;
  return isUnavailable(error.cause);
}

function isOutageCode(code: string): boolean {
  if (SYSTEM_CODES.has(code) || SQL_STATES.has(code)) return true;
  return /^[0-9A-Z]{5}$/.test(code) && SQL_CLASSES.includes(code.slice(0, 2));
}
