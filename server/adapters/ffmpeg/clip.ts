import { type FilmClip, type FilmText, filmFrame } from '#server/ports/encoder.ts'
import { buildPictureInput, type Run, videoInput } from './ffmpeg.ts'
import { composed, FRAMES_A_SECOND, squarePixels } from './picture.ts'

/** What has to be known of a film before it is drawn. */
export interface ClipFacts {
  /** The curve of its light where it is HDR, which a television without it shows grey: PQ or HLG. */
  hdr: 'smpte2084' | 'arib-std-b67' | null
  hasSound: boolean
}

/** Reads the header and one frame. Rejects with `FilmFailed` when it cannot be read. */
export async function lookAtClip(
  run: (run: Run) => Promise<void>,
  clip: FilmClip,
  limits: Pick<Run, 'cwd' | 'timeLimitMs' | 'signal'>,
): Promise<ClipFacts> {
  let said = ''
  const args = [
    '-loglevel',
    'info',
    ...buildPictureInput(clip),
    '-map',
    '0:v:0',
    '-frames:v',
    '1',
    '-f',
    'null',
    '-',
  ]
  await run({
    ...limits,
    args,
    onSaid(more) {
      said += more
    },
  })
  const [, input = ''] = said.split('Input #0')
  return factsOf(input.split('Stream mapping:')[0] ?? '')
}

/** From what ffmpeg says of an input. */
export const factsOf = (input: string): ClipFacts => ({
  hdr: (/Video:.*\b(smpte2084|arib-std-b67)\b/.exec(input)?.[1] as ClipFacts['hdr']) ?? null,
  hasSound: /Stream #.*Audio:/.test(input),
})

/**
 * The filter that draws a clip as the frames of a film: `[clip]` and, where there are words, `[words]` become `[out]`.
 * ffmpeg turns it as its file says. The last frame stays, so that it is never shorter than its slide.
 */
export function clipFilter(
  inputs: { clip: number; words: number },
  words: FilmText | null,
  facts: ClipFacts,
) {
  const even = [squarePixels, `fps=${FRAMES_A_SECOND}`, ...(facts.hdr ? toSdr(facts.hdr) : [])]
  const shown = `[${inputs.clip}:v]${even.join(',')}[clip]`
  const ground = composed('[clip]', words ? { label: `[${inputs.words}:v]`, height: words.height } : null)
  return `${shown};${ground},tpad=stop_mode=clone:stop=-1`
}

/** Light as a screen without HDR can show it. */
const toSdr = (curve: string) => [
  // Smaller first: the mapping is slow.
  `scale=w='min(${filmFrame.width},iw)':h='min(${filmFrame.height},ih)':force_original_aspect_ratio=decrease`,
  // What a file does not say of its colours is as HDR has it.
  `zscale=tin=${curve}:min=bt2020nc:pin=bt2020:t=linear:npl=100`,
  'format=gbrpf32le',
  'zscale=p=bt709',
  'tonemap=tonemap=hable:desat=0',
  'zscale=t=bt709:m=bt709:r=tv',
  'format=yuv420p',
]

export interface HeardClip extends Pick<FilmClip, 'path' | 'container'> {
  /** Seconds from the beginning of the film. */
  from: number
  seconds: number
}

/** Arguments that add the sound of clips to a film without sound, which lasts `seconds`; silence between them. */
export function soundArgs(film: string, heard: readonly HeardClip[], seconds: number, out: string): string[] {
  const inputs = heard.flatMap(({ path, container }) => videoInput({ path, container }))
  const steady = 'aresample=48000:async=1,aformat=sample_fmts=fltp:channel_layouts=stereo'
  const each = heard.map(({ from, seconds: length }, at) => {
    const end = Math.max(0, length - 0.4)
    const faded = `afade=t=in:d=0.2,afade=t=out:st=${end}:d=0.4`
    return `[${at + 1}:a:0]${steady},atrim=0:${length},${faded},adelay=${Math.round(from * 1000)}:all=1[h${at}]`
  })
  const silence = `anullsrc=r=48000:cl=stereo,atrim=0:${seconds}[silence]`
  const all = `[silence]${heard.map((_, at) => `[h${at}]`).join('')}amix=inputs=${heard.length + 1}:duration=first:normalize=0[sound]`
  return [
    ...['-i', film, ...inputs, '-filter_complex', [silence, ...each, all].join(';')],
    ...['-map', '0:v', '-map', '[sound]', '-c:v', 'copy', '-c:a', 'aac', '-b:a', '160k'],
    ...['-map_metadata', '-1', '-map_chapters', '-1', '-movflags', '+faststart', out],
  ]
}
