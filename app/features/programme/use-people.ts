import { useMemo } from 'react'
import { call } from '#app/lib/api.ts'
import { loadMemorial } from '#app/lib/load-memorial.ts'
import { useServerValue } from '#app/lib/use-server-value.ts'
import { type EventPerson, getProgramme, listEventAnswers } from '#contract/events.ts'

/** The lists of people, in the order in which they are shown. */
export const peopleGroups = ['ATTENDING', 'UNSURE', 'WATCHING', 'NOT_ATTENDING'] as const
export type PeopleGroup = (typeof peopleGroups)[number]

interface PeopleList {
  people: EventPerson[]
  /** The cursor of the next page; null when there is none. */
  next: string | null
}

export type PeopleLists = Record<PeopleGroup, PeopleList>

/** Who answered for one event; null: there is no such event. */
async function readPeople(memorialUuid: string, eventUuid: string) {
  const [{ events }] = await Promise.all([
    call(getProgramme, { params: { memorialUuid } }),
    // Its name, which is printed above the list.
    loadMemorial(memorialUuid),
  ])
  const event = events.find(({ uuid }) => uuid === eventUuid)
  if (!event) return { loaded: null }
  const lists = await Promise.all(
    peopleGroups.map(async (group) => [group, await listOf(memorialUuid, eventUuid, group)] as const),
  )
  return { loaded: { event, lists: Object.fromEntries(lists) as PeopleLists } }
}

/** @param memorialUuid null until it is known */
export function usePeople(memorialUuid: string | null, eventUuid: string) {
  const fetchPeople = useMemo(
    () => (memorialUuid === null ? null : () => readPeople(memorialUuid, eventUuid)),
    [memorialUuid, eventUuid],
  )
  const { value, trouble, read, set } = useServerValue(fetchPeople)
  const loaded = value?.loaded ?? null
  return {
    loaded,
    isGone: value !== null && loaded === null,
    trouble,
    read,
    /** Rejects with `ApiError`. */
    async loadMore(group: PeopleGroup) {
      const list = loaded?.lists[group]
      if (memorialUuid === null || !list?.next) return
      const { people, next } = await listOf(memorialUuid, eventUuid, group, list.next)
      const longer = { people: [...list.people, ...people], next }
      set((now) =>
        now?.loaded ? { loaded: { ...now.loaded, lists: { ...now.loaded.lists, [group]: longer } } } : now,
      )
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
