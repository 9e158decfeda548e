import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { editor } from '../support/edits.ts'
import { startWithHost } from '../support/factories.ts'

const three = { stories: ['The garden', 'The boat', 'The song'].map((text) => ({ uuid: null, text })) }

const texts = (memorial: { stories: { text: string }[] }) => memorial.stories.map((story) => story.text)

test('stories are changed, added and removed; listed ones come in the given order, the others after them', async () => {
  const { app, host } = await startWithHost(three)
  const [garden, boat, song] = host.memorial.stories
  const edit = editor(app, host)
  const { status, body } = await edit.stories(
    [
      { uuid: null, text: ' A new one ' },
      { uuid: song.uuid, text: 'The old song' },
      { uuid: song.uuid, text: 'The same id twice' },
      { uuid: null, text: '  \n ' },
    ],
    [boat.uuid],
    host.memorial.version,
  )
  expect(status).toBe(200)
  expect(body).toMatchObject({ success: true, msg: null })
  expect(texts(body.memorial)).toEqual(['A new one', 'The old song', 'The same id twice', 'The garden'])
  expect(body.memorial.stories[1].uuid).toBe(song.uuid)
  expect(body.memorial.stories[3]).toEqual(garden)
  expect(body.memorial.version).toBeGreaterThan(host.memorial.version)
  expect(await edit.read()).toEqual(body.memorial)

  // A story in the list without text is removed.
  expect(texts((await edit.stories([{ uuid: garden.uuid, text: ' ' }])).body.memorial)).toEqual([
    'A new one',
    'The old song',
    'The same id twice',
  ])
  // One that is removed goes, though it is named as well.
  const both = await edit.stories([{ uuid: song.uuid, text: 'The song' }], [song.uuid])
  expect(texts(both.body.memorial)).toEqual(['A new one', 'The same id twice'])
})

test('removing a story that is gone succeeds, and a text for it is saved as a new story', async () => {
  const { app, host } = await startWithHost(three)
  const [garden] = host.memorial.stories
  const edit = editor(app, host)
  await edit.stories([], [garden.uuid])
  const { status, body } = await edit.stories(
    [{ uuid: garden.uuid, text: 'The garden, rewritten' }],
    [randomUUID()],
  )
  expect(status).toBe(200)
  expect(texts(body.memorial)).toEqual(['The garden, rewritten', 'The boat', 'The song'])
  expect((await edit.stories([], [garden.uuid])).status).toBe(200)
})

test('a title stays if the request has none, is removed by null, and is one line of at most 120 characters', async () => {
  const { app, host } = await startWithHost({
    stories: [{ title: ' The\n garden ', text: 'Roses' }, { text: 'The boat' }],
  })
  const [garden, boat] = host.memorial.stories
  expect([garden.title, boat.title]).toEqual(['The garden', null])
  const edit = editor(app, host)
  const titles = (answer: { body: { memorial: { stories: { title: string | null }[] } } }) =>
    answer.body.memorial.stories.map(({ title }) => title)
  const named = { uuid: boat.uuid, title: 'The <b>June</b>', text: 'The boat' }
  expect(titles(await edit.stories([{ uuid: garden.uuid, text: 'Roses in June' }, named]))).toEqual([
    'The garden',
    'The <b>June</b>',
  ])
  const whole = (stories: object[]) =>
    app.api('POST', '/memorial/edit', { token: host.token, json: { uuid: host.memorial.uuid, stories } })
  expect(
    titles(
      await whole([
        { uuid: garden.uuid, text: 'Roses' },
        { ...named, title: '' },
      ]),
    ),
  ).toEqual(['The garden', null])
  const tooLong = await edit.stories([{ uuid: garden.uuid, title: 'x'.repeat(121), text: 'Roses' }])
  expect([tooLong.status, tooLong.body.msg]).toEqual([400, "A story's title must be at most 120 characters"])
  expect((await edit.stories([{ uuid: garden.uuid, title: 7, text: 'Roses' }])).status).toBe(400)
  expect((await edit.read()).stories[0].title).toBe('The garden')
  // A story with only a title stays; without title and text it is removed.
  const bare = { uuid: garden.uuid, text: '' }
  expect(titles(await edit.stories([{ ...bare, title: 'The garden' }]))).toEqual(['The garden', null])
  expect(titles(await edit.stories([{ ...bare, title: null }]))).toEqual([null])
})

test('a memorial has at most 200 stories, including those that the request leaves out', async () => {
  const { app, host } = await startWithHost(three)
  const edit = editor(app, host)
  const some = (count: number) => Array.from({ length: count }, (_, n) => ({ text: `Story ${n}` }))
  expect(await edit.stories(some(198))).toMatchObject({ status: 400, body: { code: 'TOO_MANY_STORIES' } })
  expect(await edit.stories(some(201))).toMatchObject({ status: 400, body: { code: 'BAD_INPUT' } })
  expect(texts(await edit.read())).toEqual(['The garden', 'The boat', 'The song'])
  expect((await edit.stories(some(197))).body.memorial.stories).toHaveLength(200)
})

test('invalid stories are refused with a message, and the stories stay as they were', async () => {
  const { app, host } = await startWithHost(three)
  const edit = editor(app, host)
  const [garden] = host.memorial.stories
  expect((await edit.stories([{ text: 'x'.repeat(20_001) }])).body.msg).toBe(
    'A story must be at most 20000 characters',
  )
  for (const stories of [[{ text: 7 }], [{}], ['The garden'], [{ uuid: 'mine', text: 'x' }]])
    expect([stories, (await edit.stories(stories as object[])).status]).toEqual([stories, 400])
  expect((await edit.stories([], ['not-an-id'])).status).toBe(400)
  expect((await edit.stories([], [garden.uuid], 'first' as unknown as number)).status).toBe(400)
  expect((await edit.read()).stories).toEqual(host.memorial.stories)

  const { body } = await edit.stories([{ uuid: garden.uuid, text: 'The\u0000 garden\u0007\nat dusk' }])
  expect(body.memorial.stories[0].text).toBe('The garden\nat dusk')
})
