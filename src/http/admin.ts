import { createServer, type RequestListener } from 'node:http';
import { type Listener, listenerOf } from './listener.ts';
import type { Service } from './server.ts';

const JSON_TYPE = 'application/json; charset=utf-8';

/** What can be read here. */
export const ADMIN_PATHS = ['/health', '/metrics', '/openapi.json'] as const;

const NOT_FOUND = JSON.stringify({ error: `Here are GET ${ADMIN_PATHS.join(', GET ')}.`, code: 'not_found' });

/** Statuses and texts of the health check. */
const HEALTH = { ok: [200, '{"status":"ok"}'], stopping: [503, '{"status":"stopping"}'] } as const;

/**
 * The operator's own port: `GET /health` (200 while the service takes requests, 503 once it shuts down), `GET /metrics`
 * for Prometheus and `GET /openapi.json`, which is `document`. It is not for the internet: it has no limits. `failed` is as for
 * `listenerOf`.
 */
export function createAdmin(service: Service, document: string, failed: (error: Error) => void): Listener {
  const answer: RequestListener = (request, response) => {
    const send = (status: number, type: string, text: string) => {
      response.writeHead(status, { 'Content-Type': type, 'Content-Length': Buffer.byteLength(text) });
      response.end(request.method === 'HEAD' ? undefined : text);
    };
    const [path] = (request.url ?? '').split('?', 1);
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (isRead && path === '/health') {
      const [status, text] = HEALTH[service.isStopping ? 'stopping' : 'ok'];
      send(status, JSON_TYPE, text);
    } else if (isRead && path === '/metrics') {
      send(200, 'text/plain; version=0.0.4; charset=utf-8', service.metrics());
    } else if (isRead && path === '/openapi.json') {
      send(200, JSON_TYPE, document);
    } else {
      send(404, JSON_TYPE, NOT_FOUND);
    }
  };
  const server = createServer(answer);
  return listenerOf(server, (port, host, ready) => server.listen(port, host, ready), failed);
}
