import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Endpoint } from '#contract/endpoint.ts'
import { DomainError } from '#server/lib/domain-error.ts'

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

/** More than anything in the contract needs; a memorial with 2,000 contacts has about 12,000 values. */
export const jsonShape = { depth: 32, values: 50_000 } as const

const [QUOTE, BACKSLASH, COMMA] = [0x22, 0x5c, 0x2c]
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d]

/**
 * Whether a JSON text stays within the depth and number of values of `jsonShape`. It reads each character once, before
 * parsing: parsing and validating small values takes far longer than their bytes suggest. Invalid JSON may pass: the
 * parser refuses it.
 */
export function hasSoundShape(json: string): boolean {
  let depth = 0
  let values = 1
  for (let at = 0; at < json.length; at += 1) {
    const code = json.charCodeAt(at)
    if (code === QUOTE) at = endOfString(json, at)
    else if (code === COMMA) values += 1
    else if (code === OPEN_LIST || code === OPEN_OBJECT) depth += 1
    else if (code === CLOSE_LIST || code === CLOSE_OBJECT) depth -= 1
    if (depth > jsonShape.depth || values > jsonShape.values) return false
  }
  return true
}

/** The end of the string that begins at `start`: a quote with an even number of backslashes before it. */
function endOfString(json: string, start: number): number {
  for (let end = json.indexOf('"', start + 1); end !== -1; end = json.indexOf('"', end + 1)) {
    let before = end
    while (json.charCodeAt(before - 1) === BACKSLASH) before -= 1
    if ((end - before) % 2 === 0) return end
  }
  return json.length
}
