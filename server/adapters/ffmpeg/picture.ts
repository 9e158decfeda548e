import { type FilmSlide, filmFrame } from '#server/ports/encoder.ts'

const { width, height } = filmFrame

/** The background of the slideshow (app/ui/tokens.css: `--room`). */
const GROUND = '0x12191b'
/** Margin between a photo and the edge of the picture, which some televisions cut off. */
const MARGIN = 24
/** A small scan is enlarged, but not until it is blurred; the slideshow does the same. */
const MOST_ENLARGED = 2

export const FRAMES_A_SECOND = 30

/** Makes the pixels of a film square: what shows it may ignore that they are not. */
export const squarePixels = 'scale=w=iw*sar:h=ih,setsar=1'

/** Format of frames between two steps: uncompressed, in the colours of HD television. */
export const rawFrames = [
  ...['-f', 'rawvideo', '-pixel_format', 'yuv420p', '-video_size', `${width}x${height}`],
  ...['-framerate', String(FRAMES_A_SECOND), '-color_range', 'tv', '-colorspace', 'bt709'],
]

/** The format is given, never guessed, and the file name is no pattern. */
const jpeg = (path: string) => ['-f', 'jpeg_pipe', '-i', `file:${path}`]
export const png = (path: string) => ['-f', 'png_pipe', '-i', `file:${path}`]

/** Arguments that draw a slide as one frame into the file `out`. Fails for a truncated or damaged photo. */
export function pictureArgs({ photo, words }: FilmSlide, out: string): string[] {
  const inputs = [...(photo ? jpeg(photo) : []), ...(words ? png(words.path) : [])]
  return [
    ...['-xerror', '-err_detect', 'explode', ...inputs],
    ...['-filter_complex', drawing(photo !== null, words ? words.height : 0)],
    ...['-frames:v', '1', '-f', 'rawvideo', out],
  ]
}

/** Arguments of a run that fails only when the photo itself cannot be read. */
export const readingArgs = (photo: string) => [
  ...['-xerror', '-err_detect', 'explode', ...jpeg(photo)],
  ...['-frames:v', '1', '-f', 'null', '-'],
]

/** The photo as large as possible, its text close below, both centred on the background. */
function drawing(hasPhoto: boolean, wordsHeight: number): string {
  if (!hasPhoto) return `[0:v]${plain},${ground},${television}`
  return composed('[0:v]', wordsHeight === 0 ? null : { label: '[1:v]', height: wordsHeight })
}

const plain = 'setsar=1,format=gbrp'
const ground = `pad=${width}:${height}:-1:-1:color=${GROUND}`
const television =
  'scale=out_color_matrix=bt709:out_range=tv:flags=accurate_rnd+full_chroma_int,format=yuv420p'

/** A picture, moving or not, as large as possible, its text close below, both centred on the background. */
export function composed(picture: string, words: { label: string; height: number } | null): string {
  const inWidth = width - 2 * MARGIN
  const inHeight = height - 2 * MARGIN - (words?.height ?? 0)
  const fitted = [
    `scale=w='min(${inWidth},iw*${MOST_ENLARGED})':h='min(${inHeight},ih*${MOST_ENLARGED})'`,
    'force_original_aspect_ratio=decrease',
    'flags=lanczos',
  ].join(':')
  if (!words) return `${picture}${fitted},${plain},${ground},${television}`
  const photo = `${picture}${fitted},${plain},pad=${width}:ih:-1:0:color=${GROUND}[photo]`
  return `${photo};${words.label}${plain}[words];[photo][words]vstack,${ground},${television}`
}
