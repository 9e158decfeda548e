import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { openApi } from './openapi.ts'

/** `GET /openapi.json` and the browsable `GET /docs`, both from the contract and from our own origin. */
export async function serveDocs(app: FastifyInstance) {
  const document = openApi()
  app.get('/openapi.json', () => document)
  await app.register(async (docs) => {
    await docs.register(swagger, {
      mode: 'static',
      specification: { document: document as never },
    })
    await docs.register(swaggerUi, {
      routePrefix: '/docs',
      staticCSP: true,
      uiConfig: { docExpansion: 'list', deepLinking: true },
    })
  })
}
