import { expect, test } from 'vitest'
import { captionsOf } from './captions.ts'

test('each sentence is a caption, shown for its share of the recording', () => {
  expect(
    captionsOf('She sang in the kitchen every single day.\nAnd she laughed with all of her heart, so.', 83),
  ).toBe(
    [
      'WEBVTT\n',
      '00:00:00.000 --> 00:00:41.000\nShe sang in the kitchen every single day.\n',
      '00:00:41.000 --> 00:01:23.000\nAnd she laughed with all of her heart, so.\n',
    ].join('\n'),
  )
})

test('a short sentence stays with the next, and a long one is two captions of at most 84 characters', () => {
  const long = `Oh. ${'word '.repeat(30).trim()}.`
  const cues = captionsOf(long, 10).match(/^(Oh|word).*$/gm) ?? []
  expect(cues.length).toBe(2)
  expect(cues.join(' ')).toBe(long)
  for (const cue of cues) expect(cue.length).toBeLessThanOrEqual(84)
})

test('what would be markup or a time is text', () => {
  const captions = captionsOf('<b>Tea</b> & cake --> here', null)
  expect(captions).toContain('&lt;b&gt;Tea&lt;/b&gt; &amp; cake --&gt; here')
  expect(captions.match(/-->/g)).toHaveLength(1)
})

test('nothing said is no caption', () => {
  expect(captionsOf(' \n ', 5)).toBe('WEBVTT\n')
})

test('a word longer than a caption is one caption', () => {
  expect(captionsOf('x'.repeat(200), 2)).toContain(`00:00:00.000 --> 00:00:02.000\n${'x'.repeat(200)}`)
})
