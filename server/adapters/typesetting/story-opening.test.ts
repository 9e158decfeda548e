import { describe, expect, test } from 'vitest'
import { openingOf } from './story-opening.ts'

const long = ' And then there was more of it than anybody had thought there could be, on and on.'

describe('the beginning of a story', () => {
  test.each([
    ['all of it if that is short', 'Mum never threw away a button.', 'Mum never threw away a button.'],
    ['its first sentence', `She taught me to swim.${long}`, 'She taught me to swim.'],
    ['its salutation', `Dear Gran,\nI still set the table.${long}`, 'Dear Gran,'],
    [
      'its first clause',
      `In the year of the caravan, when it rained for eleven days and she would not go${long}`,
      'In the year of the caravan,',
    ],
    [
      'a few words',
      `Every letter we ever sent her went into the biscuit tin above the stove and stayed${long}`,
      'Every letter we ever sent her went',
    ],
    ['a sentence of Chinese', `奶奶喜欢种花。${'每天早上她都会给花园浇水'.repeat(9)}`, '奶奶喜欢种花。'],
  ])('%s', (_, story, opening) => {
    const divided = openingOf(story)
    expect(divided.opening).toBe(opening)
    expect(`${divided.opening}${divided.rest}`.replace(/\s/g, '')).toBe(story.replace(/\s/g, ''))
  })

  test.each([
    ['word', 'x'.repeat(300)],
    ['line of Chinese', '花'.repeat(50_000)],
    ['run of family emoji', '👨‍👩‍👧‍👦'.repeat(300)],
  ])('a part of a %s that never ends', (_, story) => {
    const { opening, rest } = openingOf(story)
    expect(opening.length).toBeGreaterThan(5)
    expect(opening.length).toBeLessThan(200)
    expect(opening + rest).toBe(story)
  })

  test('a line of its own if the writer ended it there, but not if the text continues', () => {
    expect(openingOf(`Dear Gran,\nI still set the table.${long}`).isOwnLine).toBe(true)
    expect(openingOf('Mum never threw away a button.').isOwnLine).toBe(false)
    expect(openingOf(`She taught me to swim.${long}`).isOwnLine).toBe(false)
    expect(openingOf(`A\nbig house.${long}`)).toMatchObject({ opening: 'A', isOwnLine: true })
  })

  test('nothing for an empty story', () => {
    expect(openingOf(' \n ')).toEqual({ opening: '', rest: '', isOwnLine: false })
  })
})
