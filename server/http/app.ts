import helmet from '@fastify/helmet'
import multipart from '@fastify/multipart'
import Fastify, { type FastifyInstance, type FastifyPluginAsync, type FastifyRequest } from 'fastify'
import { endpoints } from '#contract/index.ts'
import { jsonBodyBytes } from '#contract/limits.ts'
import type { Storage } from '#server/ports/storage.ts'
import { readBodies } from './bodies.ts'
import { cspForData } from './csp.ts'
import { serveDocs } from './docs.ts'
import { failureEnvelope, mapErrors } from './errors.ts'
import { serveMedia } from './media.ts'
import { type Gate, type Mount, mounter } from './mount.ts'

export interface HttpOptions {
  logLevel: string
  gate: Gate
  storage: Storage
  /** Where uploads lie until they are taken; on the disk that storage moves them from. */
  uploadsDir: string
  /** Mounts every module's calls. */
  routes(mount: Mount): void
  /** Rejects when the process should get no requests (`/readyz`). */
  ready(): Promise<void>
  /** Secure addresses get HSTS. */
  secure: boolean
  /** Stand-ins, uploads, pages: registered after the API, in this order. */
  plugins: FastifyPluginAsync[]
}

/** The web server: headers, limits, the API from the contract, files, then pages. Not yet listening. */
export async function buildHttp(options: HttpOptions): Promise<FastifyInstance> {
  const app = Fastify({
    logger: { level: options.logLevel, serializers: { req: logged } },
    bodyLimit: jsonBodyBytes,
    // Uploads over bad networks take long; a silent connection is still ended by keepAlive and headers time-outs.
    requestTimeout: 0,
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 300 },
    trustProxy: 'loopback',
    return503OnClosing: true,
  })
  await app.register(helmet, {
    contentSecurityPolicy: false,
    strictTransportSecurity: options.secure,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  })
  // Each part says itself what is too large, in its own words.
  await app.register(multipart, { throwFileSizeLimit: false })
  readBodies(app)
  app.addHook('onRequest', async (request, reply) => {
    void reply
      .header('content-security-policy', cspForData)
      .header(
        'permissions-policy',
        'camera=(self), microphone=(self), fullscreen=(self), geolocation=(), payment=(self)',
      )
      .header('x-request-id', request.id)
  })
  mapErrors(app)
  app.setNotFoundHandler((_request, reply) => reply.code(404).send(failureEnvelope('NOT_FOUND')))

  app.get('/healthz', () => ({ ok: true }))
  app.get('/readyz', async (_request, reply) => {
    try {
      await options.ready()
      return { ok: true }
    } catch {
      return reply.code(503).send(failureEnvelope('SERVER_BUSY'))
    }
  })
  const { mount, mounted } = mounter(app, options.gate, options.uploadsDir)
  options.routes(mount)
  requireAllMounted(mounted)
  await serveDocs(app)
  serveMedia(app, options.storage)
  for (const plugin of options.plugins) await app.register(plugin)
  return app
}

/** A call that the contract declares and nobody answers is a mistake of ours, found at the start. */
function requireAllMounted(mounted: Set<unknown>) {
  for (const { name, endpoint } of endpoints)
    if (!endpoint.planned && !mounted.has(endpoint))
      throw new Error(`Nothing answers ${name} (${endpoint.path})`)
}

/** What a log line says of a request: no query, no body, no headers. Share slugs and tokens stay out. */
function logged(request: FastifyRequest) {
  return { method: request.method, route: request.routeOptions.url ?? 'none' }
}
