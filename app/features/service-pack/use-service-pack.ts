import { useCallback, useEffect, useRef, useState } from 'react'
import { ApiError, call } from '#app/lib/api.ts'
import {
  getServicePack,
  makeServicePack,
  type PackSpeed,
  type ServicePack,
  type ServicePackStatus,
} from '#contract/service-pack.ts'
import { isMaking, pauseBefore } from './pack-state.ts'

export interface PackWork {
  /** Undefined until the first answer. */
  status: ServicePackStatus | undefined
  isMaking: boolean
  /** The newest was seen in the making, so that its end is news. */
  wasMaking: boolean
  /** It was asked for, and was there already. */
  wasThere: boolean
  /** Why it could not be asked for. */
  refusal: ApiError | null
  /** Why it cannot be said how things stand; that goes on by itself. */
  trouble: ApiError | null
  read(): Promise<void>
  /** One at a time: while a pack is asked for, further calls do nothing. */
  make(speed: PackSpeed): Promise<void>
}

/**
 * The newest pack of a memorial and what to know before: looked at again while it is made, whenever the page is looked
 * at again, and when the connection is back.
 *
 * @param ledAway whether a failed call has led to another screen
 */
export function useServicePack(memorialUuid: string, ledAway: (reason: unknown) => boolean): PackWork {
  const [status, setStatus] = useState<ServicePackStatus>()
  const [trouble, setTrouble] = useState<ApiError | null>(null)
  const [refusal, setRefusal] = useState<ApiError | null>(null)
  const [wasThere, setWasThere] = useState(false)
  const [followed, setFollowed] = useState<string | null>(null)
  // Answers may overtake each other: only that to the last question counts.
  const question = useRef(0)
  const isAsking = useRef(false)

  const see = useCallback((answer: ServicePackStatus) => {
    setStatus(answer)
    setTrouble(null)
    if (isMaking(answer.pack)) setFollowed(answer.pack.uuid)
  }, [])

  const read = useCallback(async () => {
    if (isAsking.current) return
    const mine = ++question.current
    try {
      const answer = await call(getServicePack, { params: { memorialUuid } })
      if (mine === question.current) see(answer)
    } catch (reason) {
      if (mine !== question.current || ledAway(reason)) return
      if (!(reason instanceof ApiError)) throw reason
      setTrouble(reason)
    }
  }, [memorialUuid, ledAway, see])

  async function make(speed: PackSpeed) {
    if (isAsking.current) return
    isAsking.current = true
    question.current += 1
    setRefusal(null)
    setWasThere(false)
    try {
      const answer = await call(makeServicePack, { params: { memorialUuid }, body: { speed } })
      see(answer)
      setWasThere(answer.pack?.state === 'READY')
    } catch (reason) {
      if (ledAway(reason)) return
      if (!(reason instanceof ApiError)) throw reason
      setRefusal(reason)
    } finally {
      isAsking.current = false
    }
  }

  useEffect(() => {
    void read()
    const lookAgain = () => {
      if (document.visibilityState === 'visible') void read()
    }
    document.addEventListener('visibilitychange', lookAgain)
    window.addEventListener('online', lookAgain)
    return () => {
      document.removeEventListener('visibilitychange', lookAgain)
      window.removeEventListener('online', lookAgain)
    }
  }, [read])

  const making = isMaking(status?.pack)
  useFollowing(making ? (status?.pack ?? null) : null, trouble !== null, read)
  return {
    status,
    isMaking: making,
    wasMaking: followed !== null && followed === status?.pack?.uuid,
    wasThere,
    refusal,
    trouble,
    read,
    make,
  }
}

/** Looks again and again after a pack in the making, while the page is in sight. */
function useFollowing(pack: ServicePack | null, isCutOff: boolean, read: () => Promise<void>) {
  const uuid = pack?.uuid ?? null
  useEffect(() => {
    if (uuid === null) return
    let asked = 0
    let isOver = false
    let timer = setTimeout(ask, pauseBefore(asked, isCutOff))
    async function ask() {
      if (document.visibilityState === 'visible') await read()
      asked += 1
      if (!isOver) timer = setTimeout(ask, pauseBefore(asked, isCutOff))
    }
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [uuid, isCutOff, read])
}
