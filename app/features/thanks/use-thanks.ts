import { useCallback, useEffect, useRef, useState } from 'react'
import { ApiError, call } from '#app/lib/api.ts'
import { loadMemorial } from '#app/lib/load-memorial.ts'
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

interface Options {
  /** null until it is known. */
  memorialUuid: string | null
  redirectOnAuthError: (reason: unknown) => boolean
  failed: string
}

const queryOf = ({ show, search }: ThanksFilter) => ({
  show,
  ...(search.trim() && { search: search.trim() }),
})

/** Whom to thank: the list, and what hosts do with it. Every action rejects with `ApiError`, and then nothing has changed. */
export function useThanks({ memorialUuid, redirectOnAuthError, failed }: Options) {
  const [filter, setFilter] = useState<ThanksFilter>({ show: 'NOT_THANKED', search: '' })
  const [list, setList] = useState<Answer<typeof listThanks> | null>(null)
  const [trouble, setTrouble] = useState<{ words: string; isGone: boolean } | null>(null)
  /** An answer to an earlier question comes too late. */
  const asked = useRef(0)
  const params = { memorialUuid: memorialUuid ?? '' }
  const query = queryOf(filter)

  const load = useCallback(async () => {
    if (memorialUuid === null) return
    asked.current += 1
    const question = asked.current
    try {
      const answer = await call(listThanks, { params: { memorialUuid }, query: queryOf(filter) })
      if (asked.current !== question) return
      setList(answer)
      setTrouble(null)
    } catch (reason) {
      if (asked.current !== question || redirectOnAuthError(reason)) return
      const known = reason instanceof ApiError ? reason : null
      setTrouble({ words: known?.message ?? failed, isGone: known?.code === 'MEMORIAL_NOT_FOUND' })
    }
  }, [memorialUuid, filter, redirectOnAuthError, failed])

  useEffect(() => void load(), [load])
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
      if (!redirectOnAuthError(reason) && !(reason instanceof ApiError)) throw reason
    }
  }

  return {
    filter,
    setFilter,
    list,
    trouble,
    load,
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
