import { useCallback, useEffect, useState } from 'react'
import { call } from '#app/lib/api.ts'
import { type BackgroundJob, useBackgroundJob } from '#app/lib/use-background-job.ts'
import { isInProgress, usePoll } from '#app/lib/use-poll.ts'
import { useRefetchOnReturn } from '#app/lib/use-refetch-on-return.ts'
import {
  getServicePack,
  makeServicePack,
  type PackSpeed,
  type ServicePackStatus,
} from '#contract/service-pack.ts'

export interface PackWork extends Omit<BackgroundJob<ServicePackStatus, PackSpeed>, 'receive'> {
  /** Undefined until the first answer. */
  status: ServicePackStatus | undefined
  isInProgress: boolean
  /** The latest pack was seen in progress on this page, so that its completion is announced. */
  wasInProgress: boolean
}

/**
 * The status of a memorial's latest pack, and what to check before making one. Polled while a pack is in progress; read
 * again when the page becomes visible or the connection returns.
 *
 * @param redirectOnAuthError redirects on an auth error; returns whether it did
 */
export function useServicePack(
  memorialUuid: string,
  redirectOnAuthError: (reason: unknown) => boolean,
): PackWork {
  const [status, setStatus] = useState<ServicePackStatus>()
  const [followed, setFollowed] = useState<string | null>(null)

  const see = useCallback((answer: ServicePackStatus) => {
    setStatus(answer)
    if (isInProgress(answer.pack)) setFollowed(answer.pack.uuid)
  }, [])
  const ask = useCallback(() => call(getServicePack, { params: { memorialUuid } }), [memorialUuid])
  const order = (speed: PackSpeed) => call(makeServicePack, { params: { memorialUuid }, body: { speed } })
  const asking = useBackgroundJob<ServicePackStatus, PackSpeed>({
    fetchStatus: ask,
    startJob: order,
    onStatus: see,
    isReady: isThere,
    redirectOnAuthError,
  })
  const { wasReady, refusal, trouble, read, start } = asking

  useEffect(() => {
    void read()
  }, [read])
  useRefetchOnReturn(read)
  usePoll(status?.pack, trouble !== null, read)

  return {
    status,
    isInProgress: isInProgress(status?.pack),
    wasInProgress: followed !== null && followed === status?.pack?.uuid,
    wasReady,
    refusal,
    trouble,
    read,
    start,
  }
}

const isThere = ({ pack }: ServicePackStatus) => pack?.state === 'READY'
