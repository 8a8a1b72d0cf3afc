import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import { waitFor } from '../wait-for.ts';

const attribute = z.object({ key: z.string(), value: z.record(z.string(), z.unknown()) });
const span = z.object({
  traceId: z.string(),
  attributes: z.array(attribute),
});
const exported = z.object({
  resourceSpans: z.array(z.object({ scopeSpans: z.array(z.object({ spans: z.array(span) })) })),
});
type Span = z.output<typeof span>;

export interface TraceCollector {
  /** Variables for an app whose traces are collected here. */
  readonly environment: Readonly<Record<string, string>>;
  /** Statements of the request, in the order in which the database answered them. */
  statementsOf(requestId: string): Promise<readonly string[]>;
  close(): void;
}

const attributeOf = ({ attributes }: Span, name: string) =>
  Object.values(attributes.find(({ key }) => key === name)?.value ?? {})[0];

export async function openTraceCollector(): Promise<TraceCollector> {
  const spans: Span[] = [];
  const server = createServer(async (request, response) => {
    const { resourceSpans } = exported.parse(JSON.parse(await text(request)));
    spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)));
    response.setHeader('content-type', 'application/json').end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = z.object({ port: z.number() }).parse(server.address());
  return {
    environment: {
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
      OTEL_BSP_SCHEDULE_DELAY: '50',
    },
    async statementsOf(requestId) {
      // The request ends after its statements, so they have arrived when it has.
      const { traceId } = await waitFor(() => {
        const found = spans.find((each) => attributeOf(each, 'arunika.request_id') === requestId);
        if (found === undefined) throw new Error(`no trace of the request ${requestId}`);
        return found;
      });
      return spans
        .filter((each) => each.traceId === traceId)
        .flatMap((each) => {
          const statement = attributeOf(each, 'db.query.text');
          return typeof statement === 'string' ? [statement] : [];
        });
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
