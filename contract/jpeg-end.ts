/**
 * Whether a JPEG has all its coded data, read from its markers (ITU-T T.81, annex B) without decoding it: `cut` ends within
 * the picture, so that a part of it can be shown; of `none` nothing can. Data after the end is ignored.
 */
export function readJpegEnd(content: Uint8Array): 'whole' | 'cut' | 'none' {
  const [SINGLE, FIRST_RESTART, START, END, SCAN] = [0x01, 0xd0, 0xd8, 0xd9, 0xda]
  let found: 'cut' | 'none' = 'none'
  for (let at = content.indexOf(0xff, 2); at >= 0; at = content.indexOf(0xff, at)) {
    const [, marker = 0, high = 0, low = 0] = content.subarray(at, at + 4)
    if (marker === END) return found === 'cut' ? 'whole' : 'none'
    if (marker === 0xff) at += 1
    // A byte of coded data, or a marker without a segment.
    else if (marker <= SINGLE || (marker >= FIRST_RESTART && marker <= START)) at += 2
    else {
      at += 2 + high * 256 + low
      if (marker === SCAN && at < content.length) found = 'cut'
    }
  }
  return found
}
