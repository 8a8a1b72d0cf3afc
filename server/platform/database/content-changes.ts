import pg from 'pg';
import type { Logger } from '../telemetry/logger.ts';

const CHANNEL = 'content_changed';
const RETRY_MS = 1_000;
const HEARTBEAT_MS = 15_000;
const HEARTBEAT_TIMEOUT_MS = 5_000;

export interface ContentChangeOptions {
  readonly database_url: string;
  readonly logger: Logger;
  readonly onChange: () => void;
  /** While false, changes are missed and nothing may be cached. */
  readonly onListening: (isListening: boolean) => void;
}

export interface ContentChanges {
  stop(): Promise<void>;
}

/** Uses its own connection and reconnects. Returns once listening, or after the first failed attempt. */
export async function listenForContentChanges(options: ContentChangeOptions): Promise<ContentChanges> {
  let client: pg.Client | null = null;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  function handleDisconnect(lost: pg.Client, error: unknown): void {
    if (client !== lost) return;
    client = null;
    clearTimeout(timer);
    options.onListening(false);
    lost.end().catch(() => undefined);
    if (isStopped) return;
    options.logger.warn({ err: error }, 'content change listener lost, reconnecting');
    timer = setTimeout(connect, RETRY_MS);
  }

  /** Detects a silently dead connection. */
  function watch(watched: pg.Client): void {
    timer = setTimeout(() => {
      watched.query('select 1').then(
        () => client === watched && watch(watched),
        (error: unknown) => handleDisconnect(watched, error),
      );
    }, HEARTBEAT_MS);
  }

  async function connect(): Promise<void> {
    const next = new pg.Client({
      connectionString: options.database_url,
      application_name: 'arunika-content-changes',
      connectionTimeoutMillis: HEARTBEAT_TIMEOUT_MS,
      query_timeout: HEARTBEAT_TIMEOUT_MS,
      keepAlive: true,
    });
    client = next;
    next.on('error', (error) => handleDisconnect(next, error));
    next.on('end', () => handleDisconnect(next, null));
    next.on('notification', () => options.onChange());
    try {
      await next.connect();
      await next.query(`listen ${CHANNEL}`);
      if (client !== next) return;
      options.onListening(true);
      watch(next);
    } catch (error) {
      handleDisconnect(next, error);
    }
  }

  await connect();
  return {
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      const open = client;
      client = null;
      await open?.end();
    },
  };
}
