import { expect, test } from 'vitest'
import { withoutQuotedHtml } from './quoted-html.ts'

test('what is quoted is left out, also over several lines and one inside another', () => {
  const quoted = '<blockquote\n type="cite">a<blockquote>b</blockquote>c</blockquote>'
  expect(withoutQuotedHtml(`<p>Thank you</p>${quoted}<p>Ana</p>`)).toBe('<p>Thank you</p><p>Ana</p>')
  expect(withoutQuotedHtml('<p>Yes</p><hr dir="ltr" id="appendonsend"><p>before</p>')).toBe('<p>Yes</p>')
})

test.each(['<blockquote', '<blockquote ', '<div ', '<hr id=', '</blockquote', '<div id="', ' id='])(
  'HTML of nothing but %j is read in steps that grow with its length',
  (part) => {
    // Squared, some megabytes would take hours: the test ends.
    expect(() => withoutQuotedHtml(`<div ${part.repeat(4_000_000 / part.length)}`)).not.toThrow()
  },
)
