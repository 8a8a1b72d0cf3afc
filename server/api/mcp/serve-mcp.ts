import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import {
  CallToolRequestSchema,
  type CallToolResult,
  ListToolsRequestSchema,
} from '@modelcontextprotocol/sdk/types.js';
import type { z } from 'zod';
import { createProduct, getAdminProduct, listAdminProducts } from '#contract/catalog/admin-products.ts';
import { type Client, createClient } from '#contract/client.ts';
import { adminPosts } from '#contract/content/admin-posts.ts';
import type { CallOf, Endpoint, RateLimit } from '#contract/endpoint.ts';
import { listLeads, readLead } from '#contract/leads/admin.ts';
import { getAnyOrder, listAllOrders } from '#contract/orders/admin.ts';
import { getReportSummary } from '#contract/reports/admin.ts';
import { getDashboard } from '#contract/reports/admin-dashboard.ts';
import { getAnySubscription, listAllSubscriptions } from '#contract/subscriptions/admin.ts';
import { commonError } from '#server/http/responses.ts';
import type { Caller, Scope } from '#server/http/scope.ts';
import { isRecord } from '#shared/json.ts';
import type { MountOptions } from '../mount.ts';
import { jsonSchemaOf } from '../openapi/components.ts';
import { countCall } from '../rate-limits.ts';

type CallApi = (request: Request, scope: Scope) => Promise<Response>;
type Mount = Pick<MountOptions, 'limiter' | 'readCaller' | 'respond'>;
export type McpHandler = (request: Request, scope: Scope, mount: Mount) => Promise<Response>;

/** Per key over all messages; each tool also counts as the API call it makes. */
const MESSAGE_LIMIT: RateLimit = { name: 'mcp', points: 300, seconds: 60 };
const MAX_BODY_BYTES = 256 * 1024;
const BEARER = { 'www-authenticate': 'Bearer' };
const INSTRUCTIONS =
  'The shop, its orders, leads and figures, and drafts. Prices and amounts are whole rupiah; fields that end in _bigint are sen.';

/** A tool is a route called with the request's key, so scopes, roles, limits and refusals are the API's. */
export function createMcp(callApi: CallApi): McpHandler {
  return async (request, scope, { limiter, readCaller, respond }) => {
    const { caller } = await readCaller(request.headers, scope.address);
    if (caller?.api_key === undefined) {
      return respond.error(scope, commonError('UNAUTHENTICATED', { headers: BEARER }));
    }
    const counted = { limit: MESSAGE_LIMIT, key: `api-key:${caller.api_key.id}` };
    const tooMany = await countCall({ limiter, scope }, [counted]);
    if (tooMany !== null) return respond.error(scope, tooMany);
    const authorization = request.headers.get('authorization') ?? '';
    const client = createClient((call) => callApi(call, scope), { headers: { authorization } });
    const transport = new WebStandardStreamableHTTPServerTransport({
      enableJsonResponse: true,
      maxRequestBodySize: MAX_BODY_BYTES,
    });
    await createServer(toolsOf(caller.api_key), client).connect(transport);
    return transport.handleRequest(request);
  };
}

/** Lists only tools that the key may call, so that an assistant is offered no refusal. */
const toolsOf = ({ scopes }: NonNullable<Caller['api_key']>) =>
  tools.filter(({ endpoint }) => endpoint.scope !== undefined && scopes.includes(endpoint.scope));

function createServer(open: readonly Tool[], client: Client): Server {
  const server = new Server(
    { name: 'arunika', version: '1' },
    { capabilities: { tools: {} }, instructions: INSTRUCTIONS },
  );
  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: open.map(descriptionOf) }));
  server.setRequestHandler(CallToolRequestSchema, ({ params }) => {
    const tool = open.find(({ name }) => name === params.name);
    return tool === undefined
      ? refused(`There is no tool ${params.name} for this key.`)
      : run(tool, params.arguments ?? {}, client);
  });
  return server;
}

function descriptionOf(tool: Tool) {
  const isRead = tool.endpoint.method === 'get';
  return {
    name: tool.name,
    description: tool.description,
    inputSchema: inputSchemaOf(tool),
    annotations: {
      readOnlyHint: isRead,
      destructiveHint: false,
      idempotentHint: isRead,
      openWorldHint: false,
    },
  };
}

