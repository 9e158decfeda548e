import { expect, test } from 'vitest'
import { cspForData, cspForScripts, withMedia } from './csp.ts'

test('another origin for media is allowed only where media are shown', () => {
  const allowed = withMedia(cspForScripts, 'https://cdn.example.com').split('; ')
  expect(allowed.filter((part) => part.includes('cdn.example.com'))).toEqual([
    "img-src 'self' https://cdn.example.com data: blob:",
    "media-src 'self' https://cdn.example.com blob: data:",
  ])
  expect(withMedia(cspForData, 'https://cdn.example.com')).toBe(cspForData)
})
