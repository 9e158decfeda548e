import { z } from 'zod'

/** Requests and answers of the video process. */
export const VideoTask = z.discriminatedUnion('what', [
  z.object({ what: z.literal('probe'), path: z.string() }),
  z.object({ what: z.literal('remux'), path: z.string(), outPath: z.string() }),
  z.object({ what: z.literal('inspect'), path: z.string() }),
  z.object({ what: z.literal('probe-voice'), path: z.string() }),
  z.object({ what: z.literal('remux-voice'), path: z.string(), outPath: z.string() }),
])
export type VideoTask = z.infer<typeof VideoTask>

export const VideoFacts = z.object({
  durationSeconds: z.number().positive(),
  container: z.enum(['webm', 'mp4']),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
})

export const VoiceFacts = VideoFacts.pick({ durationSeconds: true, container: true })

export const PlaysEverywhere = z.boolean()
