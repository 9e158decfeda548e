import { useCallback, useEffect, useState } from 'react'
import { ApiError, call } from '#app/lib/api.ts'
import { usePoll } from '#app/lib/use-poll.ts'
import { dateMedia, deleteMedia, listFilms, type Media, updateMedia } from '#contract/media.ts'
import type { PhotoDate } from '#contract/photo-date.ts'

/**
 * The films of a memorial as its hosts see them. Every change is saved at once.
 *
 * @param sending how many are on their way: they are read again when one arrived
 */
export function useFilms(memorialUuid: string, sending: number) {
  /** null until they were read. */
  const [films, setFilms] = useState<Media[] | null>(null)
  const [trouble, setTrouble] = useState<string | null>(null)
  const [isCutOff, setCutOff] = useState(false)

  const read = useCallback(async () => {
    try {
      setFilms((await call(listFilms, { params: { memorialUuid } })).films)
      setCutOff(false)
      setTrouble(null)
    } catch (reason) {
      setCutOff(true)
      setTrouble(messageOf(reason))
    }
  }, [memorialUuid])
  // A still comes a moment after the film can be played.
  const unready = films?.find(({ state, poster }) => state === 'PROCESSING' || (state === 'READY' && !poster))
  const [polls, setPolls] = useState(0)
  const poll = useCallback(async () => {
    setPolls((count) => count + 1)
    await read()
  }, [read])
  // biome-ignore lint/correctness/useExhaustiveDependencies: one that arrived is read, and its still waited for
  useEffect(() => {
    setPolls(0)
    void read()
  }, [read, sending])
  const isWaiting = unready?.state === 'PROCESSING' || polls < STILL_POLLS
  usePoll(unready && isWaiting ? { uuid: unready.uuid, state: 'WORKING' } : null, isCutOff, poll)

  async function change(work: () => Promise<unknown>): Promise<boolean> {
    try {
      await work()
      await read()
      return true
    } catch (reason) {
      setTrouble(messageOf(reason))
      return false
    }
  }

  return {
    films,
    trouble,
    read,
    write: (mediaUuid: string, title: string, withSound?: boolean) =>
      change(() => call(updateMedia, { params: { mediaUuid }, body: { title, withSound } })),
    date: (mediaUuids: readonly string[], date: PhotoDate | null) =>
      change(() =>
        call(dateMedia, { params: { memorialUuid }, body: { mediaUuids: [...mediaUuids], date } }),
      ),
    remove: (mediaUuid: string) => change(() => call(deleteMedia, { params: { mediaUuid } })),
  }
}

/** A server without ffmpeg makes no still: nobody waits for one for long. */
const STILL_POLLS = 12

const messageOf = (reason: unknown) => (reason instanceof ApiError ? reason : new ApiError(500, {})).message
