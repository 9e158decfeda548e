import { useEffect, useMemo, useState } from 'react'
import { ApiError, call } from '#app/lib/api.ts'
import { loadMemorial } from '#app/lib/load-memorial.ts'
import { useServerValue } from '#app/lib/use-server-value.ts'
import type { Answer } from '#contract/endpoint.ts'
import {
  addThanks,
  listThanks,
  markThanked,
  removeThanks,
  sendThanks,
  type ThanksLine,
  type ThanksShown,
} from '#contract/thanks.ts'
import type { TypedLine } from './use-unsent.ts'

export interface ThanksFilter {
  show: ThanksShown
  search: string
}

const queryOf = ({ show, search }: ThanksFilter) => ({
  show,
  ...(search.trim() && { search: search.trim() }),
})

/** Whom to thank: the list, and what hosts do with it. Every action rejects with `ApiError`, and then nothing has changed. */
export function useThanks(memorialUuid: string | null) {
  const [filter, setFilter] = useState<ThanksFilter>({ show: 'NOT_THANKED', search: '' })
  const params = { memorialUuid: memorialUuid ?? '' }
  const query = queryOf(filter)
  const fetchList = useMemo(
    () =>
      memorialUuid === null
        ? null
        : (): Promise<Answer<typeof listThanks>> =>
            call(listThanks, { params: { memorialUuid }, query: queryOf(filter) }),
    [memorialUuid, filter],
  )
  const { value: list, trouble, read, set: setList } = useServerValue(fetchList)
  // The dashboard that Back leads to is this memorial's, also for whoever comes by a link.
  useEffect(() => {
    if (memorialUuid !== null) loadMemorial(memorialUuid).catch(() => undefined)
  }, [memorialUuid])

  const changeLines = (change: (lines: ThanksLine[]) => ThanksLine[]) =>
    setList((now) => now && { ...now, lines: change(now.lines) })

  /** A line that is done stays where it is until the list is read again. */
  function put(line: ThanksLine) {
    changeLines((lines) =>
      lines.some(({ uuid }) => uuid === line.uuid)
        ? lines.map((one) => (one.uuid === line.uuid ? line : one))
        : [line, ...lines],
    )
    void recount()
  }

  async function recount() {
    try {
      const { counts } = await call(listThanks, { params, query })
      setList((now) => now && { ...now, counts })
    } catch (reason) {
      if (!(reason instanceof ApiError)) throw reason
    }
  }

  return {
    filter,
    setFilter,
    list,
    trouble,
    read,
    async more() {
      if (!list?.next) return
      const { lines, next } = await call(listThanks, { params, query: { ...query, after: list.next } })
      setList((now) => {
        if (!now) return now
        const known = new Set(now.lines.map(({ uuid }) => uuid))
        return { ...now, lines: [...now.lines, ...lines.filter(({ uuid }) => !known.has(uuid))], next }
      })
    },
    async add(body: TypedLine) {
      put((await call(addThanks, { params, body })).line)
    },
    async mark(lineUuid: string, thanked: boolean) {
      put((await call(markThanked, { params: { ...params, lineUuid }, body: { thanked } })).line)
    },
    async send(lineUuid: string, words: string) {
      put((await call(sendThanks, { params: { ...params, lineUuid }, body: { words } })).line)
    },
    async remove({ uuid: lineUuid }: ThanksLine) {
      await call(removeThanks, { params: { ...params, lineUuid }, body: { removed: true } })
      changeLines((lines) => lines.filter(({ uuid }) => uuid !== lineUuid))
      void recount()
    },
    async restore(line: ThanksLine) {
      await call(removeThanks, { params: { ...params, lineUuid: line.uuid }, body: { removed: false } })
      put(line)
    },
  }
}

export type Thanks = ReturnType<typeof useThanks>
