import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { hostCall, Uuid } from './fields.ts'
import { slideshow } from './host-limits.ts'
import { Making } from './keepsakes.ts'

/** A photo that its hosts may want to check before the day. */
export const CheckedPhoto = z.object({
  mediaUuid: Uuid,
  thumbnailUrl: z.string(),
  title: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  /** Null for the host's own; for a contributed one the contributor's name, empty for Anonymous. */
  from: z.string().nullable(),
})
export type CheckedPhoto = z.infer<typeof CheckedPhoto>

/** What to check before taking the slideshow along. Nothing here prevents making it. */
export const ServicePackCheck = z.object({
  /** All photos that would be shown now. */
  photos: z.number().int(),
  /** All films that would be shown now, and how long they take together. */
  films: z.object({ count: z.number().int(), seconds: z.number() }).nullish(),
  /** Too small to be sharp on a large screen. */
  tooSmall: z.array(CheckedPhoto),
  /** The host's own photos without a caption. */
  withoutCaption: z.array(CheckedPhoto),
})
export type ServicePackCheck = z.infer<typeof ServicePackCheck>

export const ServicePack = Making.extend({
  /** Seconds per photo. */
  speed: z.number().int(),
  /** Whether it contains a film, or only photos and films of the memorial. */
  hasVideo: z.boolean(),
  /** The length of the film, or that it would have. */
  seconds: z.number().nullable(),
  /** A link for some hours, for anybody who has it. */
  url: z.string().nullable(),
})
export type ServicePack = z.infer<typeof ServicePack>

const status = {
  check: ServicePackCheck,
  /** The pack that was requested last. */
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
  ...hostCall,
  reply: status,
})

/** Seconds per photo. */
export const PackSpeed = z.literal([...slideshow.speeds])
export type PackSpeed = z.infer<typeof PackSpeed>

/** Requesting it twice makes it once. An unchanged memorial gets the existing one. */
export const makeServicePack = endpoint({
  method: 'POST',
  path: '/memorial/service-pack/:memorialUuid',
  summary: 'Make the slideshow for the day of the service: a film, and the photos beside it',
  ...hostCall,
  priority: 'deferrable',
  body: z.object({ speed: PackSpeed.default(slideshow.speed) }),
  reply: status,
  errors: ['TOO_MANY_ATTEMPTS'],
})

/** Seconds of a text card beside photos at this speed: reading takes longer. */
export const cardSeconds = (speed: number): number => Math.max(speed, slideshow.cardSeconds)

/** The length in seconds of a show with this many photos, including its two cards. */
export const showSeconds = (photos: number, speed: number): number => photos * speed + 2 * cardSeconds(speed)
