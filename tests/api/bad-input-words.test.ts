import { expect, test } from 'vitest'
import { memorial as limits } from '#contract/limits.ts'
import { isSlug } from '#contract/slug.ts'
import type { TestApp } from '../support/app.ts'
import {
  type aHost,
  aPhoto,
  readMemorial,
  startWithHost,
  startWithPaidHost,
  upload,
} from '../support/factories.ts'

type Host = Awaited<ReturnType<typeof aHost>>

const PATIENCE = { timeout: 300_000 }
const markup = `<script>alert(1)</script><img src=x onerror="alert(2)"> &amp; "quotes" {{7*7}} \${7*7} \\u003c`

const edit = (app: TestApp, host: Host, changes: object) =>
  app.api('POST', '/memorial/edit', { token: host.token, json: { uuid: host.memorial.uuid, ...changes } })

test('markup is shown as text, and is escaped in mails', async () => {
  const { app, host } = await startWithPaidHost({
    nameOfPerson: markup,
    memorialDate: '2031-05-04',
    address: markup,
    details: markup,
    hostMessage: markup,
    stories: [{ text: markup }],
    contacts: [{ email: 'joan@example.com', firstName: markup, surname: markup }],
  })
  await app.api('POST', '/user/save', { token: host.token, json: { firstName: markup, surname: 'Silva' } })
  await upload(app, host, { content: await aPhoto(), name: `${markup}.jpg`, fields: { title: markup } })
  const said = { nameOfPerson: markup, address: markup, details: markup, hostMessage: markup }
  expect(await readMemorial(app, host)).toMatchObject({
    ...said,
    stories: [{ text: markup }],
    contacts: [{ firstName: markup, surname: markup }],
    media: [{ title: markup }],
  })
  await app.drained()
  const { body } = await app.api('GET', `/public/memorial/${host.memorial.shareSlug}`)
  expect(body.memorial).toMatchObject({ ...said, hostName: `${markup} Silva`, media: [{ title: markup }] })

  await app.api('POST', '/memorial/send-all-invites', {
    token: host.token,
    json: { memorialUuid: host.memorial.uuid },
  })
  const mails = await app.outbox()
  const invitation = mails.find(({ to }) => to === 'joan@example.com')
  const opened = mails.find(({ subject }) => subject.endsWith('memorial is open'))
  for (const mail of [invitation, opened]) {
    expect(mail?.html).not.toMatch(/<script|<img src=x|onerror="/)
    expect(mail?.html).toContain('&lt;script&gt;')
    expect(mail?.text).toContain(markup)
  }
  const listed = await app.api('GET', '/dev/mailbox')
  expect(listed.body).not.toMatch(/<script>alert|<img src=x/)
})

test.each([
  ['Arabic', 'فاطمة الزهراء بنت محمد'],
  ['Chinese', '王小明'],
  ['Devanagari', 'श्रीमती अनीता शर्मा'],
  ['Thai', 'สมชาย ใจดี'],
  ['Hebrew', 'רִבְקָה'],
  ['emoji', '🌹 Rose 👨‍👩‍👧‍👦 🏳️‍🌈'],
  ['299 characters', 'Anastasia '.repeat(30).trim()],
  ['Vietnamese with combining marks', 'Nguyễn'.normalize('NFD')],
  ['Latin script with an apostrophe', "Seán O'Brien-Smith"],
])('a name in %s is unchanged in the link, the mail and its subject', async (_, name) => {
  const { app, host } = await startWithPaidHost({
    nameOfPerson: name,
    contacts: [{ email: 'joan@example.com' }],
  })
  expect(name.length).toBeLessThanOrEqual(limits.nameMax)
  expect(host.memorial.nameOfPerson).toBe(name)
  expect(isSlug(host.memorial.shareSlug)).toBe(true)
  const { body } = await app.api('GET', `/public/memorial/${host.memorial.shareSlug}`)
  expect(body.memorial.nameOfPerson).toBe(name)
  await app.api('POST', '/memorial/send-all-invites', {
    token: host.token,
    json: { memorialUuid: host.memorial.uuid },
  })
  const [mail] = (await app.outbox()).filter(({ to }) => to === 'joan@example.com')
  expect(mail?.subject).toContain(name)
  expect(mail?.text).toContain(name)
})

test('a name that is too long is refused with a message', async () => {
  const { app, host } = await startWithHost()
  const refused = await edit(app, host, { nameOfPerson: 'x'.repeat(limits.nameMax + 1) })
  expect(refused).toMatchObject({
    status: 400,
    body: { field: 'nameOfPerson', msg: 'Name must be at most 300 characters' },
  })
})

test('characters that are not allowed are removed, and lone surrogates replaced', async () => {
  const { app, host } = await startWithHost()
  const { status, body } = await edit(app, host, {
    nameOfPerson: 'Mar\u0000ga\u0007ret',
    details: 'a\r\nb\tc\u0000',
    stories: [{ text: 'half \ud83c of a rose' }],
    contacts: [{ email: 'joan@example.com', firstName: 'Jo\u0000an' }, { email: 'ki\u0000m@example.com' }],
  })
  expect(status).toBe(200)
  expect(body.memorial).toMatchObject({
    nameOfPerson: 'Margaret',
    details: 'a\nb\tc',
    stories: [{ text: 'half \ufffd of a rose' }],
    contacts: [{ email: 'joan@example.com', firstName: 'Joan' }],
  })
  expect(body.memorial.contacts).toHaveLength(1)
  const user = await app.api('POST', '/anon/signup', {
    json: { email: 'a\u0000@example.com', password: 'a good one' },
  })
  expect(user).toMatchObject({ status: 400, body: { field: 'email', msg: 'Email must be valid' } })
})

test('of 2,000 contacts, half of them invalid, the valid ones are saved', PATIENCE, async () => {
  const { app, host } = await startWithHost()
  const contacts = Array.from({ length: 2000 }, (_, n) => {
    if (n % 4 === 0) return { email: `person-${n}@example.com` }
    if (n % 4 === 1) return { phone: `0412 ${String(n).padStart(6, '0')}` }
    return { email: n % 4 === 2 ? `nonsense ${n}` : '', phone: '12', firstName: 'Nobody' }
  })
  const saved = await edit(app, host, { contacts })
  expect(saved.status).toBe(200)
  expect(saved.body.memorial.contacts).toHaveLength(1000)
  const again = await edit(app, host, { contacts })
  expect(again.body.memorial.contacts).toEqual(saved.body.memorial.contacts)
  expect(await edit(app, host, { contacts: [...contacts, {}] })).toMatchObject({
    status: 400,
    body: { field: 'contacts' },
  })
})

test('200 stories are saved, and one of the maximum length, in any script', PATIENCE, async () => {
  const { app, host } = await startWithHost()
  const stories = Array.from({ length: limits.storiesMax }, (_, n) => ({
    text: `${n} ${'记'.repeat(n === 0 ? limits.storyMax - 4 : 500)}`,
  }))
  expect((await edit(app, host, { stories })).status).toBe(200)
  const { stories: kept } = await readMemorial(app, host)
  expect(kept.map(({ text }: { text: string }) => text)).toEqual(stories.map(({ text }) => text))
  expect(await edit(app, host, { stories: [...stories, { text: 'one more' }] })).toMatchObject({
    status: 400,
    body: { field: 'stories' },
  })
  const tooLong = await edit(app, host, { stories: [{ text: 'x'.repeat(limits.storyMax + 1) }] })
  expect(tooLong.body).toMatchObject({
    field: 'stories.0.text',
    msg: 'A story must be at most 20000 characters',
  })
})
