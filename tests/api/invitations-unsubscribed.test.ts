import { expect, test } from 'vitest'
import { startApp } from '../support/app.ts'
import { aPaidHost, startWithPaidHost } from '../support/factories.ts'
import { contactsOf, invitations, inviteAll, inviteToken, resend } from '../support/invitations.ts'

test('an unsubscribed contact is not invited, not even when the list is saved anew', async () => {
  const { app, host } = await startWithPaidHost({
    contacts: [{ email: 'joan@example.com' }, { email: 'ben@example.com' }],
  })
  const token = await inviteToken(app, 'joan@example.com')
  for (let i = 0; i < 2; i++) {
    const { status, body } = await app.api('POST', `/public/unsubscribe/${token}`)
    expect([status, body]).toEqual([200, { success: true, msg: null }])
  }
  expect((await inviteAll(app, host)).body.sentCount).toBe(1)
  expect((await contactsOf(app, host))[0]).toMatchObject({ inviteState: 'NONE', unsubscribed: true })

  const save = (contacts: object[]) =>
    app.api('POST', '/memorial/edit', { token: host.token, json: { uuid: host.memorial.uuid, contacts } })
  await save([])
  const { body } = await save([{ email: 'Joan@Example.com' }])
  const [joan] = body.memorial.contacts
  expect(joan.unsubscribed).toBe(true)
  const refused = await resend(app, host, joan.uuid)
  expect([refused.status, refused.body.code]).toEqual([409, 'CONTACT_UNSUBSCRIBED'])
  expect((await invitations(app)).map((mail) => mail.to)).toEqual(['ben@example.com'])
})

test('unsubscribing applies to this memorial only', async () => {
  const { app, host: first } = await startWithPaidHost({ contacts: [{ email: 'joan@example.com' }] })
  await app.api('POST', `/public/unsubscribe/${await inviteToken(app, 'joan@example.com')}`)
  const second = await aPaidHost(app, { contacts: [{ email: 'joan@example.com' }] })
  expect((await inviteAll(app, first)).body.sentCount).toBe(0)
  expect((await inviteAll(app, second)).body.sentCount).toBe(1)
})

test('mail programs can unsubscribe with one click', async () => {
  const { app, host } = await startWithPaidHost({ contacts: [{ email: 'joan@example.com' }] })
  const { statusCode } = await app.app.inject({
    method: 'POST',
    url: `/public/unsubscribe/${await inviteToken(app, 'joan@example.com')}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  })
  expect(statusCode).toBe(200)
  expect((await contactsOf(app, host))[0].unsubscribed).toBe(true)
})

test('an unknown link unsubscribes nobody', async () => {
  const app = await startApp()
  const { status, body } = await app.api('POST', '/public/unsubscribe/made-up')
  expect([status, body.code]).toEqual([404, 'CONTACT_NOT_FOUND'])
})
