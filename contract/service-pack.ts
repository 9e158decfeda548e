import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Timestamp, Uuid } from './fields.ts'
import { MakingState } from './keepsakes.ts'
import { slideshow } from './limits.ts'

const InMemorial = z.object({ memorialUuid: Uuid })

/** A photo that its hosts may want to look at before the day. */
export const CheckedPhoto = z.object({
  mediaUuid: Uuid,
  thumbnailUrl: z.string(),
  /** The caption. */
  title: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  /** null for the host's own; a name, or empty for Anonymous, for a contributed one. */
  from: z.string().nullable(),
})
export type CheckedPhoto = z.infer<typeof CheckedPhoto>

/** What to know before the slideshow is taken along. Nothing of it forbids anything. */
export const ServicePackCheck = z.object({
  /** All that would be shown now. */
  photos: z.number().int(),
  /** Too small to be sharp on a large screen (`limits.servicePack.sharpEdge`). */
  tooSmall: z.array(CheckedPhoto),
  /** The host's own without a caption. */
  withoutCaption: z.array(CheckedPhoto),
})
export type ServicePackCheck = z.infer<typeof ServicePackCheck>

export const ServicePack = z.object({
  uuid: Uuid,
  state: MakingState,
  /** Of 100. */
  progress: z.number().int(),
  /** Seconds per photo. */
  speed: z.number().int(),
  /** Whether a film lies in it, or the page alone. */
  hasVideo: z.boolean(),
  /** How long the film is; of the page, how long one round takes. */
  seconds: z.number().nullable(),
  /** Photos whose files could not be read: they are left out. */
  missing: z.number().int(),
  /** About how large it is. */
  bytes: z.number().int().nullable(),
  generatedAt: Timestamp.nullable(),
  /** Whether the memorial is still as it was when the pack was begun. */
  isCurrent: z.boolean(),
  /**
   * Where it is fetched for some hours, by whoever has the link. One that failed has it, too, if only the film could
   * not be made: the page alone.
   */
  url: z.string().nullable(),
})
export type ServicePack = z.infer<typeof ServicePack>

const status = {
  check: ServicePackCheck,
  /** The one that was asked for last. */
  pack: ServicePack.nullable(),
  /** Whether this server can make films. */
  canMakeVideo: z.boolean(),
}
export const ServicePackStatus = z.object(status)
export type ServicePackStatus = z.infer<typeof ServicePackStatus>

export const getServicePack = endpoint({
  method: 'GET',
  path: '/memorial/service-pack/:memorialUuid',
  summary: 'The slideshow for the day of the service: what to know before, and how far it is',
  access: 'host',
  params: InMemorial,
  reply: status,
})

/** Seconds per photo. */
export const PackSpeed = z.literal([...slideshow.speeds])
export type PackSpeed = z.infer<typeof PackSpeed>

/** Asked for twice, it is made once. An unchanged memorial gets the one that is there. */
export const makeServicePack = endpoint({
  method: 'POST',
  path: '/memorial/service-pack/:memorialUuid',
  summary: 'Make the slideshow for the day of the service: a page that needs no network, and a film',
  access: 'host',
  priority: 'deferrable',
  params: InMemorial,
  body: z.object({ speed: PackSpeed.default(slideshow.speed) }),
  reply: status,
  errors: ['TOO_MANY_ATTEMPTS'],
})

/** Seconds that a card of words has, beside photos at this speed: words are read. */
export const cardSeconds = (speed: number): number => Math.max(speed, slideshow.cardSeconds)

/** How long a show of so many photos is, its two cards included, in seconds. */
export const showSeconds = (photos: number, speed: number): number => photos * speed + 2 * cardSeconds(speed)
