import { expect, test } from 'vitest'
import { addressOf, targetOf } from './target.ts'

test.each([
  ['/view/ana?i=x', '/view/ana?i=x'],
  ['/', '/'],
  ['/?q=//[', '/?q=//['],
  ['/view/%E7%8E%8B', '/view/%E7%8E%8B'],
  ['/view/%zz', '/view/%zz'],
  ['http://host/view/ana?i=x', '/view/ana?i=x'],
  ['HTTPS://u:p@host:81/a', '/a'],
  ['http://host', '/'],
  ['//host:99999/', '/host:99999/'],
  ['//[/', '/[/'],
  ['/\\evil', '/evil'],
  ['/a\\b?c\\d', '/a%5Cb?c\\d'],
  ['http://host//evil', '/evil'],
])('%s is %s', (address, target) => {
  expect(targetOf(address)).toBe(target)
  expect(new URL(target, 'https://our.example').origin).toBe('https://our.example')
  expect(addressOf({ url: target }).host).toBe('page')
})

test.each([
  '*',
  '',
  'file:///etc',
  'foo:/\\evil',
  'http://[/',
  'http://host:99999/',
  'host:443',
  '/a%00b',
  '/a%0d%0ab',
  '/%C2%85',
])('%s leads nowhere', (address) => {
  expect(targetOf(address)).toBe('/nowhere')
})
