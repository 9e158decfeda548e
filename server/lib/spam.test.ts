import { expect, test } from 'vitest'
import { lookOver } from './spam.ts'

test.each([
  ['Rest in peace, Margaret. You were the best neighbour anyone could have.'],
  ['He took us to the casinoesque pier. I miss him.Thank you for everything.'],
  ['Write to me at joan@example.com if you would like the recipe for her plum cake.'],
  ['She came at 4.30 every day, and brought the U.S. stamps.'],
  ['RIP MUM. LOVE YOU.'],
  ['أنا حزين جدا لخسارتكم. كانت امرأة رائعة وسوف نفتقدها كثيرا جدا'],
  ['Thinking of you all.\nThinking of you all.\nLove, Ana'],
  [''],
])('%s: nothing to look at twice', (text) => {
  expect(lookOver(text, 2)).toBeNull()
})

test.each([
  ['See her photos at https://pictures.test/ana', 'LINKS'],
  ['Have a look: www.cheap-flowers.test', 'LINKS'],
  ['Great prices on flowers-now.shop/best', 'LINKS'],
  ['Order at flowers.com', 'LINKS'],
  ['flo\u200bwers.com', 'LINKS'],
  ['[url=x]here[/url]', 'LINKS'],
  ['Dear friends, BITCOIN made me rich', 'WORDS'],
  ['So sorry. Contact my spell caster today', 'WORDS'],
  ['ｂｉｔｃｏｉｎ for everyone', 'WORDS'],
  ['THIS FAMILY HAS NEVER PAID WHAT IT OWES TO ME', 'CAPITALS'],
  ['Call me. Call me. Call me. Call me.', 'REPEATED'],
])('%s: %s', (text, finding) => {
  expect(lookOver(text, 0)).toBe(finding)
})

test('the same text at three other places comes from a list', () => {
  expect(lookOver('We are sorry for your loss, with love from all of us here.', 3)).toBe('REPEATED')
})
