/**
 * Contrast of two opaque colours, 1 to 21, by WCAG 2.2 ("relative luminance", "contrast ratio").
 * Colours are `#rrggbb`; anything else throws.
 */
export function contrast(a: string, b: string): number {
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
