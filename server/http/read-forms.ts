import type { FastifyInstance } from 'fastify'

/** Lets the routes of a scope read forms, and only forms; other scopes do not (http/bodies.ts). */
export function readForms(scope: FastifyInstance) {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, String(body)),
  )
}
