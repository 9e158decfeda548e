import { useCallback, useEffect, useState } from 'react'
import { ApiError, call } from '#app/lib/api.ts'
import { loadMemorial } from '#app/lib/load-memorial.ts'
import { type EventPerson, getProgramme, type HostEvent, listEventAnswers } from '#contract/events.ts'

/** The lists of people, in the order in which they are shown. */
export const peopleGroups = ['ATTENDING', 'UNSURE', 'WATCHING', 'NOT_ATTENDING'] as const
export type PeopleGroup = (typeof peopleGroups)[number]

interface PeopleList {
  people: EventPerson[]
  /** The cursor of the next page; null when there is none. */
  next: string | null
}

export type PeopleLists = Record<PeopleGroup, PeopleList>

interface Loaded {
  event: HostEvent
  lists: PeopleLists
}

interface Trouble {
  words: string
  /** What is no longer there, so that trying again is of no use. */
  isGone: 'memorial' | 'event' | null
}

interface Options {
  /** null until it is known. */
  memorialUuid: string | null
  eventUuid: string
  redirectOnAuthError: (reason: unknown) => boolean
  words: { failed: string; gone: string }
}

/** Who answered for one event. */
export function usePeople({ memorialUuid, eventUuid, redirectOnAuthError, words }: Options) {
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  const { failed, gone } = words

  const load = useCallback(async () => {
    if (memorialUuid === null) return
    try {
      const [{ events }] = await Promise.all([
        call(getProgramme, { params: { memorialUuid } }),
        // Its name, which is printed above the list.
        loadMemorial(memorialUuid),
      ])
      const event = events.find(({ uuid }) => uuid === eventUuid)
      if (!event) return setTrouble({ words: gone, isGone: 'event' })
      const lists = await Promise.all(
        peopleGroups.map(async (group) => [group, await listOf(memorialUuid, eventUuid, group)] as const),
      )
      setLoaded({ event, lists: Object.fromEntries(lists) as PeopleLists })
      setTrouble(null)
    } catch (reason) {
      if (redirectOnAuthError(reason)) return
      const known = reason instanceof ApiError ? reason : null
      const isGone = known?.code === 'MEMORIAL_NOT_FOUND' ? 'memorial' : null
      setTrouble({
        words: known?.message ?? failed,
        isGone: known?.code === 'EVENT_NOT_FOUND' ? 'event' : isGone,
      })
    }
  }, [memorialUuid, eventUuid, redirectOnAuthError, failed, gone])

  useEffect(() => void load(), [load])

  return {
    loaded,
    trouble,
    load,
    /** Rejects with `ApiError`. */
    async loadMore(group: PeopleGroup) {
      const list = loaded?.lists[group]
      if (memorialUuid === null || !list?.next) return
      const { people, next } = await listOf(memorialUuid, eventUuid, group, list.next)
      const longer = { people: [...list.people, ...people], next }
      setLoaded((now) => now && { ...now, lists: { ...now.lists, [group]: longer } })
    },
  }
}

async function listOf(
  memorialUuid: string,
  eventUuid: string,
  group: PeopleGroup,
  after?: string,
): Promise<PeopleList> {
  // Who comes is one list by name, for the door.
  const query = group === 'ATTENDING' ? { door: 'yes' as const } : { only: group, ...(after && { after }) }
  const { answers, next } = await call(listEventAnswers, { params: { memorialUuid, eventUuid }, query })
  return { people: answers, next }
}
