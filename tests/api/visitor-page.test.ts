import { expect, test } from 'vitest'
import { startApp, type TestApp } from '../support/app.ts'
import { aHost, aPaidHost, startWithPaidHost } from '../support/factories.ts'
import { visit } from '../support/forms.ts'
import { visitorPages } from '../support/visitor-pages.ts'

// The page of a memorial as the server answers it, before any script.

type Host = Awaited<ReturnType<typeof aPaidHost>>

const change = (app: TestApp, { token, memorial }: Host, path: string, json: object) =>
  app.api('POST', `/memorial/${path}/${memorial.uuid}`, { token, json })

/** What is to be shown, as it stands in HTML. */
const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

test('chats and social networks are told of whom the page is', async () => {
  const app = await startApp({}, { pages: visitorPages })
  const nameOfPerson = 'Margaret "Meg" <b>Hollis</b> {name}'
  const host = await aPaidHost(app, { nameOfPerson })
  const { body } = await visit(app, `/view/${host.memorial.shareSlug}`)
  const content = (name: string) =>
    new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(body)?.[1]
  const name = escaped(nameOfPerson)
  const invitation = `Please join me in celebrating the life of ${name}. View their memorial and share your own memories.`
  expect(content('description')).toBe(invitation)
  expect(content('og:title')).toBe(`${name}: a memorial`)
  expect(content('og:description')).toBe(invitation)
  expect(content('og:url')).toMatch(new RegExp(`/view/${host.memorial.shareSlug}$`))
  expect(content('og:image')).toMatch(new RegExp(`/view/${host.memorial.shareSlug}/share\\.png\\?v=\\w+$`))
  expect(content('og:image:alt')).toBe(`Celebrating the life of ${name}`)
  expect(content('robots')).toBe('noindex')
  await change(app, host, 'settings', { searchIndexed: true })
  expect((await visit(app, `/view/${host.memorial.shareSlug}`)).body).not.toContain('name="robots"')
})

test('a memorial that is missing, private or moved is answered as what it is', async () => {
  const app = await startApp({}, { pages: visitorPages })
  const missing = await visit(app, '/view/nobody-abc123')
  expect(missing.status).toBe(404)
  expect(missing.body).toContain('This memorial may have been removed or the link might be incorrect.')

  // Who is signed in is asked whether it is theirs, and waits for its payment.
  const { memorial } = await aHost(app, { nameOfPerson: 'Margaret Anne Hollis' })
  const unpaid = await visit(app, `/view/${memorial.shareSlug}`)
  expect([unpaid.status, unpaid.body.includes('data-closed')]).toEqual([404, true])
  const asking = await visit(app, `/view/${memorial.shareSlug}?host`)
  expect([asking.status, asking.body.includes('Opening the memorial')]).toEqual([404, true])

  const host = await aPaidHost(app, { nameOfPerson: 'Margaret Anne Hollis' })
  await change(app, host, 'share-slug', { shareSlug: 'meg-hollis' })
  const moved = await visit(app, `/view/${host.memorial.shareSlug}`)
  expect([moved.status, moved.headers.location]).toEqual([301, '/view/meg-hollis'])

  await change(app, host, 'settings', { visibility: 'PRIVATE' })
  const closed = await visit(app, '/view/meg-hollis')
  expect(closed.status).toBe(403)
  expect(closed.body).toContain('This memorial might be private.')
  expect(closed.body).not.toContain('Margaret')
})

test('a day that is ahead can be added to a calendar and looked up on a map, and a past one not added', async () => {
  const { app, host } = await startWithPaidHost(
    { memorialDate: '2131-11-28', address: 'St Brigid’s Hall' },
    visitorPages,
  )
  const page = async () => (await visit(app, `/view/${host.memorial.shareSlug}`)).body
  expect(await page()).toContain('Add to calendar')
  expect(await page()).toContain('openstreetmap.org/search?query=St+Brigid')
  const json = { uuid: host.memorial.uuid, memorialDate: '2020-01-05' }
  await app.api('POST', '/memorial/edit', { token: host.token, json })
  expect(await page()).toContain('Jan 5, 2020')
  expect(await page()).not.toContain('Add to calendar')
})

test('the data of a page is not sent as HTML', async () => {
  const { app, host } = await startWithPaidHost({ details: '<img src=x onerror=alert(1)>' }, visitorPages)
  for (const path of [
    `/view/${host.memorial.shareSlug}.data`,
    `/view/${host.memorial.shareSlug}/rsvp.data`,
  ]) {
    const { headers, raw } = await app.api('GET', path)
    expect(raw.toString(), path).toContain(host.memorial.shareSlug)
    expect(headers['content-type'], path).toMatch(/^text\/x-script/)
  }
})
