import { format } from 'node:util';
import { type Logger, pino } from 'pino';

export type { Logger };

/** Turns console output of libraries into log lines. */
export function captureConsole(logger: Logger, console: Pick<Console, 'error' | 'warn' | 'trace'>): void {
  for (const method of ['error', 'warn', 'trace'] as const) {
    console[method] = (...words: readonly unknown[]) => logger.warn({ printed: format(...words) }, 'console');
  }
}

/** Parameters of failed queries may contain links or codes: never log them. */
const PARAMETERS = /\nparams: [\s\S]*?(?=\n\s+at |$)/g;

export function redactParameters(error: unknown) {
  if (!(error instanceof Error)) return error;
  const { params: _, ...plain } = pino.stdSerializers.err(error);
  const bare = (text: string | undefined) => text?.replace(PARAMETERS, '');
  return { ...plain, message: bare(plain.message), stack: bare(plain.stack) };
}

/** Structured logs on stderr; stdout is for the lines that scripts wait for. */
export function createLogger(level: string): Logger {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: redactParameters },
      redact: ['req.headers.cookie', 'req.headers.authorization', '*.password', '*.token'],
    },
    pino.destination(2),
  );
}
