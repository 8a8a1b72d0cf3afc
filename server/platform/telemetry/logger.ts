import { format } from 'node:util';
import { type Logger, pino } from 'pino';
import { isRecord } from '#shared/is-record.ts';
import { withoutParameters } from './scrub.ts';

export type { Logger };

/** Turns console output of libraries into log lines. */
export function captureConsole(logger: Logger, console: Pick<Console, 'error' | 'warn' | 'trace'>): void {
  for (const method of ['error', 'warn', 'trace'] as const) {
    console[method] = (...words: readonly unknown[]) => logger.warn({ printed: format(...words) }, 'console');
  }
}

/** Parameters of failed queries are never logged. */
export function redactParameters(error: unknown) {
  if (!(error instanceof Error)) return error;
  const { params: _, ...plain } = pino.stdSerializers.err(error);
  const { message, stack } = plain;
  return { ...plain, message: withoutParameters(message), stack: stack && withoutParameters(stack) };
}

type OnError = (error: unknown, facts: Readonly<Record<string, unknown>>) => void;
const ERROR = pino.levels.values.error ?? 50;

/** Logs to stderr, because scripts wait for lines on stdout. */
export function createLogger(level: string, onError?: OnError): Logger {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: redactParameters },
      hooks: {
        logMethod(line, write, severity) {
          const [facts, msg] = line;
          if (onError !== undefined && severity >= ERROR && isRecord(facts) && 'err' in facts)
            onError(facts.err, { ...facts, msg });
          write.apply(this, line);
        },
      },
      redact: ['req.headers.cookie', 'req.headers.authorization', '*.password', '*.token'],
    },
    pino.destination(2),
  );
}
