import { join } from 'node:path'
import { expect, test } from 'vitest'
import { postgresLimits } from '#server/adapters/limits/postgres.ts'
import { outboxMailer } from '#server/adapters/mail/outbox.ts'
import { diskStorage } from '#server/adapters/storage/disk.ts'
import { contactJobs } from '#server/modules/contacts/jobs.ts'
import type { Jobs } from '#server/ports/jobs.ts'
import { type Mail, type Mailer, MailRefused } from '#server/ports/mail.ts'
import { startApp, type TestApp } from '../support/app.ts'
import { aPaidHost, aPhoto, upload } from '../support/factories.ts'

/** A contact whose invitation is queued without its job, so that the test can be the worker. */
async function aQueuedContact(app: TestApp) {
  const host = await aPaidHost(app, { contacts: [{ email: 'joan@example.com' }] })
  const contactUuid = String(host.memorial.contacts[0].uuid)
  await app.db
    .updateTable('contacts')
    .set({ inviteState: 'QUEUED', inviteQueuedAt: app.clock.now() })
    .where('uuid', '=', contactUuid)
    .execute()
  return { host, contactUuid }
}

/** Nothing in these tests exceeds the sending limit. */
const notNeeded = () => Promise.reject(new Error('No invitation waits'))

/** Runs one job as the queue would, with the test's own mailer. */
async function work(
  app: TestApp,
  contactUuid: string,
  send: Mailer['send'],
  context = { last: false },
  enqueue: Jobs['enqueue'] = notNeeded,
) {
  const storage = await diskStorage(join(app.dataDir, 'media'))
  const { db, clock } = app
  const { publicUrl } = app.config
  const limits = postgresLimits(app.pool)
  const jobs: Jobs = { enqueue, enqueueAll: notNeeded }
  const handlers = contactJobs({
    db,
    clock,
    jobs,
    limits,
    storage,
    replyAddresses: null,
    mailer: { send },
    publicUrl,
  })
  await handlers['invitation.send']?.handle({ contactUuid }, { id: 'job', attempt: 1, ...context })
}

const contact = (app: TestApp) => app.db.selectFrom('contacts').selectAll().executeTakeFirstOrThrow()

test('a worker that dies after sending and before recording it sends no second mail', async () => {
  const app = await startApp()
  const { contactUuid } = await aQueuedContact(app)
  const mailer = outboxMailer({ dir: join(app.dataDir, 'outbox'), from: 'a@example.com', clock: app.clock })
  const diesAfterwards = async (mail: Mail) => {
    await mailer.send(mail)
    throw new Error('killed')
  }
  await expect(work(app, contactUuid, diesAfterwards)).rejects.toThrow('killed')
  expect((await contact(app)).inviteState).toBe('QUEUED')

  await work(app, contactUuid, mailer.send)
  expect((await contact(app)).inviteState).toBe('SENT')
  const mails = (await app.outbox()).filter((mail) => mail.to === 'joan@example.com')
  expect(mails).toHaveLength(1)
})

test('a job that runs twice sends nothing the second time', async () => {
  const app = await startApp()
  const { contactUuid } = await aQueuedContact(app)
  const sent: Mail[] = []
  const send = async (mail: Mail) => void sent.push(mail)
  await work(app, contactUuid, send)
  await work(app, contactUuid, send)
  expect(sent).toHaveLength(1)
})

test('a mail server that is down leaves the invitation queued until the last try', async () => {
  const app = await startApp()
  const { contactUuid } = await aQueuedContact(app)
  const away = async () => Promise.reject(new Error('connect ECONNREFUSED'))
  await expect(work(app, contactUuid, away)).rejects.toThrow('ECONNREFUSED')
  expect(await contact(app)).toMatchObject({ inviteState: 'QUEUED', inviteError: null })
  await expect(work(app, contactUuid, away, { last: true })).rejects.toThrow('ECONNREFUSED')
  const { inviteState, inviteError } = await contact(app)
  expect(inviteState).toBe('BOUNCED')
  expect(inviteError).not.toContain('ECONNREFUSED')
})

test('a refused mail is not retried, and its reason is stored as one line', async () => {
  const app = await startApp()
  const { contactUuid } = await aQueuedContact(app)
  await work(app, contactUuid, async () => Promise.reject(new MailRefused('550 5.1.1\r\n No such user ')))
  expect(await contact(app)).toMatchObject({
    inviteState: 'BOUNCED',
    inviteError: '550 5.1.1 No such user',
    dateInviteSent: null,
  })
})

