/**
 * Decodes the primary picture of a HEIC file with libheif compiled to WebAssembly. In the contract, without imports,
 * because the browser's worker and the server's photo process must rotate and colour a photo alike.
 */

/** The part of libheif-js 1.23 that we use. Pointers are byte offsets into `HEAPU8`. */
export interface LibHeif {
  /** A new array whenever the memory grows: never keep it across a call. */
  HEAPU8: Uint8Array
  _malloc(bytes: number): number
  _free(pointer: number): void
  _heif_context_alloc(): number
  _heif_context_free(context: number): void
  _heif_context_read_from_memory_without_copy(
    error: number,
    context: number,
    source: number,
    bytes: number,
    options: number,
  ): void
  _heif_context_get_primary_image_handle(error: number, context: number, out: number): void
  _heif_image_handle_release(handle: number): void
  _heif_image_handle_get_width(handle: number): number
  _heif_image_handle_get_height(handle: number): number
  _heif_image_handle_get_ispe_width(handle: number): number
  _heif_image_handle_get_ispe_height(handle: number): number
  _heif_image_handle_has_alpha_channel(handle: number): number
  _heif_image_handle_get_raw_color_profile_size(handle: number): number
  _heif_image_handle_get_raw_color_profile(error: number, handle: number, out: number): void
  _heif_decode_image(
    error: number,
    handle: number,
    out: number,
    colorspace: number,
    chroma: number,
    options: number,
  ): void
  _heif_image_release(image: number): void
  _heif_image_get_width(image: number, channel: number): number
  _heif_image_get_height(image: number, channel: number): number
  _heif_image_get_plane_readonly(image: number, channel: number, outStride: number): number
}

export interface HeifPicture {
  /** Pixels as shown: libheif has already rotated and mirrored them, so do not apply EXIF again. */
  width: number
  height: number
  /** 3 is RGB, 4 is RGBA; 8 bits each, rows without padding, on white where the picture is transparent. */
  channels: 3 | 4
  data: Uint8Array<ArrayBuffer>
  /** The ICC profile of the pixels; null means sRGB. */
  icc: Uint8Array<ArrayBuffer> | null
}

export class HeifRefused extends Error {
  /** NOT_A_PHOTO: another format of it can be shown. */
  readonly reason: 'DAMAGED' | 'TOO_MANY_PIXELS' | 'NOT_A_PHOTO'
  constructor(reason: HeifRefused['reason'], detail: string) {
    super(detail)
    this.name = 'HeifRefused'
    this.reason = reason
  }
}

const COLORSPACE_RGB = 1
const CHROMA_INTERLEAVED_RGB = 10
const CHROMA_INTERLEAVED_RGBA = 11
const CHANNEL_INTERLEAVED = 10
const ERROR_BYTES = 12
/** libheif takes the size of a crop for that of the whole picture, and refuses small crops for having too many pixels. */
const MEMORY_ERROR = 6
/** 'mdat', the box of the coded pixels. */
const MDAT = 0x6d646174

/** The primary picture of an opened file, with helpers for reading it. */
interface Opened {
  lib: LibHeif
  handle: number
  /** Memory where libheif writes an error and a result. */
  error: number
  out: number
  view(): DataView
  allocate(bytes: number): number
  /** Registers a function that is called when the file is closed. */
  afterwards(release: () => void): void
  /** Throws DAMAGED if the last step failed. */
  check(step: string): void
}

/**
 * Decodes a picture. Throws `HeifRefused`: TOO_MANY_PIXELS before anything is decoded, DAMAGED when the file is
 * truncated or malformed. Takes about 0.6 to 0.9 s and 200 MB for 12 megapixels.
 */
export function decodeHeif(
  lib: LibHeif,
  file: Uint8Array,
  options: { channels: 3 | 4; maxPixels: number },
): HeifPicture {
  return withPrimary(lib, file, options.maxPixels, (opened) => decoded(opened, options.channels))
}

/** The size of a picture as shown, in pixels, from its header. Throws as `decodeHeif` does, also for a crop that cannot be made. */
export function measureHeif(
  lib: LibHeif,
  file: Uint8Array,
  { maxPixels }: { maxPixels: number },
): { width: number; height: number } {
  return withPrimary(lib, file, maxPixels, (opened) => {
    const { handle } = opened
    const width = lib._heif_image_handle_get_width(handle)
    const height = lib._heif_image_handle_get_height(handle)
    const whole =
      lib._heif_image_handle_get_ispe_width(handle) * lib._heif_image_handle_get_ispe_height(handle)
    // Only decoding tells what a crop leaves.
    return width * height === whole ? { width, height } : decoded(opened, 3)
  })
}

