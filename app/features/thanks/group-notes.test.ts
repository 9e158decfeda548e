import { expect, test } from 'vitest'
import type { ThanksLine } from '#contract/thanks.ts'
import { noteGroups } from './group-notes.ts'

const line = (uuid: string, more: Partial<ThanksLine> = {}) =>
  ({
    uuid,
    language: 'en',
    proposal: 'For the flowers',
    canMail: true,
    dateThanked: null,
    ...more,
  }) as ThanksLine

const general = { en: 'For everything', es: 'Por todo' }

test('people are written to by language, from one proposal where they did the same', () => {
  const lines = [
    line('a'),
    line('b'),
    line('c', { language: 'es', proposal: 'Por las flores' }),
    line('d', { language: 'es', proposal: 'Por la carta' }),
  ]
  expect(
    noteGroups(lines, general).map(({ language, proposal, lines: own }) => [language, proposal, own.length]),
  ).toEqual([
    ['en', 'For the flowers', 2],
    ['es', 'Por todo', 2],
  ])
})

test('whoever was thanked, or has no address, is left out', () => {
  const lines = [line('a', { canMail: false }), line('b', { dateThanked: '2026-11-26T00:00:00Z' })]
  expect(noteGroups(lines, general)).toEqual([])
})
