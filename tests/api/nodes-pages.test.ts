import { expect, onTestFinished, test, vi } from 'vitest'
import { type Answered, OPERATOR_TOKEN, openApp, type TestApp } from '../support/app.ts'
import { contributorFor } from '../support/contributing.ts'
import { editor } from '../support/edits.ts'
import { aPaidHost, aPhoto, aUser, upload } from '../support/factories.ts'
import { visitorPages } from '../support/visitor-pages.ts'
import { lastingData } from '../support/worker.ts'
import { daily } from '../support/years.ts'

// Two nodes have the page of one memorial in their caches. Any change made on one node has to appear on both.

// Each test asks for a page thirty times.
vi.setConfig({ testTimeout: 300_000 })

const soon = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 60_000 })

async function twoNodes() {
  const { dataDir, database } = await lastingData()
  const open = async (changes: object) => {
    const app = await openApp({ dataDir, database, changes, pages: visitorPages })
    onTestFinished(app.close)
    return app
  }
  const [one, other] = [await open({}), await open({ role: 'web' })]
  const host = await aPaidHost(one, { nameOfPerson: 'Margaret Hollis' })
  return { one, other, host, ...watching([one, other], host.memorial.shareSlug) }
}

/** What a reader is shown: the text of the page, or its status. */
function watching([one, other]: [TestApp, TestApp], firstSlug: string) {
  let slug = firstSlug
  const pageOf = async (node: TestApp): Promise<Answered> => node.api('GET', `/view/${slug}`)
  const seenOn = async (node: TestApp) => {
    const { status, headers, body } = await pageOf(node)
    const words = String(body).replaceAll(/<script[\s\S]*?<\/script>/g, '')
    return `${status} ${headers.location ?? ''} ${headers['x-robots-tag'] ?? ''} ${words}`
  }

  /**
   * Does something, and expects words on the page of both nodes that were on neither before; or, with `gone`, the other
   * way round. Each node hears of it from the database, a moment later.
   */
  async function turns(act: () => Promise<unknown>, words: string | RegExp, gone = false) {
    const has = (text: string) => (typeof words === 'string' ? text.includes(words) : words.test(text))
    // Both nodes have the old page, even if notifications of the last change were still on their way.
    for (const node of [one, other])
      await soon(async () => expect([String(words), has(await seenOn(node))]).toEqual([String(words), gone]))
    const done = await act()
    const answers = (Array.isArray(done) ? done : [done]).filter((answer) => answer?.status !== undefined)
    for (const { status, body } of answers)
      expect([String(words), status, body.msg ?? null]).toEqual([String(words), 200, null])
    for (const node of [one, other])
      await soon(async () => expect([String(words), has(await seenOn(node))]).toEqual([String(words), !gone]))
  }

  return {
    turns,
    leaves: (act: () => Promise<unknown>, words: string | RegExp) => turns(act, words, true),
    movesTo(next: string) {
      slug = next
    },
    seenOn,
  }
}

test('a change of who may read it is new on both: passcode, private, operator, end of year, deleted, restored', async () => {
  const { one, other, host, turns, leaves, seenOn } = await twoNodes()
  const { uuid } = host.memorial
  const token = host.token
  const words = 'These words are for everybody.'
  await turns(() => editor(one, host).parts({ hostMessage: words }), words)
  const settle = (json: object) => one.api('POST', `/memorial/settings/${uuid}`, { token, json })
  await leaves(() => settle({ visibility: 'PASSCODE', passcode: 'rose bud' }), words)
  await turns(() => settle({ visibility: 'LINK' }), words)
  await leaves(() => settle({ visibility: 'PRIVATE' }), words)
  await turns(() => settle({ visibility: 'LINK' }), words)
  const hide = (hidden: boolean) =>
    one.api('POST', `/operator/memorials/hide/${uuid}`, { token: OPERATOR_TOKEN, json: { hidden } })
  await leaves(() => hide(true), words)
  await turns(() => hide(false), words)
  await leaves(() => one.api('POST', `/memorial/delete/${uuid}`, { token }), words)
  await turns(() => one.api('POST', `/memorial/restore/${uuid}`, { token }), words)
  await leaves(() => daily(one, host, 31), words)
  for (const node of [one, other]) expect(await seenOn(node)).toMatch(/^410/)
})

test("a host's new name is on both", async () => {
  const { one, host, turns } = await twoNodes()
  const name = { firstName: 'Claire', surname: 'Hollis' }
  await turns(() => one.api('POST', '/user/save', { token: host.token, json: name }), 'Claire Hollis')
})

test('a row changed by plain SQL is new on both nodes, so no code has to announce its changes', async () => {
  const { one, host, turns } = await twoNodes()
  const { uuid } = host.memorial
  const edit = editor(one, host)
  await edit.parts({ stories: [{ uuid: null, text: 'She sailed.' }] })
  await edit.funds([{ title: 'The lifeboats', description: '', goalMinor: null }])
  await upload(one, host, { content: await aPhoto(), fields: { title: 'A summer' } })
  await one.drained()
  const joan = contributorFor(one, host.memorial, await aUser(one))
  await one.pool.query(`update users set first_name = 'Claire', surname = 'Hollis'`)
  await joan.submit({ contributorMessage: 'She taught me to sail.' })
  await one.api('POST', `/memorial/contributions/approve/${uuid}`, {
    token: host.token,
    json: {
      contributionIds: (await edit.read()).contributions.map(({ id }: { id: string }) => id),
      approved: true,
    },
  })
  const writes: [sql: string, words: string][] = [
    [`update memorials set name_of_person = 'Ruth Vale'`, 'Ruth Vale'],
    [`update stories set text = 'She flew.'`, 'She flew.'],
    [`update funds set title = 'The hospice'`, 'The hospice'],
    [`update media set title = 'A winter'`, 'A winter'],
    [`update contributions set message = 'She taught me to fly.'`, 'taught me to fly'],
    [
      `update relationships set relationship_type = 'ADMIN' where relationship_type = 'CONTRIBUTOR'`,
      'look after this memorial',
    ],
    [
      `insert into payments (intent_id, purpose, memorial_uuid, fund_uuid, fund_title, amount_minor, currency, anonymous,
                             provider, completed_at)
       select 'pi_x', 'donation', memorial_uuid, uuid, title, 4100, 'aud', true, 'sandbox', now() from funds`,
      '$41',
    ],
  ]
  for (const [sql, words] of writes)
    await turns(async () => {
      await one.pool.query(sql)
      // This node learned of it from the row alone.
      await soon(async () =>
        expect(await one.api('GET', `/view/${host.memorial.shareSlug}`)).toMatchObject({
          body: expect.stringContaining(words),
        }),
      )
    }, words)
})
