import { expect, test } from 'vitest'
import { posterSecond } from './poster.ts'

test.each([
  ['five minutes', 300, 1],
  ['ten seconds', 10, 1],
  ['four seconds', 4, 0.4],
  ['a blink', 0.2, 0.02],
  ['nothing', 0, 0],
  ['less than nothing', -3, 0],
  ['an endless one', Number.POSITIVE_INFINITY, 1],
  ['one without a length', Number.NaN, 0],
  ['one whose length nobody knows', null, 0],
])('of %s', (_, seconds, moment) => expect(posterSecond(seconds)).toBe(moment))
