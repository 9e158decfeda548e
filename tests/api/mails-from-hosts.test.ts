import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { startApp, type TestApp } from '../support/app.ts'
import { aPaidHost, startWithPaidHost } from '../support/factories.ts'
import { aCoHost, type Host } from '../support/hosts.ts'
import { inboundConfig } from '../support/inbound.ts'
import { smtpSink } from '../support/smtp-sink.ts'

// Mails to guests are sent in the name of the host, and replies go to the hosts who agreed.

const called = (app: TestApp, { token }: { token: string }, firstName: string, surname: string) =>
  app.api('POST', '/user/save', { token, json: { firstName, surname } })

async function claire(app: TestApp, contacts: object[] = [{ email: 'joan@example.com', firstName: 'Joan' }]) {
  const host = await aPaidHost(app, { contacts })
  await called(app, host, 'Claire', 'Hollis')
  return host
}

const invite = (app: TestApp, { token, memorial }: Host) =>
  app.api('POST', '/memorial/send-all-invites', { token, json: { memorialUuid: memorial.uuid } })

const repliesOf = ({ memorial }: Host) => `/memorial/replies/${memorial.uuid}`
const agree = (app: TestApp, host: Host, takesReplies = true) =>
  app.api('POST', repliesOf(host), { token: host.token, json: { takesReplies } })

/** From, To and Reply-To of the only mail whose file name begins like this. The mail is removed. */
async function headersOf(app: TestApp, beginning: string) {
  await app.drained()
  const outbox = join(app.dataDir, 'outbox')
  const [file = '', ...others] = (await readdir(outbox)).filter((name) => name.startsWith(beginning))
  expect(others).toEqual([])
  const eml = (await readFile(join(outbox, file), 'utf8')).replaceAll(/\r\n\s+/g, ' ')
  await rm(join(outbox, file))
  const header = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(eml)?.[1]?.trim() ?? null
  const replyTo =
    header('Reply-To')?.replace(/c[a-z0-9]{1,25}-key[0-9a-f]{32}@reply\.example\.com/, 'OURS') ?? null
  return { from: header('From'), to: header('To'), replyTo }
}

test('an invitation has the host’s name, the product’s own address, and the name of its recipient', async () => {
  const app = await startApp({ inbound: inboundConfig })
  const host = await claire(app)
  await invite(app, host)
  expect(await headersOf(app, 'invitation-send')).toEqual({
    from: 'Claire Hollis via Afterglow <hello@localhost>',
    to: 'Joan <joan@example.com>',
    replyTo: 'Margaret Anne Hollis <OURS>',
  })
})

test('a host without a name, or with an advertising one, is not named', async () => {
  const { app, host } = await startWithPaidHost({
    contacts: [{ email: 'joan@example.com', firstName: 'www.example.com' }],
  })
  await called(app, host, 'Cheap loans', 'www.example.com')
  await invite(app, host)
  expect(await headersOf(app, 'invitation-send')).toMatchObject({
    from: 'Afterglow <hello@localhost>',
    to: 'joan@example.com',
  })
})

test('replies go to the hosts who agreed, and not to those who withdrew it or are no longer hosts', async () => {
  const app = await startApp({ inbound: inboundConfig })
  const host = await claire(app)
  const helper = await aCoHost(app, host)
  const read = async ({ token }: Host) => (await app.api('GET', repliesOf(host), { token })).body
  const invited = async () => {
    app.clock.advance({ minutes: 1 })
    await app.db.updateTable('contacts').set({ inviteState: 'NONE' }).execute()
    expect((await invite(app, host)).body.sentCount).toBe(1)
    const { replyTo } = await headersOf(app, 'invitation-send')
    return replyTo?.replace(/^Margaret Anne Hollis <OURS>(, )?/, '') || null
  }

  expect(await read(host)).toMatchObject({ takesReplies: false })
  expect(await invited()).toBe(null)
  expect((await agree(app, host)).body).toMatchObject({ takesReplies: true })
  expect(await read(helper)).toMatchObject({ takesReplies: false })
  expect(await invited()).toBe(`Claire Hollis <${host.email}>`)
  await agree(app, helper)
  expect(await invited()).toBe(`Claire Hollis <${host.email}>, ${helper.email}`)
  await agree(app, host, false)
  expect(await invited()).toBe(helper.email)
  const dismissal = `/memorial/hosts/remove/${host.memorial.uuid}/${helper.uuid}`
  expect((await app.api('POST', dismissal, { token: host.token })).status).toBe(200)
  expect(await invited()).toBe(null)
})

