import type { FastifyInstance } from 'fastify'

/**
 * The bodies that calls take beside multipart: JSON, where an empty one is none (clients name the type of a body
 * they do not send), and forms, which mail programs post for one-click List-Unsubscribe (RFC 8058).
 */
export function readBodies(app: FastifyInstance) {
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (String(body).trim() === '') done(null)
    else parseJson(request, String(body), done)
  })
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
}
