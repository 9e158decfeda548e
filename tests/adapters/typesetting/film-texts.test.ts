import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { FilmTextsSource } from '#server/ports/typesetter.ts'
import { aFolder } from '../../support/a-folder.ts'
import { aTypesettingProcess } from './a-typesetting-process.ts'

const folder = aFolder()
const typesetter = aTypesettingProcess()

const words = (changes: Partial<FilmTextsSource> = {}): FilmTextsSource => ({
  title: {
    of: 'Celebrating the life of',
    name: 'Margaret Anne Hollis',
    date: 'Jan 5, 2025',
    days: [],
    many: '3 photos',
    portrait: null,
  },
  closing: { thanks: 'Thank you for remembering', name: 'Margaret Anne Hollis', shared: null },
  captions: [],
  ...changes,
})

/** The share of a picture that is brighter than its background (1 is all), and its corner pixel. */
async function lookAt(path: string) {
  const { data, info } = await sharp(path).raw().toBuffer({ resolveWithObject: true })
  let bright = 0
  for (let at = 0; at < data.length; at += info.channels) bright += Number((data[at] ?? 0) > 120)
  return { ...info, bright: bright / (info.width * info.height), corner: [...data.subarray(-3)] }
}

test('cards fill the frame of a film', async () => {
  const { title, closing } = await typesetter.filmTexts(words(), folder)
  for (const card of [title, closing]) {
    expect(card.height).toBe(1080)
    const seen = await lookAt(card.path)
    expect(seen).toMatchObject({ width: 1920, height: 1080, channels: 3 })
    expect(seen.bright).toBeGreaterThan(0.005)
  }
})

test('the title card has the parts of the day, however many', async () => {
  const parts = (count: number) =>
    Array.from({ length: count }, (_, n) => ({
      time: `${n} pm`,
      name: `Part ${n}`,
      place: 'St Brigid’s Hall',
    }))
  const bright = []
  for (const count of [0, 3, 12]) {
    const days = count > 0 ? [{ day: 'Saturday 9 January 2027', parts: parts(count) }] : []
    const { title } = await typesetter.filmTexts(words({ title: { ...words().title, days } }), folder)
    const seen = await lookAt(title.path)
    expect(seen).toMatchObject({ width: 1920, height: 1080 })
    bright.push(seen.bright)
  }
  expect(bright[1]).toBeGreaterThan(bright[0] ?? 1)
  expect(bright[2]).toBeGreaterThan(bright[0] ?? 1)
})

test('the title card shows the portrait, and is made without it if the portrait is broken', async () => {
  const path = join(folder, 'portrait.jpg')
  await sharp({ create: { width: 600, height: 800, channels: 3, background: '#e8d8c8' } })
    .jpeg()
    .toFile(path)
  const titled = (portrait: FilmTextsSource['title']['portrait']) =>
    typesetter.filmTexts(words({ title: { ...words().title, portrait } }), folder)
  const without = await lookAt((await titled(null)).title.path)
  const broken = await titled({ path: join(folder, 'gone.jpg'), width: 600, height: 800, caption: '' })
  expect(broken.title.height).toBe(1080)
  const portrayed = await lookAt((await titled({ path, width: 600, height: 800, caption: '' })).title.path)
  expect(portrayed.bright).toBeGreaterThan(without.bright + 0.03)
})

test('captions are as high as their text, in any script, and are never read as markup', async () => {
  const captions = [
    { text: 'By the sea', from: '' },
    { text: '', from: '' },
    { text: '在海边 😀', from: 'From Ruth' },
    { text: '#panic("no") $x$ \\ @one </data.json', from: '' },
    { text: `${'x'.repeat(300)} \u202e ${'\u0301'.repeat(20_000)}`, from: '' },
    { text: 'A story of its own. '.repeat(25), from: 'From אבי' },
  ]
  const drawn = (await typesetter.filmTexts(words({ captions }), folder)).captions
  expect(drawn.map((one) => one !== null)).toEqual([true, false, true, true, true, true])
  for (const one of drawn) {
    if (!one) continue
    const seen = await lookAt(one.path)
    expect(seen).toMatchObject({ width: 1920, height: one.height, channels: 3 })
    expect(seen.height).toBeLessThan(400)
    expect(seen.bright).toBeGreaterThan(0.001)
    // No pixel of the edge is half transparent.
    for (const [at, value] of [0x12, 0x19, 0x1b].entries())
      expect(Math.abs((seen.corner[at] ?? 0) - value)).toBeLessThan(3)
  }
  expect(drawn[2]?.height).toBeGreaterThan(drawn[0]?.height ?? 0)
})
