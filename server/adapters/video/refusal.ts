import { VideoRefused } from '#server/ports/video.ts'

/** What a file that cannot be read is refused with. An error of the system is none of its faults, and stays. */
export function asRefusal(error: unknown): unknown {
  if (error instanceof VideoRefused || isOfTheSystem(error)) return error
  return new VideoRefused('DAMAGED', error instanceof Error ? error.message : String(error))
}

const isOfTheSystem = (error: unknown): boolean => error instanceof Error && 'syscall' in error
