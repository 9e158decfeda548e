import { describe, expect, it } from 'vitest'
import { passwordStrength } from './password-strength.ts'

const of = (password: string) => passwordStrength(password, 6)

describe('passwordStrength', () => {
  it('rates a password below the minimum as short', () => {
    expect(of('roses')).toBe('short')
    expect(of('')).toBe('short')
  })

  it('rates runs and repeats as weak', () => {
    for (const guess of ['aaaaaaaaaaaa', '123456789', 'qwertyuiop', 'abcdefgh'])
      expect(of(guess)).toBe('weak')
  })

  it('rates length and variety higher', () => {
    expect(of('teatime')).toBe('weak')
    expect(of('teatime4me')).toBe('fair')
    expect(of('roses in june')).toBe('good')
    expect(of('four sparrows under the eaves')).toBe('strong')
  })

  it('counts characters, not code units', () => {
    expect(of('🌹🌹🌹')).toBe('short')
  })
})
