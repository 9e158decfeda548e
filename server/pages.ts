import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { ServerBuild } from 'react-router'
import type { PageNeeds } from './compose.ts'
import { ConfigError } from './config.ts'
import { serveAssets } from './http/assets.ts'
import { servePages } from './http/pages.ts'

/** The built pages and their assets. Vite resolves the virtual module in the build and in development. */
export function renderedPages(options: { development: boolean; clientDir: string }) {
  return async (app: FastifyInstance, needs: PageNeeds) => {
    const build = (await import('virtual:react-router/server-build')) as ServerBuild
    if (!options.development) await serveFiles(app, options.clientDir)
    servePages(app, { ...needs, build, development: options.development })
  }
}

/** Hashed files are cached for a year; the few with fixed names (icons) for an hour. */
async function serveFiles(app: FastifyInstance, clientDir: string) {
  const assets = join(clientDir, 'assets')
  if (!existsSync(assets))
    throw new ConfigError(`The built pages are missing in ${clientDir}. Run npm run build, then start again.`)
  await serveAssets(app, assets)
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
