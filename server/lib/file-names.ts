/** Most bytes of a name in UTF-8, including its extension, for old disks and deep folders. */
const MOST_BYTES = 100
/** Windows treats these as devices, whatever their extension. */
const DEVICES = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i
/** Characters that separate folders or are special to a shell or a disk. */
const SEPARATORS = /[<>:"/\\|?*\p{Zl}\p{Zp}]+/gu
/** Control characters, and those that change text direction: a name must not look like another. */
const UNSEEN = /[\p{Cc}\p{Co}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\uffff]/gu

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })

/**
 * Turns people's text into a file name for Windows, macOS, Linux and USB sticks: normalised (NFC), on one line, without
 * reserved characters, at most 100 bytes in UTF-8, never cut inside a letter.
 *
 * @param words may be empty, also after cleaning
 * @param ending without its dot
 * @param number comes before the words: `007 The garden.jpg`
 */
export function fileName(words: string, ending: string, number = ''): string {
  const room = MOST_BYTES - Buffer.byteLength(`${number} .${ending}`)
  const line = words
    .toWellFormed()
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .replace(UNSEEN, '')
    .replace(SEPARATORS, '-')
    .trim()
  const stem = withoutEdges(cut(line, room))
  const name = [number, stem].filter(Boolean).join(' ') || '_'
  return `${DEVICES.test(name) ? `_${name}` : name}.${ending}`
}

/** `007` for up to 999 files, `0007` for more. */
export function paddedNumber(number: number, of: number): string {
  return String(number).padStart(Math.max(3, String(of).length), '0')
}

function cut(line: string, bytes: number): string {
  let kept = ''
  // No letter needs more than the whole room, so later ones cannot fit.
  for (const { segment } of segmenter.segment(line.slice(0, bytes))) {
    if (Buffer.byteLength(kept + segment) > bytes) break
    kept += segment
  }
  return kept.toWellFormed().replaceAll('\ufffd', '')
}

/** Windows drops dots and spaces at the end; a leading dot hides a file on other systems. */
const withoutEdges = (name: string) => name.replace(/^[\s.-]+|[\s.-]+$/gu, '')
