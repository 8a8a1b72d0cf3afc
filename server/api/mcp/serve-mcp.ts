import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import {
  CallToolRequestSchema,
  type CallToolResult,
  ListToolsRequestSchema,
} from '@modelcontextprotocol/sdk/types.js';
import { type Client, createClient } from '#contract/client.ts';
import type { RateLimit } from '#contract/endpoint.ts';
import type { Caller } from '#server/http/caller.ts';
import { commonError } from '#server/http/responses.ts';
import type { Scope } from '#server/http/scope.ts';
import { isRecord } from '#shared/is-record.ts';
import type { MountOptions } from '../mount.ts';
import { countCall } from '../rate-limits.ts';
import { callOf, inputSchemaOf } from './tool-input.ts';
import { type Tool, tools } from './tools.ts';

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
