import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { sealPage } from './page-cache.ts'

const hashOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`
const NONCE = 'ab+/cd=='

const directive = (csp: string, name: string) =>
  csp.split('; ').find((one) => one.startsWith(`${name} `)) ?? ''

test('inline scripts and styles are allowed by their hashes, and the nonce is removed', () => {
  const { body, csp } = sealPage(
    `<style nonce="${NONCE}">#a{--ratio:1}</style><script type="module" nonce="${NONCE}" async="">go()</script>`,
    NONCE,
  )
  expect(body.toString()).toBe('<style>#a{--ratio:1}</style><script type="module" async="">go()</script>')
  expect(directive(csp, 'script-src')).toContain(hashOf('go()'))
  expect(directive(csp, 'style-src')).toContain(hashOf('#a{--ratio:1}'))
  expect(directive(csp, 'style-src')).not.toContain(hashOf('go()'))
  expect(csp).not.toMatch(/unsafe-inline|nonce/)
})

test('elements with another nonce, or none, are not allowed', () => {
  const { body, csp } = sealPage('<script nonce="guessed">bad()</script><script>worse()</script>', NONCE)
  expect(csp).not.toContain('sha256')
  expect(body.toString()).toContain('<script nonce="guessed">bad()</script>')
})

test('a file of our own needs no hash, and equal code needs only one', () => {
  const { body, csp } = sealPage(
    `<script src="/a.js" nonce="${NONCE}"></script>${`<style nonce="${NONCE}">b{}</style>`.repeat(2)}`,
    NONCE,
  )
  expect(body.toString()).toBe(`<script src="/a.js"></script>${'<style>b{}</style>'.repeat(2)}`)
  expect(csp.match(/sha256/g)).toHaveLength(1)
})

test('a script that the page adds to itself is allowed too', () => {
  const { csp } = sealPage(`<script nonce="${NONCE}">add('later()')</script>`, NONCE, ['later()'])
  expect(directive(csp, 'script-src')).toContain(hashOf('later()'))
  expect(directive(csp, 'script-src')).toContain(hashOf("add('later()')"))
  expect(directive(csp, 'style-src')).not.toContain('sha256')
})

test('the nonce is removed from every element that has it', () => {
  const { body } = sealPage(`<link rel="modulepreload" nonce="${NONCE}" href="/a.js">`, NONCE)
  expect(body.toString()).toBe('<link rel="modulepreload" href="/a.js">')
})

test('what people wrote is no script, even where it looks like one', () => {
  const said = `&lt;script nonce="${NONCE}"&gt;bad()&lt;/script&gt; nonce="guessed"`
  const { body, csp } = sealPage(
    `<script nonce="${NONCE}">data("\\u003cscript>")</script><p>${said}</p>`,
    NONCE,
  )
  expect(csp.match(/sha256/g)).toHaveLength(1)
  expect(directive(csp, 'script-src')).toContain(hashOf('data("\\u003cscript>")'))
  expect(body.toString()).toContain('bad()')
})
