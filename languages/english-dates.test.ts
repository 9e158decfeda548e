import { expect, it } from 'vitest'
import { englishDatesOf } from './english-dates.ts'

it('follows the first region of English that a browser lists', () => {
  for (const header of [
    'en-US,en;q=0.9',
    'EN-us',
    'en-CA',
    'en-PH',
    'en',
    'es-MX,es;q=0.9',
    '',
    null,
    'en-Latn',
  ])
    expect([header, englishDatesOf(header)]).toEqual([header, 'en-US'])
  for (const header of [
    'en-GB,en-US;q=0.9,en;q=0.8',
    'en-AU',
    'en-NZ,en;q=0.9',
    'en-IE',
    'es, en-gb;q=0.5',
    'en, en-ZA',
  ])
    expect([header, englishDatesOf(header)]).toEqual([header, 'en-AU'])
})
