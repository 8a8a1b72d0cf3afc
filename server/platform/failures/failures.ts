/** Classes 08 (connection), 53 (resources) and 58 (I/O), and single codes, mean unavailable. */
const SQL_CLASSES = ['08', '53', '58'];
const SQL_STATES = new Set(['57014', '57P01', '57P02', '57P03', '57P05', '55P03', '25P03']);

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
  'ECONNECTION',
  'EDNS',
  'ESOCKET',
]);

/** The database client gives these errors no code (pg 8, pg-pool 3). */
const CLIENT_MESSAGES =
  /^(Connection terminated|Query read timeout|timeout exceeded when trying to connect|timeout expired|Client has encountered a connection error|Client was closed|Cannot use a pool after calling end)/;

export class Unavailable extends Error {
  constructor(what: string, cause?: unknown) {
    super(what, { cause });
    this.name = 'Unavailable';
  }
}

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

/** Rolled back like any error; only the message differs, where the contract has one for the step. */
export class BrokenStep extends Error {
  readonly step: string;
  constructor(step: string, cause: unknown) {
    super(`${step} broke`, { cause });
    this.step = step;
  }
}

export async function withStepName<Value>(
  step: string | ((error: unknown) => string),
  work: () => Promise<Value>,
): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    throw new BrokenStep(typeof step === 'string' ? step : step(error), error);
  }
}