function withPrimary<T>(lib: LibHeif, file: Uint8Array, maxPixels: number, work: (opened: Opened) => T): T {
  if (isHeifCutOff(file)) throw new HeifRefused('DAMAGED', 'the file ends before its pixels do')
  const undo: (() => void)[] = []
  const allocate = (bytes: number) => {
    const pointer = lib._malloc(bytes)
    if (pointer === 0) throw new HeifRefused('TOO_MANY_PIXELS', 'out of memory')
    undo.push(() => lib._free(pointer))
    return pointer
  }
  const view = () => new DataView(lib.HEAPU8.buffer)
  try {
    const error = allocate(ERROR_BYTES)
    const out = allocate(4)
    const source = allocate(file.length)
    lib.HEAPU8.set(file, source)
    const check = (step: string) => {
      const code = view().getInt32(error, true)
      if (code !== 0) {
        const reason = code === MEMORY_ERROR ? 'NOT_A_PHOTO' : 'DAMAGED'
        throw new HeifRefused(reason, `${step}: ${code}.${view().getInt32(error + 4, true)}`)
      }
    }

    const context = lib._heif_context_alloc()
    undo.push(() => lib._heif_context_free(context))
    lib._heif_context_read_from_memory_without_copy(error, context, source, file.length, 0)
    check('read')
    lib._heif_context_get_primary_image_handle(error, context, out)
    check('primary image')
    const handle = view().getUint32(out, true)
    undo.push(() => lib._heif_image_handle_release(handle))

    const declared = lib._heif_image_handle_get_width(handle) * lib._heif_image_handle_get_height(handle)
    if (declared > maxPixels) throw new HeifRefused('TOO_MANY_PIXELS', `${declared} pixels`)
    const afterwards = (release: () => void) => void undo.push(release)
    return work({ lib, handle, error, out, view, allocate, afterwards, check })
  } finally {
    for (const release of undo.reverse()) release()
  }
}

function decoded(
  { lib, handle, error, out, view, allocate, afterwards, check }: Opened,
  wanted: 3 | 4,
): HeifPicture {
  const isTransparent = lib._heif_image_handle_has_alpha_channel(handle) !== 0
  const channels = isTransparent ? 4 : wanted
  const icc = readProfile(lib, handle, error, allocate)
  check('colour profile')

  const chroma = channels === 4 ? CHROMA_INTERLEAVED_RGBA : CHROMA_INTERLEAVED_RGB
  lib._heif_decode_image(error, handle, out, COLORSPACE_RGB, chroma, 0)
  check('decode')
  const image = view().getUint32(out, true)
  afterwards(() => lib._heif_image_release(image))

  const width = lib._heif_image_get_width(image, CHANNEL_INTERLEAVED)
  const height = lib._heif_image_get_height(image, CHANNEL_INTERLEAVED)
  const plane = lib._heif_image_get_plane_readonly(image, CHANNEL_INTERLEAVED, out)
  if (plane === 0 || width <= 0 || height <= 0) throw new HeifRefused('DAMAGED', 'no pixels')
  const stride = view().getUint32(out, true)
  const data = packRows(lib.HEAPU8.subarray(plane), width * channels, height, stride)
  if (isTransparent) putOnWhite(data)
  return { width, height, channels, data, icc }
}

/** JPEG has no transparency and would show it black. */
function putOnWhite(rgba: Uint8Array): void {
  for (let at = 0; at < rgba.length; at += 4) {
    const white = 255 - (rgba[at + 3] ?? 0)
    for (let of = at; of < at + 3; of++) rgba[of] = white + ((rgba[of] ?? 0) * (255 - white)) / 255
    rgba[at + 3] = 255
  }
}

function readProfile(
  lib: LibHeif,
  handle: number,
  error: number,
  allocate: (bytes: number) => number,
): Uint8Array<ArrayBuffer> | null {
  const bytes = lib._heif_image_handle_get_raw_color_profile_size(handle)
  if (bytes === 0) return null
  const pointer = allocate(bytes)
  lib._heif_image_handle_get_raw_color_profile(error, handle, pointer)
  return Uint8Array.from(lib.HEAPU8.subarray(pointer, pointer + bytes))
}

/** Removes libheif's row padding. */
function packRows(
  plane: Uint8Array,
  rowBytes: number,
  rows: number,
  stride: number,
): Uint8Array<ArrayBuffer> {
  const packed = new Uint8Array(rowBytes * rows)
  if (stride === rowBytes) {
    packed.set(plane.subarray(0, packed.length))
    return packed
  }
  for (let row = 0; row < rows; row++) {
    packed.set(plane.subarray(row * stride, row * stride + rowBytes), row * rowBytes)
  }
  return packed
}

/** Whether the data box is incomplete. libheif paints missing tiles grey and reports success, so check this first. */
export function isHeifCutOff(file: Uint8Array): boolean {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  for (let at = 0; at + 8 <= file.length; ) {
    const [small, type] = [view.getUint32(at), view.getUint32(at + 4)]
    // 1: a 64-bit size follows. 0: the box extends to the end of the file.
    const bytes = small === 1 && at + 16 <= file.length ? Number(view.getBigUint64(at + 8)) : small
    if (type === MDAT) return bytes !== 0 && at + bytes > file.length
    if (bytes < 8) return false
    at += bytes
  }
  return true
}
