import { expect, test } from 'vitest'
import { hostJobs } from '#server/modules/hosts/jobs.ts'
import { type Mail, type Mailer, MailRefused } from '#server/ports/mail.ts'
import { startApp, type TestApp } from '../support/app.ts'
import { aHost } from '../support/factories.ts'

/** An invitation of a co-host without its job, so that the test can be the worker. */
async function anAskedOne(app: TestApp) {
  const host = await aHost(app)
  const { uuid: invitationUuid } = await app.db
    .insertInto('hostInvitations')
    .values({
      memorialUuid: host.memorial.uuid,
      email: 'joan@example.com',
      invitedBy: host.uuid,
      createdAt: app.clock.now(),
      expiresAt: new Date(app.clock.now().getTime() + 86_400_000),
    })
    .returning('uuid')
    .executeTakeFirstOrThrow()
  const path = `/memorial/hosts/${host.memorial.uuid}`
  const listed = async () => (await app.api('GET', path, { token: host.token })).body.invitations[0]
  const invite = () =>
    app.api('POST', `/memorial/hosts/invite/${host.memorial.uuid}`, {
      token: host.token,
      json: { email: 'joan@example.com' },
    })
  return { host, invitationUuid, listed, invite }
}

/** Runs one job as the queue would, with the test's own mailer. */
async function work(app: TestApp, invitationUuid: string, send: Mailer['send'], context = { last: false }) {
  const { db, clock } = app
  const handlers = hostJobs({ db, clock, mailer: { send }, publicUrl: app.config.publicUrl })
  await handlers['host.invite']?.handle({ invitationUuid }, { id: 'job', attempt: 1, ...context })
}

test('an invitation refused by the mail server is shown as undelivered, and can be sent again at once', async () => {
  const app = await startApp()
  const { invitationUuid, listed, invite } = await anAskedOne(app)
  await work(app, invitationUuid, () => Promise.reject(new MailRefused('550 no such user')))
  expect(await listed()).toMatchObject({ undelivered: true, dateSent: null })
  expect((await invite()).body.invitations).toMatchObject([{ undelivered: false }])
})

test('a mail server that is down is retried, and the invitation is shown as undelivered after the last try', async () => {
  const app = await startApp()
  const { invitationUuid, listed, invite } = await anAskedOne(app)
  const away = () => Promise.reject(new Error('connect ECONNREFUSED'))
  await expect(work(app, invitationUuid, away)).rejects.toThrow('ECONNREFUSED')
  expect((await listed()).undelivered).toBe(false)
  expect((await invite()).body.code).toBe('INVITE_TOO_SOON')
  await expect(work(app, invitationUuid, away, { last: true })).rejects.toThrow('ECONNREFUSED')
  expect((await listed()).undelivered).toBe(true)
})

test('a job that runs twice, or after the invitation was withdrawn, sends nothing', async () => {
  const app = await startApp()
  const { invitationUuid, listed } = await anAskedOne(app)
  const sent: Mail[] = []
  const send = async (mail: Mail) => void sent.push(mail)
  await work(app, invitationUuid, send)
  await work(app, invitationUuid, send)
  expect(sent).toHaveLength(1)
  expect((await listed()).dateSent).not.toBeNull()
  await app.db.deleteFrom('hostInvitations').execute()
  await work(app, invitationUuid, send)
  expect(sent).toHaveLength(1)
})

test('if an invitation is sent again while its mail is being sent, the first mail does not mark it as sent', async () => {
  const app = await startApp()
  const { invitationUuid, listed } = await anAskedOne(app)
  await work(app, invitationUuid, async () => {
    await app.db.updateTable('hostInvitations').set({ tokenHash: null }).execute()
  })
  expect((await listed()).dateSent).toBeNull()
})
