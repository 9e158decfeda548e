/** Most bytes of a name in UTF-8, its ending included: what old disks and deep folders still take. */
const MOST_BYTES = 100
/** Windows takes these for devices, whatever their ending. */
const DEVICES = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i
/** What separates folders or means something to a shell or a disk. */
const SEPARATORS = /[<>:"/\\|?*\p{Zl}\p{Zp}]+/gu
/** Control characters, and those that turn the direction of what follows: a name is not to look like another. */
const UNSEEN = /[\p{Cc}\p{Co}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\uffff]/gu

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })

/**
 * What people wrote as the name of a file that Windows, macOS, Linux and a USB stick all take: normalised (NFC), on one
 * line, without reserved characters, at most 100 bytes in UTF-8, never cut inside of what is read as one letter.
 *
 * @param words may be empty, as what is left of them may
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

/** `007` among up to 999 of them, `0007` among more. */
export function paddedNumber(number: number, of: number): string {
  return String(number).padStart(Math.max(3, String(of).length), '0')
}

function cut(line: string, bytes: number): string {
  let kept = ''
  // No letter needs more than all of the room: what comes behind cannot fit.
  for (const { segment } of segmenter.segment(line.slice(0, bytes))) {
    if (Buffer.byteLength(kept + segment) > bytes) break
    kept += segment
  }
  return kept.toWellFormed().replaceAll('\ufffd', '')
}

/** Windows loses dots and spaces at an end; a dot in front hides a file elsewhere. */
const withoutEdges = (name: string) => name.replace(/^[\s.-]+|[\s.-]+$/gu, '')
