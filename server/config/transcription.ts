import type { Variables } from './environment.ts'
import { ConfigError } from './error.ts'

/** A server that speaks like OpenAI's transcription call, such as whisper.cpp's. */
export interface TranscriptionConfig {
  /** The address of the call itself. */
  url: string
  model: string
  /** Sent as a bearer token; null for a server without keys. */
  key: string | null
}

export function transcriptionOf(env: Variables): TranscriptionConfig | null {
  const { TRANSCRIBE_URL: url, TRANSCRIBE_MODEL: model, TRANSCRIBE_KEY: key } = env
  if (url) return { url, model, key: key ?? null }
  if (key) throw new ConfigError('TRANSCRIBE_KEY is set without TRANSCRIBE_URL')
  return null
}
