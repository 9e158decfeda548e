import { useEffect, useState } from 'react'
import { useTranslations } from '#app/messages/index.tsx'
import { type ToastContent, useToast } from '#app/ui/Toast.tsx'
import type { HostContribution } from '#contract/contributions.ts'
import { errorMessage } from '../error-message.ts'
import { type Contributions, useContributions } from '../use-contributions.ts'
import { queueOrder } from './queue-order.ts'

export interface ModerationQueueWork {
  /** All pending memories, in the order they are shown. */
  queue: HostContribution[]
  /** null when no memory is left, or only postponed ones. */
  current: HostContribution | null
  later: readonly string[]
  /** How many were approved on this screen. */
  approvedCount: number
  /** Whether an action on it has not been answered yet: until then nothing else can be done with it. */
  isUnderWay(one: HostContribution): boolean
  /** Why the last action failed, as text. */
  error: string | null
  /** Why not all pending memories could be loaded; `more` tries again. */
  pages: Pick<Contributions['pages'], 'error' | 'more'>
  select(id: string): void
  putOff(one: HostContribution): void
  /** Shows the postponed ones again. */
  recall(): void
  approve(some: readonly HostContribution[]): Promise<void>
  hide(one: HostContribution): Promise<void>
  block(one: HostContribution): Promise<void>
  typeOff: Contributions['typeOff']
  writeDown: Contributions['writeDown']
  readWords: Contributions['readWords']
  date: Contributions['date']
}

interface Source {
  memorialUuid: string
  /** The newest memories as loaded with the memorial, pending ones first. */
  newest: HostContribution[]
  total: number
  /** When those were asked for (`performance.now()`). */
  askedAt: number
  redirectOnAuthError: (reason: unknown) => boolean
}

/** The moderation queue, one memory after the other; every action can be undone for a moment. */
export function useModerationQueue({
  memorialUuid,
  newest,
  total,
  askedAt,
  redirectOnAuthError,
}: Source): ModerationQueueWork {
  const t = useTranslations('waiting')
  const showToast = useToast()
  const contributions = useContributions({ memorialUuid, newest, total, askedAt, redirectOnAuthError })
  const { items, pages, isRemoved } = contributions
  const [later, setLater] = useState<readonly string[]>([])
  const [selected, setSelected] = useState<string | null>(null)
  const [approved, setApproved] = useState<ReadonlySet<string>>(new Set())
  const [underWay, setUnderWay] = useState<ReadonlySet<string>>(new Set())
  const [error, setError] = useState<string | null>(null)

  // Pending ones come first: if the last loaded one is pending, the next page may have more.
  const { more } = pages
  const isPartial = pages.hasMore && pages.error === null && pages.items.at(-1)?.state === 'PENDING'
  const known = pages.items.length
  // biome-ignore lint/correctness/useExhaustiveDependencies: each loaded page requests the next
  useEffect(() => {
    if (isPartial) void more()
  }, [isPartial, known, more])

  const queue = queueOrder(
    items.filter(({ id }) => !isRemoved(id)),
    later,
  )
  const current =
    queue.find(({ id }) => id === selected) ?? queue.find(({ id }) => !later.includes(id)) ?? null

  /** Shows only the latest action, because more toasts would cover the next memory. */
  const tell = (content: ToastContent) => showToast({ ...content, group: 'waiting' })

  /** A failure is shown here, and the memories stay as they are. */
  async function attempt(some: readonly HostContribution[], work: () => Promise<void>): Promise<boolean> {
    const ids = idsOf(some)
    setError(null)
    setUnderWay((now) => new Set([...now, ...ids]))
    try {
      await work()
      return true
    } catch (reason) {
      if (!redirectOnAuthError(reason)) setError(errorMessage(reason))
      return false
    } finally {
      setUnderWay((now) => new Set([...now].filter((id) => !ids.has(id))))
    }
  }

  async function returnToPending(some: readonly HostContribution[]) {
    if (!(await attempt(some, () => contributions.returnToPending(some)))) return
    setApproved((now) => new Set([...now].filter((id) => !idsOf(some).has(id))))
    setSelected(some[0]?.id ?? null)
  }

  return {
    queue,
    current,
    later,
    approvedCount: approved.size,
    isUnderWay: ({ id }) => underWay.has(id),
    error,
    pages,
    select(id) {
      setError(null)
      setSelected(id)
    },
    putOff({ id }) {
      // It may be approved already, and would be shown among those for later.
      if (underWay.has(id)) return
      setError(null)
      setSelected(null)
      setLater((now) => [...now.filter((one) => one !== id), id])
    },
    recall: () => setLater([]),
    async approve(all) {
      const some = all.filter(({ id }) => !underWay.has(id))
      if (some.length === 0) return
      if (!(await attempt(some, () => contributions.approve(some)))) return
      setApproved((now) => new Set([...now, ...idsOf(some)]))
      tell({ message: t('approved', { count: some.length }), onUndo: () => void returnToPending(some) })
    },
    async hide(one) {
      if (underWay.has(one.id)) return
      if (!(await attempt([one], () => contributions.hide(one)))) return
      tell({ message: t('hidden'), onUndo: () => void returnToPending([one]) })
    },
    async block(one) {
      if (underWay.has(one.id)) return
      if (!(await attempt([one], () => contributions.block(one)))) return
      tell({ message: t('shutOut') })
    },
    typeOff: contributions.typeOff,
    writeDown: contributions.writeDown,
    readWords: contributions.readWords,
    date: contributions.date,
  }
}

const idsOf = (some: readonly HostContribution[]) => new Set(some.map(({ id }) => id))
