import { existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { ServerBuild } from 'react-router'
import type { PageNeeds } from './compose.ts'
import { ConfigError } from './config/error.ts'
import { cspForScripts } from './http/csp.ts'
import { servePages } from './http/pages.ts'

/** The built pages and their assets. Vite resolves the virtual module in the build and in development. */
export function renderedPages(options: { development: boolean; clientDir: string }) {
  return async (app: FastifyInstance, needs: PageNeeds) => {
    const build = (await import('virtual:react-router/server-build')) as ServerBuild
    if (!options.development) await serveAssets(app, options.clientDir)
    servePages(app, { ...needs, build, development: options.development })
  }
}

/** The worker that answers for pages while offline (app/lib/offline). */
const SERVICE_WORKER = /^offline-worker-/

/** Hashed files are cached for a year; the few with fixed names (icons) for an hour. */
async function serveAssets(app: FastifyInstance, clientDir: string) {
  if (!existsSync(join(clientDir, 'assets')))
    throw new ConfigError(`The built pages are missing in ${clientDir}. Run npm run build, then start again.`)
  await app.register(fastifyStatic, {
    root: join(clientDir, 'assets'),
    prefix: '/assets/',
    immutable: true,
    maxAge: '1y',
    preCompressed: true,
    index: false,
    setHeaders: (reply, path) => {
      // A worker is bound by the policy of its own file.
      void reply.header('content-security-policy', cspForScripts)
      // It answers for every page while offline (docs/decisions/0128).
      if (SERVICE_WORKER.test(basename(path))) void reply.header('service-worker-allowed', '/')
    },
  })
  await app.register(fastifyStatic, {
    root: clientDir,
    prefix: '/',
    wildcard: false,
    maxAge: '1h',
    decorateReply: false,
    index: false,
    globIgnore: ['assets/**', '.vite/**', '**/*.br', '**/*.gz'],
  })
}
