import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { brand } from '#contract/brand.ts'
import { openApi } from './openapi.ts'
import { prioritise } from './shedding.ts'

/** Only our own origin, also for calls that are tried out. The documentation viewer sets style attributes. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** `GET /openapi.json` and the browsable `GET /docs`, both from the contract and from our own origin. */
export async function serveDocs(app: FastifyInstance) {
  const document = openApi()
  await app.register(async (docs) => {
    prioritise(docs, 'deferrable')
    docs.get('/openapi.json', () => document)
    await docs.register(swagger, {
      mode: 'static',
      specification: { document: document as never },
    })
    await docs.register(swaggerUi, {
      routePrefix: '/docs',
      staticCSP: policy,
      theme: { title: `${brand.name} API` },
      uiConfig: { layout: 'BaseLayout', docExpansion: 'list', deepLinking: true },
    })
  })
}
