import { expect, it } from 'vitest'
import { contentOf } from '#app/draft/rules.ts'
import { blankDraft, type Content } from '#app/draft/schema.ts'
import { changesOf } from './changes.ts'

const blank = contentOf(blankDraft('d1'))
const told = (...stories: [id: string, text: string][]): Content => ({
  ...blank,
  stories: stories.map(([id, text]) => ({ id, title: '', text, uuid: id })),
})
const base = told(['a', 'The roses'], ['b', 'The tin'], ['c', 'The boat'])
const words = (rows: { words: string }[]) => rows.map((row) => row.words)

it('lists the rows that one side added, changed and removed since the base', () => {
  const changes = changesOf(base, told(['a', 'The roses'], ['c', 'The old boat'], ['d', 'A song']), 'stories')
  expect(words(changes.added)).toEqual(['A song'])
  expect(words(changes.changed)).toEqual(['The old boat'])
  expect(words(changes.removed)).toEqual(['The tin'])
  expect(changes.reordered).toBe(false)
})

it('reports a changed order and ignores blank rows', () => {
  const turned = told(['b', 'The tin'], ['a', 'The roses'], ['c', 'The boat'], ['d', ' '])
  expect(changesOf(base, turned, 'stories')).toEqual({ added: [], changed: [], removed: [], reordered: true })
})

it('reports a changed title of a story', () => {
  const titled = { ...base, stories: base.stories.map((story) => ({ ...story, title: `No. ${story.id}` })) }
  expect(words(changesOf(base, titled, 'stories').changed)[0]).toBe('No. a\nThe roses')
})

it('reports a changed goal of a fund', () => {
  const fund = {
    id: 'f',
    title: ' Hospice ',
    description: 'Day and night',
    recipient: '',
    payout: '',
    charity: '',
    goal: '1500',
    server: null,
  }
  const { changed } = changesOf(
    { ...blank, funds: [fund] },
    { ...blank, funds: [{ ...fund, goal: '2000' }] },
    'funds',
  )
  expect(changed).toMatchObject([{ words: 'Hospice\nDay and night', goal: '2000' }])
})
