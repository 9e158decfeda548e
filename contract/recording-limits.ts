/** Numbers of the voices and films in memories, apart from contract/limits.ts: no page loads them before they are wanted. */
export const recordings = {
  /** Of a voice, and of a film. */
  seconds: 3 * 60,
  /** A phone that stops by the clock records a moment over. */
  graceSeconds: 5,
  /** Three minutes of uncompressed sound are 35 MB. */
  voiceBytes: 60 * 1024 * 1024,
  filmBytes: 300 * 1024 * 1024,
  /** Of either kind, in one memory. */
  each: 5,
  /** Films in all memories of a memorial. */
  filmsOfMemorial: 60,
} as const
