import { format } from 'node:util';
import { type Logger, pino } from 'pino';
import { isRecord } from '#shared/json.ts';

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

/** Parameters of failed queries may contain links or codes. */
const PARAMETERS = /\nparams: [\s\S]*?(?=\n\s+at |$)/g;

const withoutParameters = (text: string): string => text.replace(PARAMETERS, '');

const MAX_LENGTH = 500;

/** Order matters: parts of an address come before the address. */
const personalPatterns: readonly (readonly [RegExp, string])[] = [
  [/\bBearer\s+\S+/gi, 'Bearer [secret]'],
  [/\b[a-z][a-z0-9+.-]*:\/\/[^\s/@]*@/gi, '[secret]@'],
  [/(\b[a-z][a-z0-9+.-]*:\/\/[^\s/"'?]+)[^\s"']*/gi, '$1/[path]'],
  [/[\w.%+-]+@[\w-]+(\.[\w-]+)+/g, '[email]'],
  [/\b\d{1,3}(\.\d{1,3}){3}\b/g, '[address]'],
  [/\b[0-9a-f]{1,4}(:[0-9a-f]{0,4}){3,7}\b/gi, '[address]'],
  // Phone numbers, cards, long amounts.
  [/\+?\d[\d .-]{6,}\d/g, '[number]'],
  // Tokens, hashes and ids: long, and more than a word.
  [/\b(?=\w*\d)[\w-]{20,}\b/g, '[secret]'],
  // Quoted input.
  [/(["'`])(?:(?!\1).)*\1/g, '$1[value]$1'],
];

/** Removes personal data from an error message before it leaves the installation. */
export function scrub(message: string): string {
  const bare = withoutParameters(message).slice(0, 4 * MAX_LENGTH);
  return personalPatterns
    .reduce((text, [pattern, word]) => text.replace(pattern, word), bare)
    .slice(0, MAX_LENGTH);
}
