import { openAsBlob } from 'node:fs'
import { z } from 'zod'
import { transcript as limits } from '#contract/host-limits.ts'
import type { Transcriber } from '#server/ports/transcriber.ts'

/** Five minutes of speech take a small machine about as long. */
const TIMEOUT_MS = 15 * 60 * 1000

const Answer = z.object({ text: z.string() })

/**
 * OpenAI's transcription call ("Create transcription"): a form with `file`, `model` and `response_format`, answered by
 * `{ "text": … }`. whisper.cpp's server answers it too, and ignores the model.
 */
export function httpTranscriber(options: { url: string; model: string; key: string | null }): Transcriber {
  const { url, model, key } = options
  return {
    async transcribe({ path, name, type }) {
      const body = new FormData()
      body.set('file', await openAsBlob(path, { type }), name)
      body.set('model', model)
      body.set('response_format', 'json')
      const response = await fetch(url, {
        method: 'POST',
        body,
        ...(key && { headers: { authorization: `Bearer ${key}` } }),
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      // Its text may hold what was said: it is in no log.
      if (!response.ok) throw new Error(`The transcription server answered ${response.status}`)
      const { text } = Answer.parse(await response.json())
      return text
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean)
        .join('\n')
        .slice(0, limits.max)
    },
  }
}
