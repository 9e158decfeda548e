import type { FastifyInstance } from 'fastify'

const DAY_MS = 24 * 60 * 60 * 1000
/** RFC 9116 recommends less than a year; the file is generated on each request. */
const HOLDS_DAYS = 180

/** `GET /.well-known/security.txt` (RFC 9116): the contact for reporting vulnerabilities; nothing without a contact. */
export function serveSecurityTxt(
  app: FastifyInstance,
  { contact, publicUrl }: { contact: string | null; publicUrl: string },
) {
  if (contact === null) return
  const path = '/.well-known/security.txt'
  app.get(path, (_request, reply) => {
    const expires = new Date(Date.now() + HOLDS_DAYS * DAY_MS)
    const lines = [
      `Contact: ${contact}`,
      `Expires: ${expires.toISOString()}`,
      `Canonical: ${publicUrl}${path}`,
    ]
    return reply
      .header('cache-control', 'public, max-age=86400')
      .type('text/plain; charset=utf-8')
      .send(`${lines.join('\n')}\n`)
  })
}
