import { Agent, request } from 'node:http';

export interface Post {
  readonly path: string;
  readonly body: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Keeps connections alive, cheap enough to saturate a server. Throws on any status but 200. */
export function createPoster(appUrl: string, connections: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  return {
    post: (post: Post) => send(agent, new URL(post.path, appUrl), post),
    close: () => agent.destroy(),
  };
}

function send(agent: Agent, url: URL, { body, headers }: Post): Promise<string> {
  const length = Buffer.byteLength(body);
  const all = { ...headers, 'content-type': 'application/json', 'content-length': length };
  return new Promise((resolve, reject) => {
    const call = request(url, { agent, method: 'POST', headers: all }, (response) => {
      let answer = '';
      response.setEncoding('utf8');
      response.on('data', (part: string) => {
        answer += part;
      });
      response.on('end', () => {
        if (response.statusCode === 200) resolve(answer);
        else reject(new Error(`${url.pathname} answered ${response.statusCode}: ${answer}`));
      });
    });
    call.on('error', reject);
    call.end(body);
  });
}
