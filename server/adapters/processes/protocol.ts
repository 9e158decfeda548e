import { z } from 'zod'

/** What a task process reports before a task is done. */
export const Step = z.object({ outcome: z.literal('step'), value: z.unknown() })
export type Step = z.infer<typeof Step>

/** What a task process reports after each task. `tired`: it wants to be replaced before the next one. */
export const Reply = z.intersection(
  z.object({ tired: z.boolean() }),
  z.discriminatedUnion('outcome', [
    z.object({ outcome: z.literal('done'), value: z.unknown() }),
    z.object({ outcome: z.literal('refused'), reason: z.string(), detail: z.string() }),
    z.object({ outcome: z.literal('failed'), detail: z.string() }),
  ]),
)
export type Reply = z.infer<typeof Reply>
