import { type Logger, pino } from 'pino';

export type { Logger };

/** Structured logs on stderr, so that stdout keeps the lines that people and scripts wait for. */
export function createLogger(level: string): Logger {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: ['req.headers.cookie', 'req.headers.authorization', '*.password', '*.token'],
    },
    pino.destination(2),
  );
}
