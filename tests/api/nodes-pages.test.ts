import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { type Answered, OPERATOR_TOKEN, openApp, type TestApp } from '../support/app.ts'
import { contributorFor } from '../support/contributing.ts'
import { freshDatabase } from '../support/database.ts'
import { give } from '../support/donations.ts'
import { editor } from '../support/edits.ts'
import { aPaidHost, aPhoto, aUser, upload } from '../support/factories.ts'
import { sendVideo } from '../support/videos.ts'
import { visitorPages } from '../support/visitor-pages.ts'
import { daily } from '../support/years.ts'

// Two nodes have the page of one memorial in their caches. Any change made on one node has to appear on both.

// Each test asks for a page thirty times.
vi.setConfig({ testTimeout: 300_000 })

const soon = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 60_000 })

async function twoNodes() {
  const dataDir = await mkdtemp(join(tmpdir(), 'afterglow-pages-'))
  const database = await freshDatabase()
  onTestFinished(async () => {
    await database.close()
    await rm(dataDir, { recursive: true, force: true })
  })
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

test('what hosts write is new on both nodes: name, day, place, texts, stories, language, link', async () => {
  const { one, host, turns, leaves, movesTo } = await twoNodes()
  const edit = editor(one, host)
  await turns(() => edit.parts({ nameOfPerson: 'Margaret Anne Vale' }), 'Margaret Anne Vale')
  await turns(() => edit.parts({ memorialDate: '2031-05-04' }), 'May 4, 2031')
  await turns(() => edit.parts({ address: 'The boathouse' }), 'The boathouse')
  await turns(() => edit.parts({ details: 'Wear something blue' }), 'Wear something blue')
  await turns(() => edit.parts({ hostMessage: 'Thank you all' }), 'Thank you all')
  await turns(
    () => edit.parts({ stories: [{ uuid: null, text: 'She sailed at night.' }] }),
    'She sailed at night.',
  )
  await turns(() => edit.stories([{ uuid: null, text: 'She laughed.' }]), 'She laughed.')
  const settle = (json: object) =>
    one.api('POST', `/memorial/settings/${host.memorial.uuid}`, { token: host.token, json })
  await turns(() => settle({ language: 'es' }), '<html lang="es"')
  await leaves(() => settle({ language: null }), '<html lang="es"')
  await leaves(() => settle({ searchIndexed: true }), 'noindex')
  const slug = `margaret-${host.memorial.uuid}`
  await turns(() => edit.slug(slug), `/view/${slug}`)
  movesTo(slug)
  await turns(() => edit.parts({ hostMessage: 'Come as you are' }), 'Come as you are')
})

test('changes of the portrait, the photos, their captions and order, and the video are new on both', async () => {
  const { one, host, turns, leaves } = await twoNodes()
  const edit = editor(one, host)
  const add = async (title: string, role = 'PHOTO') => {
    const content = await aPhoto()
    const answer = await upload(one, host, { content, fields: { title, role } })
    await one.drained()
    return answer
  }
  const uuids: string[] = []
  const addOne = async (title: string) => {
    const answer = await add(title)
    uuids.push(answer.body.mediaUuid)
    return answer
  }
  await turns(() => addOne('A summer'), 'A summer')
  await turns(() => addOne('A winter'), /A summer[\s\S]*A winter/)
  const { token, memorial } = host
  const uuid = String(memorial.uuid)
  const [summer, winter] = uuids
  const caption = (title: string) =>
    one.api('POST', `/memorial/media/update/${summer}`, { token, json: { title } })
  await turns(() => caption('A long summer'), 'A long summer')
  const inOrder = [winter, summer].map((uuid) => ({
    uuid,
    title: uuid === summer ? 'A long summer' : 'A winter',
  }))
  await turns(() => edit.photos(inOrder), /A winter[\s\S]*A long summer/)
  await leaves(() => one.api('POST', `/memorial/media/delete/${winter}`, { token }), 'A winter')
  let portrait = ''
  const setPortrait = async () => {
    const answer = await add('', 'PROFILE_PHOTO')
    portrait = answer.body.media.filename
    return answer
  }
  await turns(setPortrait, 'Portrait of Margaret Hollis')
  const choose = () => one.api('PUT', `/memorial/${uuid}/profile-photo/${summer}`, { token })
  await leaves(choose, portrait)
  await turns(() => sendVideo(one, host), /<video|host-message|\.webm/)
})

test('memories are new on both when added, changed, hidden, approved, removed, restored or withdrawn', async () => {
  const { one, host, turns, leaves } = await twoNodes()
  const { uuid } = host.memorial
  const token = host.token
  await one.api('POST', `/memorial/settings/${uuid}`, { token, json: { appearAtOnce: 'EVERYONE' } })
  const joan = contributorFor(one, host.memorial, await aUser(one))
  await turns(
    () => joan.submit({ contributorName: 'Joan Petrie', contributorMessage: 'She taught me to sail.' }),
    'taught me to sail',
  )
  const [{ id }] = (await editor(one, host).read()).contributions
  await turns(() => joan.submit({ contributorMessage: 'She taught us all to sail.' }), 'taught us all')
  await turns(() => joan.submit({ contributorName: 'Joan P.' }), 'Joan P.')
  const photo = await aPhoto()
  const addPhoto = async () => {
    const answer = await joan.submit({ photoCaptions: 'The old boat' }, [photo])
    await one.drained()
    return answer
  }
  await turns(addPhoto, 'The old boat')
  const act = (what: string, json?: object) =>
    one.api('POST', `/memorial/contribution/${what}/${uuid}/${id}`, { token, ...(json && { json }) })
  const shown = 'taught us all'
  await leaves(() => act('hide', { hidden: true }), shown)
  await turns(() => act('hide', { hidden: false }), shown)
  await leaves(() => act('remove'), shown)
  await turns(() => act('restore'), shown)
  const approve = (approved: boolean) =>
    one.api('POST', `/memorial/contributions/approve/${uuid}`, {
      token,
      json: { contributionIds: [id], approved },
    })
  await leaves(() => approve(false), shown)
  await turns(() => approve(true), shown)
  await leaves(() => joan.withdraw(), shown)

  await turns(() => joan.submit({ contributorMessage: 'And to dance.' }), 'And to dance.')
  const [{ id: second }] = (await editor(one, host).read()).contributions
  await leaves(
    () => one.api('POST', `/memorial/contribution/block/${uuid}/${second}`, { token }),
    'And to dance.',
  )
})

test('changes of funds, their texts and their totals are new on both', async () => {
  const { one, host, turns, leaves } = await twoNodes()
  const edit = editor(one, host)
  const fund = { title: 'The lifeboats', description: 'For the crew', goalMinor: 50_000 }
  await turns(() => edit.funds([fund]), 'The lifeboats')
  const [{ id }] = (await edit.read()).memorialFunds
  await turns(() => edit.funds([{ id, ...fund, description: 'For the boat' }]), 'For the boat')
  const donor = await aUser(one)
  let intent = ''
  const given = async () => {
    const answer = await give(one, donor, host.memorial.shareSlug, { amount: 37 })
    intent = answer.body.paymentIntentId
    return answer
  }
  await turns(given, '$37')
  await leaves(
    () => one.api('POST', `/operator/donations/refund/${intent}`, { token: OPERATOR_TOKEN }),
    '$37',
  )
  await leaves(() => edit.funds([], [id]), 'The lifeboats')
})

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

test('the language of an owner is new on both, once it becomes known', async () => {
  const { one, host, turns } = await twoNodes()
  await one.db.updateTable('users').set({ language: null }).execute()
  const { email, password } = host
  // Link previews show it, in a page that is in the language of its reader.
  const comes = () =>
    one.api('POST', '/anon/signin', { json: { email, password }, headers: { 'accept-language': 'es' } })
  await turns(comes, ': un memorial')
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
    [`update users set first_name = 'Claire', surname = 'Hollis'`, 'Claire Hollis'],
    [
      `insert into donations (intent_id, memorial_uuid, fund_uuid, fund_title, amount_minor, fee_minor, currency, anonymous,
                              provider, date_donated)
       select 'pi_x', memorial_uuid, uuid, title, 4100, 0, 'aud', true, 'sandbox', now() from funds`,
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
