import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import type { Context } from '#server/ports/context.ts'
import { receiveMail } from './service-receive.ts'

/** Where a provider, or a script of one, posts whole mails (docs/operations.md). */
const PATH = '/inbound/mail'

/** How old a signature may be. The same mail posted again is stored once. */
const TOLERANCE_SECONDS = 15 * 60

interface Webhook {
  context: Context
  secret: string
  maxBytes: number
}

/**
 * Receives raw mails (RFC 5322). 200 once a mail is stored, or is for nobody; 401 for a wrong signature, checked before the body
 * is read; 429 when one person sent too many: then it has to be posted again later.
 */
export function inboundWebhook({ context, secret, maxBytes }: Webhook): FastifyPluginAsync {
  return async (app) => {
    app.removeAllContentTypeParsers()
    app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: maxBytes }, (_request, body, done) =>
      done(null, body),
    )

    app.post(
      PATH,
      {
        bodyLimit: maxBytes,
        config: { priority: 'always' },
        onRequest: async (request, reply) => {
          if (isSigned(request, secret, context.clock.now())) return
          await reply
            .code(401)
            .send({ success: false, msg: 'The signature is wrong.', code: 'BAD_SIGNATURE' })
        },
      },
      async ({ headers, body }, reply) => {
        const raw = Buffer.isBuffer(body) ? body : Buffer.alloc(0)
        if (createHash('sha256').update(raw).digest('hex') !== text(headers['x-inbound-digest']))
          return reply.code(401).send({ success: false, msg: 'The digest is wrong.', code: 'BAD_SIGNATURE' })
        const came = await receiveMail(context, {
          raw,
          recipients: text(headers['x-inbound-to'])
            .split(',')
            .map((address) => address.trim())
            .slice(0, 20),
          envelopeFrom:
            headers['x-inbound-from'] === undefined ? null : text(headers['x-inbound-from']).trim(),
          ip: text(headers['x-inbound-ip']) || null,
          helo: text(headers['x-inbound-helo']) || null,
        })
        if (came === 'later')
          return reply
            .code(429)
            .header('retry-after', '3600')
            .send({ success: false, msg: 'Too many mails.', code: 'TOO_MANY_ATTEMPTS' })
        return { success: true, msg: null }
      },
    )
  }
}

/** What is signed, in this order, a line each; the digest stands for the body. */
const SIGNED = [
  'x-inbound-time',
  'x-inbound-digest',
  'x-inbound-to',
  'x-inbound-from',
  'x-inbound-ip',
  'x-inbound-helo',
] as const

function isSigned({ headers }: FastifyRequest, secret: string, now: Date): boolean {
  const at = Number(text(headers['x-inbound-time']))
  if (!(Math.abs(now.getTime() / 1000 - at) <= TOLERANCE_SECONDS)) return false
  const lines = SIGNED.map((name) => text(headers[name])).join('\n')
  const wanted = Buffer.from(createHmac('sha256', secret).update(lines).digest('hex'))
  const given = Buffer.from(text(headers['x-inbound-signature']))
  return wanted.length === given.length && timingSafeEqual(wanted, given)
}

const text = (header: string | string[] | undefined): string => (typeof header === 'string' ? header : '')
