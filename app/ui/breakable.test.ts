import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Breakable } from './Breakable.tsx'

const markup = (text: string) => renderToStaticMarkup(createElement(Breakable, { text }))

it('keeps a short address together, and breaks a longer one after its @', () => {
  expect(markup('tom@example.com')).toBe('<bdi dir="ltr">tom@example.com</bdi>')
  expect(markup('claire.margaret.hollis@mail.example.com')).toBe(
    '<bdi dir="ltr">claire.margaret.hollis@<wbr/>mail.example.com</bdi>',
  )
})

it('breaks at dots only where a half is too long for a line', () => {
  expect(markup('margaret.anne.elizabeth.hollis@example.com')).toBe(
    '<bdi dir="ltr">margaret<wbr/>.anne<wbr/>.elizabeth<wbr/>.hollis@<wbr/>example.com</bdi>',
  )
})

it('breaks a link after its slashes', () => {
  expect(markup('https://after.example/view/joan-abc')).toBe(
    '<bdi dir="ltr">https://<wbr/>after.example/<wbr/>view/<wbr/>joan-abc</bdi>',
  )
})

it('leaves a name and a telephone number unchanged', () => {
  expect(markup('J. B. Petrie')).toBe('J. B. Petrie')
  expect(markup('+61 412 345 678')).toBe('+61 412 345 678')
})
