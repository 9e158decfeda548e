import { useCallback, useEffect, useRef, useState } from 'react'
import { ApiError, call } from '#app/lib/api.ts'
import { loadMemorial } from '#app/lib/load-memorial.ts'
import type { Answer } from '#contract/endpoint.ts'
import {
  addThanks,
  getThanksLine,
  joinThanks,
  listThanks,
  markThanked,
  partThanks,
  type ReasonKind,
  removeThanks,
  saveThanks,
  sendThanks,
  type ThankedHow,
  type ThanksCounts,
  type ThanksLine,
  type ThanksShown,
} from '#contract/thanks.ts'
import type { KeptLine, KeptWritten } from './kept.ts'

export interface ThanksFilter {
  show: ThanksShown
  kind: ReasonKind | ''
  search: string
}

interface Loaded {
  lines: ThanksLine[]
  counts: ThanksCounts
  /** By language: to start a note to several people from. */
  proposals: Record<string, string>
  next: string | null
}

interface Options {
  /** null until it is known. */
  memorialUuid: string | null
  redirectOnAuthError: (reason: unknown) => boolean
  failed: string
}

const queryOf = ({ show, kind, search }: ThanksFilter) => ({
  show,
  ...(kind && { kind }),
  ...(search.trim() && { search: search.trim() }),
})

/** Whom to thank: the list, and what hosts do with it. Every action rejects with `ApiError`, and then nothing has changed. */
export function useThanks({ memorialUuid, redirectOnAuthError, failed }: Options) {
  const [filter, setFilter] = useState<ThanksFilter>({ show: 'NOT_THANKED', kind: '', search: '' })
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  const [trouble, setTrouble] = useState<{ words: string; isGone: boolean } | null>(null)
  /** An answer to an earlier question comes too late. */
  const asked = useRef(0)

  const load = useCallback(async () => {
    if (memorialUuid === null) return
    asked.current += 1
    const mine = asked.current
    try {
      const list = await call(listThanks, { params: { memorialUuid }, query: queryOf(filter) })
      if (asked.current !== mine) return
      setLoaded(list)
      setTrouble(null)
    } catch (reason) {
      if (asked.current !== mine || redirectOnAuthError(reason)) return
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
    setLoaded((now) => now && { ...now, lines: change(now.lines) })

  /** Shows lines as they are now; a line that is done stays where it is until the list is read again. */
  function put(changed: readonly ThanksLine[]) {
    changeLines((lines) => {
      const known = new Map(changed.map((line) => [line.uuid, line]))
      const isNew = changed.filter(({ uuid }) => !lines.some((line) => line.uuid === uuid))
      return [...isNew, ...lines.map((line) => known.get(line.uuid) ?? line)]
    })
    void recount()
  }

  const drop = (lineUuid: string) => changeLines((lines) => lines.filter(({ uuid }) => uuid !== lineUuid))

  async function recount() {
    if (memorialUuid === null) return
    try {
      const { counts } = await call(listThanks, { params: { memorialUuid }, query: queryOf(filter) })
      setLoaded((now) => now && { ...now, counts })
    } catch (reason) {
      if (!redirectOnAuthError(reason) && !(reason instanceof ApiError)) throw reason
    }
  }

  const inMemorial = () => ({ memorialUuid: memorialUuid ?? '' })

  return {
    filter,
    setFilter,
    loaded,
    trouble,
    load,
    async more() {
      if (!loaded?.next) return
      const query = { ...queryOf(filter), after: loaded.next }
      const { lines, next } = await call(listThanks, { params: inMemorial(), query })
      setLoaded((now) => {
        if (!now) return now
        const known = new Set(now.lines.map(({ uuid }) => uuid))
        return { ...now, lines: [...now.lines, ...lines.filter(({ uuid }) => !known.has(uuid))], next }
      })
    },
    async add({ kind, ...written }: KeptWritten) {
      const body = { ...written, kind: kind as 'FLOWERS' }
      const { line, namesakes } = await call(addThanks, { params: inMemorial(), body })
      put([line])
      return { line, namesakes }
    },
    async save(line: ThanksLine, typed: KeptLine, version = line.version) {
      const params = { ...inMemorial(), lineUuid: line.uuid }
      const saved = await call(saveThanks, { params, body: { ...typed, version } })
      put([saved.line])
    },
    /** As it is now. */
    async read(lineUuid: string): Promise<ThanksLine> {
      const { line } = await call(getThanksLine, { params: { ...inMemorial(), lineUuid } })
      put([line])
      return line
    },
    async mark(lineUuids: string[], how: Exclude<ThankedHow, 'NOTE'> | null) {
      put((await call(markThanked, { params: inMemorial(), body: { lineUuids, how } })).lines)
    },
    async send(
      notes: { lineUuids: string[]; words: string; greets?: boolean }[],
    ): Promise<Answer<typeof sendThanks>['skipped']> {
      const { lines, skipped } = await call(sendThanks, { params: inMemorial(), body: { notes } })
      put(lines)
      for (const { lineUuid, reason } of skipped) if (reason === 'GONE') drop(lineUuid)
      return skipped
    },
    async join(lineUuid: string, otherUuid: string) {
      const params = { ...inMemorial(), lineUuid }
      const { line } = await call(joinThanks, { params, body: { otherUuid } })
      drop(otherUuid)
      put([line])
      return line
    },
    async part(reasonUuid: string) {
      const { lines } = await call(partThanks, { params: { ...inMemorial(), reasonUuid } })
      put(lines)
      return lines
    },
    async remove(lineUuid: string, reasonUuid: string, removed: boolean) {
      const params = { ...inMemorial(), reasonUuid }
      const { line } = await call(removeThanks, { params, body: { removed } })
      if (line) put([line])
      else {
        drop(lineUuid)
        void recount()
      }
    },
    /** Lines of a name, to join one of them. */
    async find(search: string): Promise<ThanksLine[]> {
      const query = { show: 'ALL' as const, ...(search.trim() && { search: search.trim() }) }
      return (await call(listThanks, { params: inMemorial(), query })).lines
    },
  }
}

export type Thanks = ReturnType<typeof useThanks>
