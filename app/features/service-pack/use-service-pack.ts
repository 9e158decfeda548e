import { useCallback, useEffect, useRef, useState } from 'react'
import { ApiError, call } from '#app/lib/api.ts'
import { useLookAgain } from '#app/lib/use-look-again.ts'
import { isMaking, useMaking } from '#app/lib/use-making.ts'
import {
  getServicePack,
  makeServicePack,
  type PackSpeed,
  type ServicePackStatus,
} from '#contract/service-pack.ts'

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
  }, [read])
  useLookAgain(read)
  useMaking(status?.pack, trouble !== null, read)

  return {
    status,
    isMaking: isMaking(status?.pack),
    wasMaking: followed !== null && followed === status?.pack?.uuid,
    wasThere,
    refusal,
    trouble,
    read,
    make,
  }
}
