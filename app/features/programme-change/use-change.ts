import { useCallback, useEffect, useState } from 'react'
import { ApiError, call } from '#app/lib/api.ts'
import { loadMemorial } from '#app/lib/load-memorial.ts'
import { usePoll } from '#app/lib/use-poll.ts'
import { useRefetchOnReturn } from '#app/lib/use-refetch-on-return.ts'
import {
  type ChangeNotice,
  getProgrammeChange,
  leaveProgrammeChange,
  markChangeTexted,
  type ProgrammeChange,
  type ToldPerson,
  tellProgrammeChange,
} from '#contract/change-notices.ts'

export interface Shown {
  change: ProgrammeChange | null
  notices: ChangeNotice[]
}

interface Options {
  /** null until it is known. */
  memorialUuid: string | null
  redirectOnAuthError: (reason: unknown) => boolean
  fallbackMessage: string
}

/** What people were not told of yet, and what was sent; mails that are on their way are asked for again. */
export function useChange({ memorialUuid, redirectOnAuthError, fallbackMessage }: Options) {
  const [shown, setShown] = useState<Shown | null>(null)
  const [shareSlug, setShareSlug] = useState<string | null>(null)
  const [trouble, setTrouble] = useState<{ words: string; isGone: boolean } | null>(null)
  const [isCutOff, setCutOff] = useState(false)

  const read = useCallback(async () => {
    if (memorialUuid === null) return
    try {
      setShown(await call(getProgrammeChange, { params: { memorialUuid } }))
      setTrouble(null)
      setCutOff(false)
    } catch (reason) {
      if (redirectOnAuthError(reason)) return
      setCutOff(true)
      const failure = reason instanceof ApiError ? reason : null
      const isGone = failure?.code === 'MEMORIAL_NOT_FOUND'
      setTrouble({ words: failure?.message ?? fallbackMessage, isGone })
    }
  }, [memorialUuid, redirectOnAuthError, fallbackMessage])

  useEffect(() => {
    void read()
    if (memorialUuid === null) return
    // Its address, for text messages, and its name.
    loadMemorial(memorialUuid).then(
      (memorial) => setShareSlug(memorial.shareSlug),
      () => undefined,
    )
  }, [read, memorialUuid])
  useRefetchOnReturn(read, memorialUuid !== null)
  const onTheWay = shown?.notices.find(({ counts }) => counts.QUEUED > 0)
  usePoll(onTheWay && { uuid: onTheWay.uuid, state: 'WORKING' }, isCutOff, read)

  return {
    shown,
    shareSlug,
    trouble,
    read,
    /** Rejects with `ApiError`. */
    async tell(revision: string, message: string | null, invitedToo: boolean) {
      if (memorialUuid === null) return
      const body = { revision, message, invitedToo }
      setShown(await call(tellProgrammeChange, { params: { memorialUuid }, body }))
    },
    /** Rejects with `ApiError`. */
    async leave(revision: string) {
      if (memorialUuid === null) return
      setShown(await call(leaveProgrammeChange, { params: { memorialUuid }, body: { revision } }))
    },
    /** Rejects with `ApiError`. */
    async markTexted({ uuid: noticeUuid }: ChangeNotice, { rsvpId }: ToldPerson, texted: boolean) {
      if (memorialUuid === null) return
      const params = { memorialUuid, noticeUuid, rsvpId }
      const { state } = await call(markChangeTexted, { params, body: { texted } })
      setShown((now) => now && withState(now, noticeUuid, rsvpId, state))
    },
  }
}

function withState(shown: Shown, noticeUuid: string, rsvpId: string, state: ToldPerson['state']): Shown {
  const notices = shown.notices.map((notice) => {
    const before = notice.uuid === noticeUuid && notice.people.find((person) => person.rsvpId === rsvpId)
    if (!before || before.state === state) return notice
    const { counts } = notice
    return {
      ...notice,
      counts: { ...counts, [before.state]: counts[before.state] - 1, [state]: counts[state] + 1 },
      people: notice.people.map((person) => (person === before ? { ...person, state } : person)),
    }
  })
  return { ...shown, notices }
}
