import { describe, expect, it } from 'vitest'
import { blankDraft, type Draft } from './schema.ts'
import { aPhoto, uuid } from './testing.ts'
import { canBeKeptByMail, isWorthKeeping } from './worth-keeping.ts'

const draft = (change: Partial<Draft> = {}): Draft => ({
  ...blankDraft('d1'),
  personName: 'Margaret',
  ...change,
})
const aStory = (text: string) => ({ stories: [{ id: 's1', title: '', text, uuid: null }] })
const contacts = (count: number) => ({
  contacts: Array.from({ length: count }, (_, at) => ({
    id: `c${at}`,
    text: `guest${at}@example.com`,
    server: null,
  })),
})
const profilePhoto = { ...aPhoto(), id: uuid(9) }
const words = (count: number, word = 'roses') => Array.from({ length: count }, () => word).join(' ')

describe('a draft is worth keeping', () => {
  it.each([
    ['not with a name alone', {}, false],
    ['not with a place and a date', { memorialDate: '2026-11-28', address: 'St Brigid’s Hall' }, false],
    ['not with one photo', { photos: [aPhoto()] }, false],
    ['with two', { photos: [aPhoto(), aPhoto({ id: uuid(11) })] }, true],
    ['with a portrait and a photo', { profilePhoto, photos: [aPhoto()] }, true],
    ['with a recording', { hostVideo: { id: uuid(5), mime: 'video/webm', seconds: 40 } }, true],
    ['not with the beginning of a story', aStory('She did the voices.'), false],
    ['with a story', aStory(words(25)), true],
    ['with a story in Arabic', aStory(words(25, 'ورد')), true],
    ['with a story and a letter together', { ...aStory(words(15)), personalMessage: words(10) }, true],
    ['not with blank rows', aStory(' '.repeat(400)), false],
    ['not with four contacts', contacts(4), false],
    ['with five', contacts(5), true],
  ])('%s', (_, change, expected) => {
    expect(isWorthKeeping(draft(change))).toBe(expected)
  })
})

describe('whether a draft can be kept by mail', () => {
  const much = aStory(words(40))

  it.each([
    ['with much in it', much, true],
    ['not with little in it', {}, false],
    ['not without a name', { ...much, personName: ' M ' }, false],
    ['not once the server has it', { ...much, memorialUuid: uuid(1) }, false],
  ])('%s', (_, change, expected) => {
    expect(canBeKeptByMail(draft(change))).toBe(expected)
  })
})
