import { newId } from '#app/draft/ids.ts'
import { errorMessage } from '#app/lib/error-message.ts'
import { fileProblem } from '#app/lib/recording/file-problem.ts'
import type { DraftRecording } from '../contribution-draft.ts'
import { putRecording } from '../files.ts'
import type { ContributionWork } from '../use-contribution.ts'
import { lookInto } from './look-into.ts'

/** Takes a file into the draft and stores it on this device; why it was not taken, or null. */
export async function addRecordingFile(
  work: ContributionWork,
  wanted: DraftRecording['kind'],
  file: File,
): Promise<string | null> {
  const seen = await lookInto(file)
  // Whatever it is called, its content decides, where this browser can see it.
  const kind = seen.hasPicture === null ? wanted : seen.hasPicture ? 'FILM' : 'VOICE'
  const problem = await fileProblem(kind, file, async () => seen.seconds)
  if (problem) return errorMessage(problem)
  const id = newId()
  if (!work.addRecording({ id, kind, name: file.name, seconds: seen.seconds }))
    return errorMessage('TOO_MANY_RECORDINGS')
  if (!(await putRecording(work.slug, id, file))) work.notStored()
  return null
}