async function run(
  tool: Tool,
  given: Readonly<Record<string, unknown>>,
  client: Client,
): Promise<CallToolResult> {
  const answer = await client.call(tool.endpoint, callOf(tool, given));
  if (!answer.ok) {
    const { code, message, ...facts } = answer.refusal;
    return refused(`${code}: ${message}${'fields' in facts ? ` ${JSON.stringify(facts.fields)}` : ''}`);
  }
  const { value } = answer;
  return {
    content: [{ type: 'text', text: JSON.stringify(value) }],
    ...(isRecord(value) && { structuredContent: value }),
  };
}

const refused = (text: string): CallToolResult => ({ content: [{ type: 'text', text }], isError: true });

type Arguments = Readonly<Record<string, unknown>>;

export function inputSchemaOf({ endpoint, fixed = {} }: Tool) {
  const properties: Record<string, object> = {};
  const definitions: Record<string, unknown> = {};
  const required: string[] = [];
  for (const part of partsOf(endpoint)) {
    const written = jsonSchemaOf(part);
    for (const [name, property] of Object.entries(isRecord(written.properties) ? written.properties : {})) {
      if (Object.hasOwn(fixed, name) || !isRecord(property)) continue;
      properties[name] = property;
      if (Array.isArray(written.required) && written.required.includes(name)) required.push(name);
    }
    Object.assign(definitions, written.$defs);
  }
  return {
    type: 'object' as const,
    properties,
    required,
    additionalProperties: false,
    ...(Object.keys(definitions).length > 0 && { $defs: definitions }),
  };
}

const partsOf = ({ params, query, body }: Endpoint): readonly z.ZodObject[] =>
  [params, query, body].filter((part) => part !== undefined);

/** Unknown arguments go to the body, whose schema refuses them. */
function callOf({ endpoint, fixed = {} }: Tool, given: Arguments): CallOf<Endpoint> {
  const { params, query, body } = endpoint;
  const all: Arguments = { ...given, ...fixed };
  const taken = (part: z.ZodObject | undefined) =>
    Object.fromEntries(Object.entries(all).filter(([name]) => Object.hasOwn(part?.shape ?? {}, name)));
  const elsewhere = { ...params?.shape, ...query?.shape };
  const rest = Object.fromEntries(Object.entries(all).filter(([name]) => !Object.hasOwn(elsewhere, name)));
  return {
    ...(params !== undefined && { params: taken(params) }),
    ...(query !== undefined && { query: taken(query) }),
    ...(body !== undefined && { body: rest }),
  };
}

interface Tool {
  readonly name: string;
  readonly endpoint: Endpoint;
  readonly description: string;
  /** Always sent and not overridable: an assistant writes drafts only. */
  readonly fixed?: Readonly<Record<string, unknown>>;
}

export const tools: readonly Tool[] = [
  {
    name: 'list_products',
    endpoint: listAdminProducts,
    description: 'Products of the shop, drafts too, with price, stock and sales.',
  },
  { name: 'get_product', endpoint: getAdminProduct, description: 'One product, whole.' },
  {
    name: 'list_orders',
    endpoint: listAllOrders,
    description: 'Orders, newest first. Search looks at name and e-mail of the buyer, and ids.',
  },
  { name: 'get_order', endpoint: getAnyOrder, description: 'One order with items, payments and history.' },
  {
    name: 'list_subscriptions',
    endpoint: listAllSubscriptions,
    description: 'Subscriptions with subscriber, plan, state and next charge. Amounts are rupiah.',
  },
  {
    name: 'get_subscription',
    endpoint: getAnySubscription,
    description: 'One subscription with its billing history. Fields that end in _bigint are sen.',
  },
  {
    name: 'get_dashboard',
    endpoint: getDashboard,
    description:
      'What happens in the shop today. Fields that end in _bigint are sen: divide by 100 for rupiah.',
  },
  {
    name: 'get_figures',
    endpoint: getReportSummary,
    description: 'Figures over a period. Fields that end in _bigint are sen: divide by 100 for rupiah.',
  },
  {
    name: 'list_leads',
    endpoint: listLeads,
    description: 'People who asked for something by a form, with status and score.',
  },
  { name: 'get_lead', endpoint: readLead, description: 'One lead with answers, notes and history.' },
  {
    name: 'create_product_draft',
    endpoint: createProduct,
    description: 'Write a product that is not for sale yet; a person looks at it and opens it.',
    fixed: { is_active: false },
  },
  {
    name: 'create_post_draft',
    endpoint: adminPosts.create,
    description: 'Write a draft for the blog, as HTML; a person looks at it and publishes it.',
    fixed: { status: 'draft', published_at: null },
  },
];
