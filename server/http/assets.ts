import { readdir } from 'node:fs/promises'
import { basename } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { cspForScripts } from './csp.ts'

/** The worker that answers for pages while offline (app/lib/offline-cache). */
const SERVICE_WORKER = /^offline-worker-/

/**
 * Serves the built scripts, styles and pictures, whose names are hashes of their content, for a year. The names are
 * read once: @fastify/static would read the folder of a thousand files on each request, to see that a name is spelt as
 * on disk (`serve: false` turns that off).
 */
export async function serveAssets(app: FastifyInstance, folder: string): Promise<void> {
  const names = new Set(await readdir(folder))
  await app.register(fastifyStatic, {
    root: folder,
    serve: false,
    immutable: true,
    maxAge: '1y',
    preCompressed: true,
    index: false,
    setHeaders: (reply, path) => {
      // A worker is bound by the policy of its own file.
      void reply.header('content-security-policy', cspForScripts)
      // It answers for every page while offline (docs/decisions/0020).
      if (SERVICE_WORKER.test(basename(path))) void reply.header('service-worker-allowed', '/')
    },
  })
  app.get<{ Params: { '*': string } }>('/assets/*', (request, reply) => {
    const name = request.params['*']
    return names.has(name) ? reply.sendFile(name) : reply.callNotFound()
  })
}
