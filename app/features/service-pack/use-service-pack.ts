import { useCallback, useEffect, useState } from 'react'
import { call } from '#app/lib/api.ts'
import { type Asking, useAsking } from '#app/lib/use-asking.ts'
import { useLookAgain } from '#app/lib/use-look-again.ts'
import { isMaking, useMaking } from '#app/lib/use-making.ts'
import {
  getServicePack,
  makeServicePack,
  type PackSpeed,
  type ServicePackStatus,
} from '#contract/service-pack.ts'

export interface PackWork extends Omit<Asking<ServicePackStatus, PackSpeed>, 'hear'> {
  /** Undefined until the first answer. */
  status: ServicePackStatus | undefined
  isMaking: boolean
  /** The newest was seen in the making, so that its end is news. */
  wasMaking: boolean
}

/**
 * The newest pack of a memorial and what to know before: looked at again while it is made, whenever the page is looked
 * at again, and when the connection is back.
 *
 * @param ledAway whether a failed call has led to another screen
 */
export function useServicePack(memorialUuid: string, ledAway: (reason: unknown) => boolean): PackWork {
  const [status, setStatus] = useState<ServicePackStatus>()
  const [followed, setFollowed] = useState<string | null>(null)

  const see = useCallback((answer: ServicePackStatus) => {
    setStatus(answer)
    if (isMaking(answer.pack)) setFollowed(answer.pack.uuid)
  }, [])
  const ask = useCallback(() => call(getServicePack, { params: { memorialUuid } }), [memorialUuid])
  const order = (speed: PackSpeed) => call(makeServicePack, { params: { memorialUuid }, body: { speed } })
  const asking = useAsking<ServicePackStatus, PackSpeed>({ ask, order, see, isThere, ledAway })
  const { wasThere, refusal, trouble, read, make } = asking

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

const isThere = ({ pack }: ServicePackStatus) => pack?.state === 'READY'
