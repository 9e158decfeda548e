import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Endpoint } from '#contract/endpoint.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import { hasSoundShape } from './json-shape.ts'

/**
 * The only bodies that calls take beside multipart: JSON, where an empty one is none (clients name the type of a body
 * they do not send), and forms, which mail programs post for one-click List-Unsubscribe (RFC 8058) and nobody reads.
 */
export function readBodies(app: FastifyInstance) {
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = String(body)
    if (text.trim() === '') done(null)
    else if (hasSoundShape(text)) parseJson(request, text, done)
    else done(new DomainError('BAD_INPUT'))
  })
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, _body, done) => done(null),
  )
}

/** A call that reads a body takes JSON, and multipart where it declares files. Rejects with UNSUPPORTED_TYPE. */
export function requireReadable(request: FastifyRequest, endpoint: Endpoint) {
  const type = request.headers['content-type'] ?? ''
  const isForm = type.startsWith('application/x-www-form-urlencoded')
  if (endpoint.body && (isForm || (request.isMultipart() && !endpoint.files)))
    throw new DomainError('UNSUPPORTED_TYPE')
}
