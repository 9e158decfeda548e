import type { ServicePack } from '#contract/service-pack.ts'

export const isMaking = (pack: ServicePack | null | undefined): pack is ServicePack =>
  pack?.state === 'QUEUED' || pack?.state === 'WORKING'

/** Milliseconds until a pack in the making is looked at again: soon at first, since a page alone is quick. */
export function pauseBefore(asked: number, isCutOff: boolean): number {
  if (isCutOff) return 5000
  if (asked === 0) return 400
  return asked < 20 ? 1500 : 3000
}

/** A length as it is told: whole minutes, and what is left of them in seconds. */
export function minutesAndSeconds(length: number): { minutes: number; seconds: number } {
  const whole = Math.round(length)
  return { minutes: Math.floor(whole / 60), seconds: whole % 60 }
}
