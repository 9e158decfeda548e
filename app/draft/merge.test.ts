import { describe, expect, it } from 'vitest'
import { mergeLosesCaption, mergePart } from './merge.ts'
import { contentOf } from './rules.ts'
import { blankDraft, type Content, type DraftFund, type DraftStory } from './schema.ts'
import { aPhoto, uuid } from './testing.ts'

const blank = contentOf(blankDraft('d1'))

/** `a` and `b` are on the server; a row whose id begins with `+` was added. */
const story = (id: string, text = id): DraftStory => ({
  title: '',
  id,
  text,
  uuid: id.startsWith('+') ? null : id,
})
const told = (...stories: DraftStory[]): Content => ({ ...blank, stories })
const bothStories = (base: Content, mine: Content, theirs: Content) =>
  mergePart('stories', base, mine, theirs).stories.map(({ text, uuid: id }) => [text, id])

describe('merging two lists of stories', () => {
  const base = told(story('a'), story('b'))

  it('keeps what either side added, each in its place', () => {
    const mine = told(story('a'), story('+m', 'mine'), story('b'))
    const theirs = told(story('a'), story('b'), story('c', 'theirs'))
    expect(bothStories(base, mine, theirs)).toEqual([
      ['a', 'a'],
      ['mine', null],
      ['b', 'b'],
      ['theirs', 'c'],
    ])
  })

  it('takes the side that changed a story, and both versions if both changed it', () => {
    const mine = told(story('a', 'a, mine'), story('b', 'b, mine'))
    const theirs = told(story('a'), story('b', 'b, theirs'))
    expect(bothStories(base, mine, theirs)).toEqual([
      ['a, mine', 'a'],
      ['b, mine', 'b'],
      ['b, theirs', null],
    ])
  })

  it('drops a story that one side removed and the other left unchanged', () => {
    expect(bothStories(base, told(story('a')), told(story('b')))).toEqual([['', null]])
  })

  it('keeps a story that one side removed and the other changed; one removed on the server as new', () => {
    const changedHere = told(story('a', 'a, mine'))
    expect(bothStories(base, changedHere, told(story('b', 'b, theirs')))).toEqual([
      ['a, mine', null],
      ['b, theirs', 'b'],
    ])
  })

  it('keeps one copy of a story that both sides added with the same text', () => {
    const mine = told(story('a'), story('b'), story('+m', 'The roses '))
    const theirs = told(story('a'), story('b'), story('c', 'The roses'))
    expect(bothStories(base, mine, theirs).slice(2)).toEqual([['The roses', 'c']])
  })

  it('keeps the order of the side that changed the order', () => {
    const turned = told(story('b'), story('a'))
    expect(bothStories(base, base, turned).flat()).toEqual(['b', 'b', 'a', 'a'])
    expect(bothStories(base, turned, base).flat()).toEqual(['b', 'b', 'a', 'a'])
  })

  it('drops blank stories', () => {
    const mine = told(story('a'), story('b'), story('+m', ' '))
    expect(bothStories(base, mine, told(story('a')))).toEqual([['a', 'a']])
  })
})

describe('merging two lists of photos', () => {
  const photo = (number: number, caption = '') => aPhoto({ id: uuid(number), caption })
  const bothCaptions = (mine: string, theirs: string) => {
    const list = (caption: string) => ({ ...blank, photos: [photo(1, caption)] })
    return mergePart('photos', list('Lake'), list(mine), list(theirs)).photos.map(({ caption }) => caption)
  }

  it('keeps every photo once, also those without a caption', () => {
    const mine = { ...blank, photos: [photo(1), photo(2)] }
    const theirs = { ...blank, photos: [photo(1), photo(3)] }
    const base = { ...blank, photos: [photo(1)] }
    const ids = mergePart('photos', base, mine, theirs).photos.map(({ id }) => id)
    expect(ids).toEqual([uuid(1), uuid(2), uuid(3)])
  })

  it('joins two captions of one photo, if they fit', () => {
    expect(bothCaptions('Lake, 1961', 'The lake')).toEqual(['Lake, 1961 · The lake'])
    expect(bothCaptions('The lake at dawn', 'The lake')).toEqual(['The lake at dawn'])
    expect(bothCaptions('m'.repeat(300), 't'.repeat(300))).toEqual(['m'.repeat(300)])
  })

  it.each([
    [true, 'm'.repeat(300), 't'.repeat(300)],
    [false, 'm'.repeat(300), 'Lake'],
    [false, 'Lake', 't'.repeat(300)],
    [false, 'm'.repeat(200), 't'.repeat(200)],
  ])('returns %o for whether a caption would be lost', (lost, mine, theirs) => {
    const list = (caption: string) => ({ ...blank, photos: [photo(1, caption)] })
    expect(mergeLosesCaption(list('Lake'), list(mine), list(theirs))).toBe(lost)
  })
})

it('an address that both sides added becomes one contact', () => {
  const contact = (id: string, text: string) => ({ id, text, server: null })
  const mine = { ...blank, contacts: [contact('m', 'Ana@example.com')] }
  const theirs = { ...blank, contacts: [contact('t', 'ana@example.com'), contact('u', 'tom@example.com')] }
  expect(mergePart('contacts', blank, mine, theirs).contacts.map(({ id }) => id)).toEqual(['t', 'u'])
})

it('a fund that both sides changed keeps its gifts, and the other wording becomes a new fund', () => {
  const server = { id: uuid(7), raisedMinor: 500, donationCount: 1, currency: 'aud', mayReword: true }
  const fund = (title: string): DraftFund => ({
    id: uuid(7),
    title,
    description: '',
    recipient: '',
    payout: '',
    charity: '',
    goal: '',
    server,
  })
  const funds = (title: string) => ({ ...blank, funds: [fund(title)] })
  const both = mergePart('funds', funds('Hospice'), funds('The hospice'), funds('Hospice care')).funds
  expect(both.map(({ title, server: known }) => [title, known?.id])).toEqual([
    ['The hospice', uuid(7)],
    ['Hospice care', undefined],
  ])
})

it('a part that is not a list keeps my version', () => {
  const mine = { ...blank, personName: 'Ana' }
  expect(mergePart('name', blank, mine, { ...blank, personName: 'Anna' })).toBe(mine)
})
