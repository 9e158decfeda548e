import { createElement as element } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { toPlainText } from './plain-text.ts'

const plain = (...parts: Parameters<typeof element>[2][]) =>
  toPlainText(renderToStaticMarkup(element('div', null, ...parts)))

test('paragraphs, breaks and rules are lines', () => {
  expect(
    plain(element('h1', null, 'News'), element('p', null, 'One', element('br'), 'two'), element('hr'), 'end'),
  ).toBe('News\n\nOne\ntwo\n\n--\nend\n')
})

test('an address stands in full after its words, and once where it is its own words', () => {
  const href = 'https://memorials.example/view/m?a=1&b=2'
  expect(plain(element('p', null, element('a', { href }, element('b', null, 'The page'))))).toBe(
    `The page (${href})\n`,
  )
  expect(plain(element('a', { href }, href.replace('https://', '')))).toBe(`${href}\n`)
})

test.each([
  '<p>no paragraph</p><br/>',
  '</a><a href="https://elsewhere.example">here</a>',
  '&lt;b&gt; &amp;amp; "quoted" \'so\' > or <',
  '&nbsp;&#60;script&#62;',
])('words that look like markup are words: %s', (words) => {
  expect(plain(element('p', null, words))).toBe(`${words}\n`)
  const href = `https://memorials.example/?q=${words}`
  expect(plain(element('a', { href }, 'Look'))).toBe(`Look (${href})\n`)
})
