import { useEffect, useState } from 'react'
import { discardVideo, unfinishedVideos } from '#app/draft/recordings.ts'
import type { DraftVideo } from '#app/draft/schema.ts'
import { recoverRecording } from './clips.ts'

export interface InterruptedRecordings {
  /** A recording whose tab died, waiting for an answer. */
  offered: string | null
  /** How the last one went: it is the message now, or there was nothing in it. */
  outcome: 'adopted' | 'unreadable' | null
  review(): Promise<void>
  discard(): Promise<void>
}

/**
 * Recordings that a crash left behind. With no message yet, the latest
 * becomes the message at once; otherwise the host is asked.
 *
 * @param isFree whether there is no message that it would take the place of
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, on entering: what is recorded from here on is no leftover
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
