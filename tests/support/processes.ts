import { photoProcesses } from '#server/adapters/photos/photo-processes.ts'
import { typesettingProcess } from '#server/adapters/typesetting/typesetting-process.ts'
import { videoProcess } from '#server/adapters/video/video-process.ts'

/** The program of a child process, as sources. */
export const entryUrl = (name: string) => new URL(`./entries/${name}.ts`, import.meta.url)

/** Between two tests with photos there may be many without, on a machine where each takes long. */
const IDLE_MS = 5 * 60_000

// A test waits for its photos as for its answers.
const how = { entryUrl, nice: 0, idleMs: IDLE_MS }
const close = async () => {}

/**
 * Processes that open the photos and recordings of all apps of this worker, and set their books. Starting one takes
 * longer than what a test asks of it. They end with the worker, and outlive the apps.
 */
export const sharedProcesses = {
  photos: { ...photoProcesses(how), close },
  videos: { ...videoProcess(how), close },
  typesetter: { ...typesettingProcess(how), close },
}
