/** Detects a file's type by its first bytes, never by its name; the browser and the server use the same code. */

export const photoFormats = ['jpeg', 'png', 'gif', 'tiff', 'heic', 'webp', 'avif'] as const
export type PhotoFormat = (typeof photoFormats)[number]

/** How many first bytes `sniffPhoto` and `sniffVideo` use; fewer are fine. */
export const sniffBytes = 256

const HEIC_BRANDS = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs'])
const AVIF_BRANDS = new Set(['avif', 'avis'])
/** Brands that only mean "a picture in a HEIF file" and leave the codec to the other brands. */
const ANY_HEIF_BRANDS = new Set(['mif1', 'mif2', 'msf1', 'miaf', 'MiHE', 'MiHB', 'MiHA'])

/** Returns null for anything but a supported photo (SVG, PDF, a camera's RAW, text, video …). */
export function sniffPhoto(head: Uint8Array): PhotoFormat | null {
  const text = latin1(head)
  if (text.startsWith('\xff\xd8\xff')) return 'jpeg'
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (text.startsWith('GIF87a') || text.startsWith('GIF89a')) return 'gif'
  if ((text.startsWith('II*\0') && !text.startsWith('CR', 8)) || text.startsWith('MM\0*')) return 'tiff'
  if (text.startsWith('RIFF') && text.startsWith('WEBP', 8)) return 'webp'
  const brands = isoBrands(head)
  if (brands.some((brand) => AVIF_BRANDS.has(brand))) return 'avif'
  if (brands.some((brand) => HEIC_BRANDS.has(brand) || ANY_HEIF_BRANDS.has(brand))) return 'heic'
  return null
}

/** The container of a video, by its stored extension. */
export const videoContainer = (extension: string) => (extension === 'mp4' ? 'mp4' : 'webm')

/** Returns a supported container, `webm` for all of Matroska; the remuxer checks whether it contains a video. */
export function sniffVideo(head: Uint8Array): 'webm' | 'mp4' | null {
  const text = latin1(head)
  if (text.startsWith('\x1aE\xdf\xa3') && /webm|matroska/.test(text)) return 'webm'
  return isoBrands(head).length > 0 && sniffPhoto(head) === null ? 'mp4' : null
}

/** The extension of a voice that is served: AAC in an MP4, or a recorder's WebM. Others are encoded as AAC. */
export const voiceContainer = (extension: string) => (extension === 'weba' ? 'webm' : 'mp4')

/** The kinds of sound files that are taken, by their containers. */
export type SoundFormat = 'mp4' | 'webm' | 'ogg' | 'mp3' | 'wav' | 'flac' | 'aac' | 'amr' | 'caf'

/** Returns a supported container, which may hold something other than sound. */
export function sniffSound(head: Uint8Array): SoundFormat | null {
  const video = sniffVideo(head)
  if (video) return video
  const text = latin1(head)
  if (text.startsWith('OggS')) return 'ogg'
  if (text.startsWith('RIFF') && text.startsWith('WAVE', 8)) return 'wav'
  if (text.startsWith('fLaC')) return 'flac'
  if (text.startsWith('#!AMR')) return 'amr'
  if (text.startsWith('caff')) return 'caf'
  if (text.startsWith('ID3')) return 'mp3'
  // A frame of MPEG audio begins with eleven bits; layer 0 is AAC in ADTS (ISO/IEC 13818-7).
  const [first = 0, second = 0] = head
  if (first !== 0xff || (second & 0xe0) !== 0xe0) return null
  return (second & 0x06) === 0 ? 'aac' : 'mp3'
}

/** The brands of an ISO base media file (`ftyp` box), the major one first; empty for another file. */
function isoBrands(head: Uint8Array): string[] {
  const text = latin1(head)
  if (!text.startsWith('ftyp', 4) || head.length < 12) return []
  const boxBytes = new DataView(head.buffer, head.byteOffset).getUint32(0)
  const brands = [text.slice(8, 12)]
  for (let at = 16; at + 4 <= Math.min(boxBytes, head.length); at += 4) brands.push(text.slice(at, at + 4))
  return brands
}

function latin1(head: Uint8Array): string {
  return String.fromCharCode(...head.subarray(0, sniffBytes))
}
