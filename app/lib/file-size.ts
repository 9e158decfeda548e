import { perLanguage } from '#app/messages/current-locale.ts'
import { localeOf } from '#languages/index.ts'

const MB = 1_000_000
const GB = 1000 * MB

const inUnit = (unit: 'kilobyte' | 'megabyte' | 'gigabyte', maximumFractionDigits: number) =>
  perLanguage(
    (language) => new Intl.NumberFormat(localeOf(language), { style: 'unit', unit, maximumFractionDigits }),
  )
const [kilobytes, megabytes, gigabytes] = [
  inUnit('kilobyte', 0),
  inUnit('megabyte', 1),
  inUnit('gigabyte', 1),
]

/** Formats a file size as devices do: `12_345_678` to '12.3 MB'. */
export function fileSize(bytes: number): string {
  // From 950 kB or 950 MB on, the next unit is used, so that no size reads as thousands.
  if (bytes >= 0.95 * GB) return gigabytes().format(bytes / GB)
  if (bytes >= 0.95 * MB) return megabytes().format(bytes / MB)
  return kilobytes().format(Math.ceil(bytes / 1000))
}
