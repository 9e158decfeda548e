import { expect, test } from 'vitest'
import type { TestApp } from '../support/app.ts'
import { aContributor } from '../support/contributing.ts'
import { evening } from '../support/evening.ts'
import { aPhoto, aUser, startWithPaidHost } from '../support/factories.ts'
import { visitorPages } from '../support/visitor-pages.ts'
import { ask } from '../support/yearly-notes.ts'

// A program of a mail server opens every link of a mail before its reader does: that ends nothing, begins nothing, and counts as nobody.

/** Every row that the product keeps, by table; what counts requests is left out. */
async function rowsOf(app: TestApp): Promise<Record<string, string>> {
  const { rows } = await app.pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'rate_limits'`,
  )
  const found: Record<string, string> = {}
  for (const { name } of rows) {
    const all = await app.pool.query(
      `select coalesce(string_agg(t::text, chr(10) order by t::text), '') as all from ${name} t`,
    )
    found[name] = all.rows[0].all
  }
  return found
}

test('opening every link of every mail changes nothing', async () => {
  const { app, host } = await startWithPaidHost(
    { deathDate: '2024-05-02', contacts: [{ email: 'joan@example.com' }] },
    visitorPages,
  )
  const { uuid, shareSlug } = host.memorial
  const post = (path: string, json: object = {}, method: 'POST' | 'PUT' = 'POST') =>
    app.api(method, path, { token: host.token, json })
  await post('/memorial/send-all-invites', { memorialUuid: uuid })
  const answer = { name: 'Ben', email: 'ben@example.com', status: 'ATTENDING', message: '', guests: 0 }
  await post(`/public/memorial/${shareSlug}/rsvp`, answer)
  await ask(app, host, 'ann@example.com')
  const contributor = await aContributor(app, host.memorial)
  const added = await contributor.submit({ contributorMessage: 'She sang.' }, [await aPhoto()])
  await post(`/memorial/thanks/send/${uuid}/${added.body.contribution.id}`, { words: 'Thanks' })
  await post(`/memorial/hosts/invite/${uuid}`, { email: (await aUser(app)).email, role: 'MODERATOR' })
  const successors = [{ name: 'Sue', email: 'sue@example.com' }]
  await post(`/memorial/archive/${uuid}/successors`, { successors }, 'PUT')
  await post(`/memorial/archive/${uuid}/send`)
  await app.api('POST', '/anon/password/forgot', { json: { email: host.email } })
  await evening(app)
  await app.drained()

  const mails = (await app.outbox()).map(({ text, html }) => `${text} ${html.replaceAll('&amp;', '&')}`)
  const links = new Set(mails.flatMap((mail) => mail.match(/http:\/\/localhost:3000\/[^\s)>"<]+/g) ?? []))
  const kinds = [
    '/unsubscribe/',
    '?i=',
    '/digest/end/',
    '/yearly-note/',
    '/host-invitation/',
    '/memorial/archive?',
    '#token=',
  ]
  for (const kind of kinds)
    expect([kind, [...links].some((link) => link.includes(kind))]).toEqual([kind, true])
  const before = await rowsOf(app)
  for (const link of links) {
    const { pathname, search } = new URL(link)
    for (const method of ['HEAD', 'GET'] as const)
      for (const path of [pathname + search, `/public${pathname}`])
        await app.app.inject({ method, url: path, headers: { accept: 'text/html,*/*' } })
  }
  await app.drained()
  expect(await rowsOf(app)).toEqual(before)
})
