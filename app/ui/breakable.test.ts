import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Breakable } from './Breakable.tsx'

const markup = (text: string) => renderToStaticMarkup(createElement(Breakable, { text }))

it('breaks an address before its host and at its dots', () => {
  expect(markup('joan.petrie@mail.example.com')).toBe(
    '<bdi dir="ltr">joan<wbr/>.petrie@<wbr/>mail<wbr/>.example<wbr/>.com</bdi>',
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
