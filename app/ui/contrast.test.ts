import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')
const tokens = new Map(
  [...css.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6});/gi)].map(([, name = '', value = '']) => [name, value]),
)

function token(name: string): string {
  const value = tokens.get(name)
  if (!value) throw new Error(`tokens.css has no colour --${name}`)
  return value
}

/** The light backgrounds that plain text, links and errors may be on. */
const grounds = ['surface', 'background', 'paper', 'dawn']

/** Every text colour with every background it is used on, anywhere in the product. */
const texts: Record<string, string[]> = {
  ink: [
    ...grounds,
    'primary-soft',
    'secondary-soft',
    'error-soft',
    'info-soft',
    'success-soft',
    'quiet-soft',
    'track',
  ],
  'ink-2': [...grounds, 'primary-soft', 'info-soft', 'error-soft', 'success-soft', 'quiet-soft'],
  'accent-ink': [...grounds, 'info-soft', 'error-soft', 'primary-soft', 'secondary-soft', 'success-soft'],
  'primary-ink': [...grounds, 'primary-soft'],
  'error-ink': [...grounds, 'error-soft'],
  'success-ink': [...grounds, 'success-soft'],
  'warning-ink': [...grounds, 'secondary-soft'],
  'warm-ink': [...grounds],
  'on-primary': ['primary', 'primary-hover', 'primary-soft'],
  'on-secondary': ['secondary', 'secondary-soft'],
  'on-info': ['info', 'info-soft'],
  'on-disabled': ['disabled'],
  surface: ['ink', 'ink-hover', 'night', 'room'],
  'on-night': ['night', 'room'],
  'on-night-2': ['night', 'room'],
  info: ['night', 'room'],
}

/** Colours of visible parts that are not text: field borders, focus, filled progress, marks of a choice. */
const marks: Record<string, string[]> = {
  'line-strong': [...grounds],
  'accent-ink': [...grounds, 'primary', 'primary-soft', 'error-soft', 'info-soft', 'disabled'],
  error: [...grounds],
  'primary-ink': ['track', ...grounds, 'primary-soft'],
  info: ['night', 'room'],
  'night-line': ['night', 'room'],
}

const pairs = (table: Record<string, string[]>) =>
  Object.entries(table).flatMap(([mark, on]) => on.map((ground) => [mark, ground] as const))

describe('contrast of the tokens', () => {
  it.each(pairs(texts))('text --%s on --%s is at least 4.5', (text, ground) => {
    expect(contrast(token(text), token(ground))).toBeGreaterThanOrEqual(4.5)
  })

  it.each(pairs(marks))('border, focus or mark --%s on --%s is at least 3', (mark, ground) => {
    expect(contrast(token(mark), token(ground))).toBeGreaterThanOrEqual(3)
  })
})

describe('contrast', () => {
  it('matches the values of the standard', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5)
    expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2)
  })

  it('throws for anything but opaque hex colours', () => {
    expect(() => contrast('rgb(0 0 0 / 0.5)', '#ffffff')).toThrow('rgb(0 0 0 / 0.5)')
  })
})

/**
 * Contrast of two opaque colours, 1 to 21, by WCAG 2.2 ("relative luminance", "contrast ratio").
 * Colours are `#rrggbb`; anything else throws.
 */
function contrast(a: string, b: string): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

function luminance(colour: string): number {
  const hex = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(colour)
  if (!hex) throw new Error(`Not an opaque #rrggbb colour: ${colour}`)
  const [red = 0, green = 0, blue = 0] = hex.slice(1).map((part) => linear(Number.parseInt(part, 16) / 255))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const linear = (channel: number) =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