test('a contact who unsubscribes or is removed while the mail is queued gets none', async () => {
  const app = await startApp()
  const { host, contactUuid } = await aQueuedContact(app)
  const sent: Mail[] = []
  const send = async (mail: Mail) => void sent.push(mail)
  await app.api('POST', `/public/unsubscribe/${(await contact(app)).inviteToken}`)
  await work(app, contactUuid, send)
  expect((await contact(app)).inviteState).toBe('NONE')

  const json = { uuid: host.memorial.uuid, contacts: [] }
  await app.api('POST', '/memorial/edit', { token: host.token, json })
  await work(app, contactUuid, send)
  expect(sent).toEqual([])
})

test('the portrait is attached to the mail', async () => {
  const app = await startApp()
  const { host, contactUuid } = await aQueuedContact(app)
  const photo = await upload(app, host, {
    content: await aPhoto({ width: 800, height: 1000 }),
    fields: { role: 'PROFILE_PHOTO' },
  })
  const path = `/memorial/${host.memorial.uuid}/profile-photo/${photo.body.mediaUuid}`
  await app.api('PUT', path, { token: host.token })
  await app.drained()
  const sent: Mail[] = []
  await work(app, contactUuid, async (mail) => void sent.push(mail))
  const [mail] = sent
  expect(mail?.html).toContain('src="cid:portrait"')
  expect(mail?.html).toContain('alt="A portrait of Margaret Anne Hollis"')
  const [portrait] = mail?.attachments ?? []
  expect(portrait).toMatchObject({ cid: 'portrait', contentType: 'image/jpeg' })
  expect(portrait?.content.subarray(0, 2).toString('hex')).toBe('ffd8')
})

test('an invitation waits until the portrait is ready, and is sent without it if that takes long', async () => {
  const app = await startApp()
  const { host, contactUuid } = await aQueuedContact(app)
  const photo = await upload(app, host, {
    content: await aPhoto({ width: 800, height: 1000 }),
    fields: { role: 'PROFILE_PHOTO' },
  })
  const path = `/memorial/${host.memorial.uuid}/profile-photo/${photo.body.mediaUuid}`
  await app.api('PUT', path, { token: host.token })
  await app.drained()
  const prepared = (state: 'PROCESSING' | 'READY') => app.db.updateTable('media').set({ state }).execute()
  const sent: Mail[] = []
  const asked: unknown[] = []
  const attempt = () =>
    work(
      app,
      contactUuid,
      async (mail) => void sent.push(mail),
      { last: false },
      async (...[, ...job]) => void asked.push(job),
    )

  await prepared('PROCESSING')
  await attempt()
  expect(sent).toEqual([])
  expect(asked).toEqual([['invitation.send', { contactUuid }, { key: contactUuid, afterSeconds: 10 }]])
  expect((await contact(app)).inviteState).toBe('QUEUED')
  await prepared('READY')
  await attempt()
  expect(sent[0]?.attachments).toHaveLength(1)

  await prepared('PROCESSING')
  const queued = { inviteState: 'QUEUED', inviteQueuedAt: app.clock.now() } as const
  await app.db.updateTable('contacts').set(queued).execute()
  app.clock.advance({ minutes: 3 })
  await attempt()
  expect(sent[1]?.html).not.toContain('cid:portrait')
  expect(asked).toHaveLength(1)
})

test('the host reads in the memorial’s language that our mail server does not support an address', async () => {
  const app = await startApp()
  const { host, contactUuid } = await aQueuedContact(app)
  const refuse = () => work(app, contactUuid, () => Promise.reject(new MailRefused('no SMTPUTF8', 'LETTERS')))
  await refuse()
  expect((await contact(app)).inviteError).toContain('letters such as é or ш before the @')

  const json = { language: 'es' }
  await app.api('POST', `/memorial/settings/${host.memorial.uuid}`, { token: host.token, json })
  await app.db.updateTable('contacts').set({ inviteState: 'QUEUED' }).execute()
  await refuse()
  expect(await contact(app)).toMatchObject({
    inviteState: 'BOUNCED',
    inviteError: expect.stringContaining('delante de la @'),
  })
})
