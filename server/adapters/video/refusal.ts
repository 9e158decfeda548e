import { VideoRefused } from '#server/ports/video.ts'

/** Turns an error about a file's content into a refusal. System errors are not the file's fault, and stay. */
export function asRefusal(error: unknown): unknown {
  if (error instanceof VideoRefused || isOfTheSystem(error)) return error
  return new VideoRefused('DAMAGED', error instanceof Error ? error.message : String(error))
}

const isOfTheSystem = (error: unknown): boolean => error instanceof Error && 'syscall' in error
