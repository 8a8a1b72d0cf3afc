import type { Endpoint } from '#contract/endpoint.ts';
import { apiTags } from '#contract/tags.ts';
import { answerHeaders } from './answers.ts';
import { createComponents, type Json } from './components.ts';
import { tagOf } from './describe.ts';
import { operationOf } from './operation.ts';

const DESCRIPTION = `
Amounts named \`price\` or \`amount\` are whole rupiah; fields that end in \`_bigint\` are sen.

A program signs in with \`POST /api/auth/sign-in/email\` and sends the \`token\` of the answer as a bearer token. A call
that carries the cookie of a browser must come from our own pages, by its \`Origin\` header.

Every refusal is a problem as RFC 9457 has it, with \`code\` to decide by, a sentence for people in \`error\`, and the
problems of single fields in \`fields\`. Whatever moves money takes an \`Idempotency-Key\`.
`.trim();

/**
 * The OpenAPI 3.1 document of the mounted endpoints. `x-required-role` is the role, `x-body-limit-bytes` a body limit
 * other than 256 KB; each refusal is listed under its status.
 */
export function openApiDocument(endpoints: readonly Endpoint[], appUrl: string): Json {
  const components = createComponents();
  const paths: Record<string, Record<string, Json>> = {};
  for (const endpoint of endpoints) {
    const path = paths[endpoint.path] ?? {};
    path[endpoint.method] = operationOf(endpoint, components);
    paths[endpoint.path] = path;
  }
  const used = new Set<string>(endpoints.map(tagOf));
  return {
    openapi: '3.1.0',
    info: {
      title: 'Arunika',
      version: '1',
      description: DESCRIPTION,
      contact: { name: 'Arunika', url: `${appUrl}/contact` },
      license: { name: 'For customers of Arunika', url: `${appUrl}/terms` },
    },
    servers: [{ url: appUrl }],
    tags: Object.entries(apiTags)
      .filter(([name]) => used.has(name))
      .map(([name, description]) => ({ name, description })),
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer' },
        cookie: { type: 'apiKey', in: 'cookie', name: 'arunika.session_token' },
      },
      headers: answerHeaders,
      schemas: components.schemas,
      responses: components.responses,
    },
    paths,
  };
}
