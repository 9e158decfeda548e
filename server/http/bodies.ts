import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Endpoint } from '#contract/endpoint.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import { hasSoundShape } from './json-shape.ts'

/**
 * The only bodies of calls besides multipart: JSON, where an empty body counts as none (clients name the type of a body
 * they do not send), and forms. Mail programs post forms for one-click List-Unsubscribe (RFC 8058); their content is
 * ignored.
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

/** A call with a body takes JSON, and multipart if it declares files. Rejects with UNSUPPORTED_TYPE. */
export function requireReadable(request: FastifyRequest, endpoint: Endpoint) {
  const type = request.headers['content-type'] ?? ''
  const isForm = type.startsWith('application/x-www-form-urlencoded')
  if (endpoint.body && (isForm || (request.isMultipart() && !endpoint.files)))
    throw new DomainError('UNSUPPORTED_TYPE')
}
