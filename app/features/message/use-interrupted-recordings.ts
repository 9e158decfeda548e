import { useEffect, useState } from 'react'
import { discardVideo, unfinishedVideos } from '#app/draft/recordings.ts'
import type { DraftVideo } from '#app/draft/schema.ts'
import { recoverRecording } from './clips.ts'

export interface InterruptedRecordings {
  /** Id of an interrupted recording for which the host has to decide. */
  offered: string | null
  /** Result for the last one: it is now the message, or it could not be played. */
  outcome: 'adopted' | 'unreadable' | null
  review(): Promise<void>
  discard(): Promise<void>
}

/**
 * Recordings that were interrupted, e.g. by a crash. If there is no message yet, the latest one becomes the message at
 * once; otherwise the host is asked.
 *
 * @param isFree whether there is no message that it would replace
 */
export function useInterruptedRecordings(
  draftId: string,
  isFree: boolean,
  onClip: (clip: DraftVideo) => void,
): InterruptedRecordings {
  const [waiting, setWaiting] = useState<string[]>([])
  const [outcome, setOutcome] = useState<InterruptedRecordings['outcome']>(null)
  const [offered = null] = waiting

  const settled = (videoId: string) => setWaiting((ids) => ids.filter((id) => id !== videoId))

  async function adopt(videoId: string) {
    settled(videoId)
    const clip = await recoverRecording(draftId, videoId)
    setOutcome(clip ? 'adopted' : 'unreadable')
    if (clip) onClip(clip)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: read once, when the form opens
  useEffect(() => {
    let isHere = true
    void unfinishedVideos(draftId).then((ids) => {
      if (!isHere) return
      setWaiting(ids)
      if (isFree && ids[0]) void adopt(ids[0])
    })
    return () => {
      isHere = false
    }
  }, [draftId])

  return {
    offered,
    outcome,
    review: async () => {
      if (offered) await adopt(offered)
    },
    discard: async () => {
      if (!offered) return
      settled(offered)
      await discardVideo(offered)
    },
  }
}
