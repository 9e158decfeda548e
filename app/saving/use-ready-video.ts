import { useCallback, useState } from 'react'
import { draftStore, useDraft } from '#app/draft/hooks.ts'
import { call } from '#app/lib/api.ts'
import { usePoll } from '#app/lib/use-poll.ts'
import { getMemorial } from '#contract/memorials.ts'

/** Polls while the server processes the video of the open draft, and writes the result to the draft. */
export function useReadyVideo(): void {
  const draftId = useDraft((draft) => draft.draftId)
  const memorialUuid = useDraft((draft) => draft.memorialUuid)
  const uuid = useDraft(({ serverVideo }) => (serverVideo?.state === 'PROCESSING' ? serverVideo.uuid : null))
  const [isCutOff, setCutOff] = useState(false)
  const read = useCallback(async () => {
    if (!memorialUuid) return
    try {
      const { memorial } = await call(getMemorial, { params: { memorialUuid } })
      const now = memorial.hostVideoMessage
      setCutOff(false)
      if (now && now.state !== 'PROCESSING')
        draftStore.updateDraft(draftId, (draft) =>
          draft.serverVideo?.uuid === now.uuid ? { ...draft, serverVideo: now } : draft,
        )
    } catch {
      setCutOff(true)
    }
  }, [draftId, memorialUuid])
  usePoll(uuid === null ? null : { uuid, state: 'WORKING' }, isCutOff, read)
}
