import { expect, test } from 'vitest'
import { breadthOf, mannerOf, needsOf } from './writing-system.ts'

test.each([
  ['She taught me to swim.', 'en', 'ltr'],
  ['Η γιαγιά μου', 'el', 'ltr'],
  ['Бабушка любила', 'ru', 'ltr'],
  ['كانت جدتي تحب الورد', 'ar', 'rtl'],
  ['סבתא לימדה אותי', 'he', 'rtl'],
  ['दादी हमेशा', 'hi', 'ltr'],
  ['คุณยายชอบ', 'th', 'ltr'],
  ['奶奶喜欢种花', 'zh', 'ltr'],
  ['祖母は花を育てる', 'ja', 'ltr'],
  ['日本語文字列の', 'ja', 'ltr'],
  ['할머니는 꽃을', 'ko', 'ltr'],
  ['1987!', 'en', 'ltr'],
  ['She said شكرا to everyone', 'en', 'ltr'],
])('%s is %s, %s', (text, lang, dir) => {
  expect(mannerOf(text)).toMatchObject({ lang, dir })
})

test('only the fonts that a text needs are loaded', () => {
  expect(needsOf(['Plain words, 1987.'])).toEqual(new Set(['latin']))
  expect(needsOf(['祖母は花'])).toEqual(new Set(['kana']))
  expect(needsOf(['祖母は花', '奶奶'])).toEqual(new Set(['kana', 'han']))
  expect(needsOf(['🌹'])).toEqual(new Set(['emoji']))
})

test('wide letters count as two, marks as none', () => {
  expect(breadthOf('Anne')).toBe(4)
  expect(breadthOf('陳美玲')).toBe(6)
  expect(breadthOf('ที่')).toBe(1)
})
