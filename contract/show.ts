import { z } from 'zod'
import { DayPart } from './events.ts'
import { Timestamp, Uuid } from './fields.ts'
import { LifePhoto, lifeDates } from './life.ts'
import { Media } from './media.ts'

/** A visible memory with words, a voice or a film, for the live wall. */
export const ShownMemory = z.object({
  id: Uuid,
  /** Empty for Anonymous. */
  from: z.string(),
  /** At most `slideshow.memoryLetters`, and an ellipsis where there is more. */
  words: z.string(),
  /** Its first voice or film, which is not played there; absent where there is none. */
  recording: Media.optional(),
  /** What is said in that recording, where the memory has words of its own as well; cut as these are. */
  said: z.string().optional(),
  dateCreated: Timestamp,
})
export type ShownMemory = z.infer<typeof ShownMemory>

/** What it is sorted by, where the hosts chose the order of time and its date is known (`photoTimeKey`). */
const at = z.string().optional()

/** The slideshow: the host's photos, then those of others, only ready ones; and memories, for the live wall. */
export const Show = z.object({
  memorialUuid: Uuid,
  shareSlug: z.string(),
  nameOfPerson: z.string(),
  /** Absent in a show that a browser stored before there were any. */
  ...z.object(lifeDates).partial().shape,
  /** Of the first part that takes place; null when none does. */
  memorialDate: z.string().nullable(),
  /** In order; empty on a plain day, and in what a device stored before. */
  programme: z.array(DayPart).default([]),
  profilePhoto: Media.nullable(),
  photos: z.array(LifePhoto.extend({ at })),
  /** Shown after the photos, or in order of time; the hosts' first, then those of visible memories. Empty in what a device stored before there were any. */
  films: z.array(LifePhoto.extend({ /** Else it is muted. */ withSound: z.boolean(), at })).default([]),
  /** The newest visible memories that have words or a recording, newest first; empty in what a device stored before there were any. */
  memories: z.array(ShownMemory).default([]),
  /** What the code on the live wall says: the address with the mark of the memorial's prints. */
  scanned: z.string().default(''),
})
export type Show = z.infer<typeof Show>
