import { z } from 'zod'

// The memorial in terms of schema.org, for readers and programs that do not know us (docs/decisions/0035).

const Path = z.string().min(1).describe('Relative to this file')
const Person = z.strictObject({ '@type': z.literal('Person'), name: z.string() })

const Time = z.string().describe('In words, where no date says it: the 1950s')

const Photograph = z.strictObject({
  '@type': z.literal('Photograph'),
  contentUrl: Path,
  caption: z.string().optional(),
  dateCreated: z.string().optional(),
  temporalCoverage: Time.optional(),
  contributor: Person.optional(),
})
const VideoObject = z.strictObject({
  '@type': z.literal('VideoObject'),
  contentUrl: Path,
  name: z.string().optional(),
  transcript: z.string().optional(),
  dateCreated: z.string().optional(),
  temporalCoverage: Time.optional(),
})
const AudioObject = z.strictObject({
  '@type': z.literal('AudioObject'),
  contentUrl: Path,
  transcript: z.string().optional(),
})
const Event = z.strictObject({
  '@type': z.literal('Event'),
  name: z.string(),
  startDate: z.string().optional(),
  endDate: z.string().optional(),
  location: z.strictObject({ '@type': z.literal('Place'), name: z.string() }).optional(),
  description: z.string().optional(),
  eventStatus: z.literal('https://schema.org/EventCancelled').optional(),
})
const Story = z.strictObject({
  '@type': z.literal('CreativeWork'),
  name: z.string().optional(),
  text: z.string(),
})
const Message = z.strictObject({
  '@type': z.literal('Message'),
  sender: Person.optional().describe('Absent: anonymous'),
  dateSent: z.string(),
  text: z.string(),
  temporalCoverage: Time.optional(),
  messageAttachment: z
    .array(z.discriminatedUnion('@type', [Photograph, VideoObject, AudioObject]))
    .optional(),
})

export const LinkedMemorial = z.strictObject({
  '@context': z.literal('https://schema.org'),
  '@type': z.literal('CreativeWork'),
  name: z.string(),
  url: z.string(),
  inLanguage: z.string(),
  dateModified: z.string(),
  about: z.strictObject({
    '@type': z.literal('Person'),
    name: z.string(),
    birthDate: z.string().optional(),
    deathDate: z.string().optional(),
    image: Path.optional(),
  }),
  author: Person.optional().describe('Who made the memorial'),
  abstract: z.string().optional().describe('The message to all who come'),
  hasPart: z.array(z.discriminatedUnion('@type', [Photograph, VideoObject, Event, Story, Message])),
})
export type LinkedMemorial = z.infer<typeof LinkedMemorial>
export type LinkedPhoto = z.infer<typeof Photograph>
export type LinkedRecording = z.infer<typeof VideoObject> | z.infer<typeof AudioObject>

/** JSON Schema (2020-12) of `memorial.json`. */
export const linkedSchema = (): string =>
  `${JSON.stringify({ ...z.toJSONSchema(LinkedMemorial), title: 'memorial.json' }, null, 2)}\n`

/** A date as ISO 8601: `1931~`, about 1931, is `1931`. */
export const isoLifeDate = (date: string | null): string | undefined => date?.replace('~', '') || undefined
