import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { aFolder } from '../../support/a-folder.ts'
import { aBook, readBook } from './a-book.ts'
import { aTypesettingProcess } from './a-typesetting-process.ts'

/** A story in each script, and words of it that a search must find. */
const stories = [
  ['Newsreader', 'She read every letter aloud.', ['every letter aloud']],
  ['EBGaramond', 'Η γιαγιά μου αγαπούσε τα λουλούδια.', ['αγαπούσε τα λουλούδια']],
  ['EBGaramond', 'Бабушка любила цветы.', ['любила цветы']],
  ['Amiri', 'كانت جدتي تحب الورد. رحمها الله.', ['كانت', 'جدتي', 'الورد', 'الله']],
  ['NotoSerifHebrew', 'סבתא לימדה אותי לבשל.', ['סבתא', 'לימדה', 'לבשל']],
  ['NotoSerifDevanagari', 'दादी हमेशा कहती थीं, नई शुरुआत है।', ['दादी हमेशा कहती थीं', 'नई', 'शुरुआत']],
  ['Trirong', 'คุณยายชอบปลูกดอกไม้ที่บ้าน เรานั่งฟัง', ['คุณยายชอบ', 'ดอกไม้ที่บ้าน', 'เรานั่งฟัง']],
  ['NotoSerifSC', '奶奶喜欢种花。', ['奶奶喜欢种花']],
  ['NotoSerifJP', '祖母は花を育てるのが好きでした。', ['祖母は花を育てる']],
  ['NotoSerifKR', '할머니는 꽃을 키우셨습니다.', ['할머니는 꽃을']],
  ['NotoColorEmoji', 'With love ❤️ 👨‍👩‍👧‍👦 🇦🇺', ['❤️', '👨‍👩‍👧‍👦', '🇦🇺']],
] as const

const folder = aFolder()
const typesetter = aTypesettingProcess()
let text: string
let outline: string[]
let fonts: string[]
let hasDrawnGlyphs: boolean
beforeAll(async () => {
  const pdf = join(folder, 'book.pdf')
  await typesetter.book(aBook({ stories: stories.map(([, story]) => story) }), { pdf, previewDir: folder })
  const book = await readBook(pdf)
  text = book.text
  outline = book.outline.flatMap(({ items }) => items)
  const file = await readFile(pdf, 'latin1')
  hasDrawnGlyphs = file.includes('/Subtype /Type3')
  fonts = [...file.matchAll(/\/BaseFont \/(\S+)/g)].map(([, name = '']) => name)
})

describe.each(stories)('a story in %s (“%s”)', (font, story, words) => {
  test('can be found in the text and is listed in the contents', () => {
    for (const word of words) expect(text).toContain(word)
    expect(outline).toContain(story)
  })

  test('has its font embedded as a subset', () => {
    const isSubset = fonts.some((name) => new RegExp(`^[A-Z]{6}\\+${font}`).test(name))
    // Emoji have several colours: each that occurs is embedded as a drawing, not in a subset of the font.
    expect(font === 'NotoColorEmoji' ? hasDrawnGlyphs : isSubset).toBe(true)
  })
})

test('only fonts of scripts that occur are embedded, and none of them whole', async () => {
  const known = new Set([...stories.map(([font]) => font), 'SourceSans3'])
  for (const name of fonts) {
    expect(name).toMatch(/^[A-Z]{6}\+/)
    expect(known).toContain(name.slice(7).split('-')[0])
  }
})