test('a mail about an answer has the host’s reply address only if the guest is among the contacts', async () => {
  const app = await startApp()
  const host = await claire(app)
  await agree(app, host)
  const answer = (email: string, name: string) =>
    app.api('POST', `/public/memorial/${host.memorial.shareSlug}/rsvp`, {
      json: { name, email, status: 'ATTENDING' },
    })
  await answer('stranger@example.com', 'A Stranger')
  expect(await headersOf(app, 'rsvp-')).toEqual({
    from: 'Claire Hollis via Afterglow <hello@localhost>',
    // Nobody has confirmed that this is their name, so it is left out.
    to: 'stranger@example.com',
    replyTo: null,
  })
  await app.db.deleteFrom('rsvps').execute()
  const guest = await answer('joan@example.com', 'Joan Petrie')
  expect(await headersOf(app, `rsvp-confirm-${guest.body.rsvp.id}`)).toEqual({
    from: 'Claire Hollis via Afterglow <hello@localhost>',
    to: 'Joan <joan@example.com>',
    replyTo: `Claire Hollis <${host.email}>`,
  })
})

test('a thank-you mail comes from the host who thanks', async () => {
  const app = await startApp()
  const host = await claire(app)
  const helper = await aCoHost(app, host)
  await called(app, helper, 'Ruth', 'Vale')
  await agree(app, host)
  const memorialUuid = host.memorial.uuid
  const contribute = (contributorName: string, contributorEmail: string) =>
    app.db
      .insertInto('contributions')
      .values({ memorialUuid, contributorName, contributorEmail, message: 'Roses.' })
      .returning('uuid')
      .executeTakeFirstOrThrow()
  const thank = async ({ token }: Host, uuid: string) => {
    await app.api('POST', `/memorial/thanks/send/${memorialUuid}/${uuid}`, {
      token,
      json: { words: 'Thank you.' },
    })
    return headersOf(app, 'thanks-')
  }
  const first = await contribute('Joan Petrie', 'joan@example.com')
  const second = await contribute('Frank Dunne', 'frank@example.com')
  expect(await thank(helper, first.uuid)).toEqual({
    from: 'Ruth Vale via Afterglow <hello@localhost>',
    to: 'Joan Petrie <joan@example.com>',
    replyTo: null,
  })
  expect((await thank(host, second.uuid)).replyTo).toBe(`Claire Hollis <${host.email}>`)
})

test('no invitations are sent to a memorial that guests cannot open, not even from the queue', async () => {
  const app = await startApp()
  const host = await claire(app)
  const [joan] = host.memorial.contacts
  const see = (visibility: string) =>
    app.api('POST', `/memorial/settings/${host.memorial.uuid}`, { token: host.token, json: { visibility } })
  const now = app.clock.now()
  await app.db.updateTable('contacts').set({ inviteState: 'QUEUED', inviteQueuedAt: now }).execute()
  await see('PRIVATE')
  await app.run('invitation.send', { contactUuid: joan.uuid })
  const refused = { status: 409, body: { code: 'INVITE_PRIVATE', msg: expect.stringContaining('Settings') } }
  expect(await invite(app, host)).toMatchObject(refused)
  const one = { memorialUuid: host.memorial.uuid, contactUuid: joan.uuid }
  expect(await app.api('POST', '/memorial/resend-invite', { token: host.token, json: one })).toMatchObject(
    refused,
  )
  expect((await app.outbox()).filter(({ to }) => to === 'joan@example.com')).toEqual([])

  await see('LINK')
  expect((await invite(app, host)).body.sentCount).toBe(1)
})

test('an address that cannot be mailed a code cannot sign up, and cannot be invited as a co-host', async () => {
  const sink = await smtpSink()
  const app = await startApp({ smtpUrl: sink.url })
  onTestFinished(sink.close)
  const signUp = (email: string) =>
    app.api('POST', '/anon/signup', { json: { email, password: 'a good one' } })
  expect(await signUp('josé@example.com')).toMatchObject({
    status: 400,
    body: { code: 'EMAIL_LETTERS', field: 'email' },
  })
  const host = await aPaidHost(app)
  const ask = { token: host.token, json: { email: 'josé@example.com' } }
  expect(await app.api('POST', `/memorial/hosts/invite/${host.memorial.uuid}`, ask)).toMatchObject({
    status: 400,
    body: { code: 'EMAIL_LETTERS', field: 'email' },
  })
  expect((await signUp('jose@example.com')).status).toBe(200)
  await app.drained()
  expect(sink.received.map(({ to }) => to)).toContain('RCPT TO:<jose@example.com>')
})
