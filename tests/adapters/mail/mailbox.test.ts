import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { mailboxRoutes } from '#server/adapters/mail/mailbox-routes.tsx'
import { outboxMailer } from '#server/adapters/mail/outbox.ts'
import { systemClock } from '#server/ports/clock.ts'
import type { Mailer } from '#server/ports/mail.ts'
import { aMail } from './a-mail.tsx'

let dir: string
let mailer: Mailer
let app: ReturnType<typeof Fastify>
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'mailbox-'))
  mailer = outboxMailer({ dir, from: 'hello@afterglow.example', clock: systemClock })
  app = Fastify()
  await app.register(mailboxRoutes(dir))
})
afterEach(async () => {
  await app.close()
  await rm(dir, { recursive: true })
})

const idPath = '/dev/mailbox/invitation%3A7'

describe('the mailbox', () => {
  it('answers programs with a JSON list, newest first', async () => {
    await mailer.send(aMail({ id: 'one', to: 'ana@example.com' }))
    await mailer.send(aMail({ id: 'two' }))
    const mails = (await app.inject('/dev/mailbox.json')).json()
    expect(mails.map((mail: { id: string }) => mail.id)).toEqual(['two', 'one'])
    expect(Object.keys(mails[0])).toEqual(['id', 'to', 'subject', 'text', 'html', 'date'])
  })

  it('shows people every mail, and says when there is none', async () => {
    expect((await app.inject('/dev/mailbox')).body).toContain('No mail yet.')
    await mailer.send(aMail({ subject: 'For <Ana>' }))
    const { body } = await app.inject('/dev/mailbox')
    expect(body).toContain('For &lt;Ana&gt;')
    expect(body).toContain(`href="${idPath}"`)
  })

  it('puts the HTML of a mail into a frame in which no script can run', async () => {
    await mailer.send(aMail({ html: '<html><head></head><body><script>alert(1)</script></body></html>' }))
    const page = await app.inject(idPath)
    expect(page.body).not.toContain('alert(1)')
    expect(page.body).toContain(`src="${idPath}/html"`)
    expect(page.body).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"')
    const html = await app.inject(`${idPath}/html`)
    const policy = String(html.headers['content-security-policy'])
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain('sandbox allow-popups')
    expect(policy).not.toMatch(/allow-scripts|script-src|allow-same-origin/)
  })

  it('allows its own styles and no script', async () => {
    const { headers, body } = await app.inject('/dev/mailbox')
    expect(headers['content-security-policy']).toMatch(/style-src 'sha256-/)
    expect(body).not.toContain('<script')
  })

  it.each(['', '/html'])('answers 404 for a mail it does not have%s', async (suffix) => {
    expect((await app.inject(`/dev/mailbox/unknown${suffix}`)).statusCode).toBe(404)
  })
})
