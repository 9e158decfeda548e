import { describe, expect, it } from 'vitest'
import { chosen, languageOf, preferred } from './index.ts'

describe('preferred', () => {
  it.each([
    ['es-MX,es;q=0.9,en;q=0.8', 'es'],
    ['pt-PT,pt;q=0.9,en;q=0.8', 'pt'],
    ['fr-FR, fr;q=0.9, ar;q=0.5, en;q=0.7', 'en'],
    ['en;q=0.3, AR-eg', 'ar'],
    ['es;q=0, en;q=0.1', 'en'],
    ['de, *', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('prefers for %s: %s', (header, language) => {
    expect(preferred(header)).toBe(language)
  })
})

describe('chosen', () => {
  it('finds its cookie among others, and accepts only a language', () => {
    expect(chosen('pass=abc; language=ar; other=1')).toBe('ar')
    expect(chosen('language=de')).toBeUndefined()
    expect(chosen('mylanguage=es')).toBeUndefined()
  })
})

describe('languageOf', () => {
  it("uses the chosen language, then the memorial's, then the browser's, then English", () => {
    const all = { cookie: 'language=en', memorial: 'ar', acceptLanguage: 'es' } as const
    expect(languageOf(all)).toBe('en')
    expect(languageOf({ ...all, cookie: undefined })).toBe('ar')
    expect(languageOf({ acceptLanguage: 'es' })).toBe('es')
    expect(languageOf({})).toBe('en')
  })
})
