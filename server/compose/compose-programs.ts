import type { SiteSettings } from '#shared/content/site-settings.ts';
import type { Identity } from '../account/index.ts';
import type { Implementation } from '../api/implement.ts';
import type { McpHandler } from '../api/mcp/serve-mcp.ts';
import type { App, CallerLookup, Scope } from '../http/scope.ts';
import type { JobDefinition } from '../jobs/worker/define-job.ts';
import type { Config } from '../platform/config/config.ts';
import type { Database } from '../platform/database/db.ts';
import type { Mailer } from '../platform/outgoing/mailer.ts';
import { createPublicFetch } from '../platform/outgoing/public-fetch.ts';
import { findKeyCaller, keyIn, nextWaitSeconds } from '../programs/index.ts';
import { apiKeyRoutes } from '../programs/keys/api-keys.routes.ts';
import { webhookJobs } from '../programs/webhooks/webhook.jobs.ts';
import { webhookEndpointRoutes } from '../programs/webhooks/webhook-endpoints.routes.ts';

interface Installation {
  readonly config: Pick<Config, 'auth_secret' | 'wants_admin_second_factor'>;
  readonly db: Database;
  readonly app_url: string;
}

interface Parts {
  readonly identity: Pick<Identity, 'readCaller'>;
  readonly mailer: Mailer;
  readonly app: () => Pick<App, 'callFromPage'>;
  readonly readSettings: () => Promise<SiteSettings>;
}

interface ComposedPrograms {
  readonly routes: readonly Implementation[];
  readonly jobs: readonly JobDefinition[];
  readonly served: {
    readonly readCaller: ReadCaller;
    readonly mcp: McpHandler;
  };
}

type ReadCaller = (headers: Headers, address: string) => Promise<CallerLookup>;

/** A receiver of webhooks answers within this time, and briefly. */
const WEBHOOK_LIMITS = { limitMs: 15_000, max_bytes: 64 * 1024 };
const LEASE_MS = WEBHOOK_LIMITS.limitMs + 5_000;

export function composePrograms({ config, db, app_url }: Installation, parts: Parts): ComposedPrograms {
  const fetch = createPublicFetch({ ...WEBHOOK_LIMITS, allows_private: false });
  const webhooks = {
    db,
    secret: config.auth_secret,
    fetch,
    leaseMs: LEASE_MS,
    waitSeconds: (attempts: number) => nextWaitSeconds(attempts, Math.random()),
  };
  const keys = { db, wants_second_factor: config.wants_admin_second_factor };
  const readCaller: ReadCaller = async (headers, address) => {
    const key = keyIn(headers);
    if (key === null) return parts.identity.readCaller(headers, address);
    return { caller: await findKeyCaller(keys, key), set_cookies: [] };
  };
  const callApi = (request: Request, scope: Scope) => parts.app().callFromPage(request, scope);
  const mcp: McpHandler = async (request, scope, mount) => {
    const { createMcp } = await import('../api/mcp/serve-mcp.ts');
    return createMcp(callApi)(request, scope, mount);
  };
  return {
    routes: [...apiKeyRoutes({ db }), ...webhookEndpointRoutes(webhooks)],
    jobs: webhookJobs({ ...webhooks, app_url, mailer: parts.mailer, readSettings: parts.readSettings }),
    served: { readCaller, mcp },
  };
}
