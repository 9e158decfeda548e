/** Of a caption in characters: two lines of 42, as subtitlers count. */
const LONGEST = 84
/** A sentence that is at least this long ends its caption. */
const SHORTEST = 30
/** Characters in a second of speech, where the length of the recording is not known. */
const SPEED = 15
const SENTENCE_END = /[.!?…؟]["'”’»)]*$/

/**
 * A transcript as WebVTT (W3C). Nobody noted when which word was said, so each caption is shown for its share of the
 * text.
 *
 * @param seconds length of the recording; null when not known
 */
export function captionsOf(transcript: string, seconds: number | null): string {
  const cues = cuesOf(transcript)
  const characters = cues.reduce((sum, cue) => sum + cue.length, 0)
  const each = (seconds ?? characters / SPEED) / Math.max(1, characters)
  let said = 0
  const timed = cues.map((cue) => {
    const from = said * each
    said += cue.length
    return `${timeOf(from)} --> ${timeOf(said * each)}\n${escaped(cue)}\n`
  })
  return ['WEBVTT\n', ...timed].join('\n')
}

/** The same as the address of a `<track>`, so that no further file has to be fetched, or kept private. */
export const captionsAddress = (transcript: string, seconds: number | null): string =>
  `data:text/vtt;charset=utf-8,${encodeURIComponent(captionsOf(transcript, seconds))}`

function cuesOf(transcript: string): string[] {
  const cues: string[] = []
  let cue = ''
  const end = () => {
    if (cue) cues.push(cue)
    cue = ''
  }
  for (const paragraph of transcript.split('\n')) {
    for (const word of paragraph.split(/\s+/).filter(Boolean)) {
      if (cue && cue.length + 1 + word.length > LONGEST) end()
      cue = cue ? `${cue} ${word}` : word
      if (cue.length >= SHORTEST && SENTENCE_END.test(cue)) end()
    }
    end()
  }
  return cues
}

/** `00:01:05.500` */
function timeOf(seconds: number): string {
  const milliseconds = Math.round(seconds * 1000)
  const part = (unit: number, most: number, digits = 2) =>
    String(Math.floor(milliseconds / unit) % most).padStart(digits, '0')
  return `${part(3_600_000, 100)}:${part(60_000, 60)}:${part(1000, 60)}.${part(1, 1000, 3)}`
}

/** Of its markup; this hides an arrow as well, which begins a time. */
const escaped = (words: string) =>
  words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
