import type { FastifyInstance } from 'fastify'

/** Lets the routes of a scope read forms, which are not read elsewhere (http/bodies.ts), and nothing but forms. */
export function readForms(scope: FastifyInstance) {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, String(body)),
  )
}
