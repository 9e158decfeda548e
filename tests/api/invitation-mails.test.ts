import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startApp } from '../support/app.ts'
import { anUnverifiedUser, aPaidHost, aUser, startWithPaidHost } from '../support/factories.ts'
import { invitations, inviteAll, inviteToken, resend } from '../support/invitations.ts'

test('an invitation says who, when and where, and has one personal link and an unsubscribe link', async () => {
  const { app, host } = await startWithPaidHost({
    memorialDate: '2096-11-28',
    address: 'St Brigid’s Hall, Kingscliff',
    details: 'Two o’clock.\nBring a flower from your garden.',
    contacts: [{ email: 'joan@example.com', firstName: 'Joan' }],
  })
  await app.api('POST', '/user/save', {
    token: host.token,
    json: { firstName: 'Claire', surname: 'Hollis' },
  })
  await inviteAll(app, host)
  const [mail] = await invitations(app)
  const token = await inviteToken(app, 'joan@example.com')
  const { publicUrl } = app.config
  expect(mail?.subject).toBe('Memorial for Margaret Anne Hollis')
  for (const words of [
    'Margaret Anne Hollis',
    '28 November 2096',
    'St Brigid’s Hall, Kingscliff',
    'Two o’clock.',
    'Dear Joan,',
    'Please join me in celebrating the life of Margaret Anne Hollis.',
    'You can say there whether you are able to come.',
    'Open the memorial and reply',
    'Claire Hollis asked us to send this to joan@example.com.',
    `${publicUrl}/view/${host.memorial.shareSlug}?i=${token}`,
    `${publicUrl}/unsubscribe/${token}`,
  ]) {
    expect(mail?.text).toContain(words)
    expect(mail?.html).toContain(words)
  }
  expect(mail?.text).not.toContain('!')
  const outbox = join(app.dataDir, 'outbox')
  const file = (await readdir(outbox)).find((name) => name.startsWith('invitation-send'))
  const eml = (await readFile(join(outbox, file ?? ''), 'utf8')).replaceAll(/\r\n\s+/g, ' ')
  expect(eml).toContain(`List-Unsubscribe: <${publicUrl}/public/unsubscribe/${token}>`)
  expect(eml).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
})

test('an invitation greets by the first name where one is safe, else by the whole name', async () => {
  const { app, host } = await startWithPaidHost({
    contacts: [
      { email: 'ruth@example.com', firstName: 'Ruth Vale' },
      { email: 'joan@example.com', firstName: 'Joan', surname: 'Petrie' },
      { email: 'juan@example.com', firstName: 'Juan', surname: 'Carlos Ortega' },
      { email: 'shop@example.com', firstName: 'Ruth https://shop.example' },
    ],
  })
  await inviteAll(app, host)
  const greeted = (await invitations(app)).map(({ to, text }) => [to, /Dear (.*),/.exec(text)?.[1]])
  expect(Object.fromEntries(greeted)).toEqual({
    'ruth@example.com': 'Ruth',
    'joan@example.com': 'Joan',
    'juan@example.com': 'Juan Carlos Ortega',
    'shop@example.com': undefined,
  })
})

test('without a date, a place or a host’s name the mail leaves them out', async () => {
  const { app, host } = await startWithPaidHost({ contacts: [{ email: 'joan@example.com' }] })
  await inviteAll(app, host)
  const [mail] = await invitations(app)
  expect(mail?.text).toContain('Please join in celebrating the life of Margaret Anne Hollis.')
  expect(mail?.text).not.toContain('able to come')
  expect(mail?.text).toContain('We were asked to send this to joan@example.com.')
  expect(mail?.text).not.toMatch(/Dear|undefined|null/)
})

test('markup in a name stays text', async () => {
  const { app, host } = await startWithPaidHost({
    nameOfPerson: '<img src=x> & "Meg"',
    contacts: [{ email: 'joan@example.com' }],
  })
  await inviteAll(app, host)
  const [mail] = await invitations(app)
  expect(mail?.html).not.toContain('<img src=x>')
  expect(mail?.text).toContain('<img src=x> & "Meg"')
})

test('after the day of the service, the invitation does not ask for an answer', async () => {
  const { app, host } = await startWithPaidHost({
    memorialDate: '2020-01-31',
    contacts: [{ email: 'joan@example.com' }],
  })
  await inviteAll(app, host)
  const [mail] = await invitations(app)
  expect(mail?.text).toContain('31 January 2020')
  expect(mail?.text).not.toMatch(/able to come|and reply/)
})

test('long details are shortened in the mail, and complete in the memorial', async () => {
  const app = await startApp()
  const details = `Two o’clock. ${'A reading, then a song. '.repeat(80)}`.trim()
  const host = await aPaidHost(app, { details, contacts: [{ email: 'joan@example.com' }] })
  await inviteAll(app, host)
  const [mail] = await invitations(app)
  expect(mail?.text).toMatch(/Two o’clock\. A reading, then a song\..*…\n/)
  expect(mail?.text).not.toContain(details)
})

test('an invitation is in the language of its reader if it is known, else in the memorial’s', async () => {
  const app = await startApp()
  const [answered, account, unproven] = [
    'answered@example.com',
    'account@example.com',
    'unproven@example.com',
  ] as const
  const emails = ['new@example.com', answered, account, unproven]
  const host = await aPaidHost(app, { contacts: emails.map((email) => ({ email })) })
  const { uuid, shareSlug } = host.memorial
  await app.api('POST', `/memorial/settings/${uuid}`, { token: host.token, json: { language: 'es' } })
  await app.api('POST', `/public/memorial/${shareSlug}/rsvp`, {
    headers: { cookie: 'language=ar' },
    json: { name: 'Amal', email: answered, status: 'ATTENDING' },
  })
  await aUser(app, account)
  await anUnverifiedUser(app, unproven)
  await app.db
    .updateTable('users')
    .set({ language: 'ar' })
    .where('email', 'in', [account, unproven])
    .execute()
  await inviteAll(app, host)
  const answeredUuid = host.memorial.contacts.find(({ email }: { email: string }) => email === answered)?.uuid
  expect((await resend(app, host, answeredUuid)).status).toBe(200)
  await app.drained()
  const subjects = (await app.outbox())
    .filter((mail) => emails.includes(mail.to) && mail.html.includes('?i='))
    .map((mail) => [mail.to, /<html[^>]*lang="(\w+)/.exec(mail.html)?.[1]])
  expect(Object.fromEntries(subjects)).toEqual({
    'new@example.com': 'es',
    'answered@example.com': 'ar',
    'account@example.com': 'ar',
    'unproven@example.com': 'es',
  })
})
