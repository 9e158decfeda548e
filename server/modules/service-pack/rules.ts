const NAMED = 8

/** The contributors of photos, in the order of the show, each once; and how many more there are than can be named. */
export function contributorsOf(photos: readonly { from: string | null }[]): {
  names: string[]
  more: number
} {
  const all = [...new Set(photos.flatMap(({ from }) => from || []))]
  return { names: all.slice(0, NAMED), more: Math.max(0, all.length - NAMED) }
}

/** `12:05`, `1:02:05`: as players show it. */
export function lengthOf(seconds: number): string {
  const whole = Math.round(seconds)
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60]
  const two = (number: number) => String(number).padStart(2, '0')
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`
}
