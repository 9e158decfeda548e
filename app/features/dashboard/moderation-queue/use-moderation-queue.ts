import { useEffect, useState } from 'react'
import { useAction } from '#app/lib/use-action.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { type ToastContent, useToast } from '#app/ui/Toast.tsx'
import type { HostContribution } from '#contract/contributions.ts'
import { useContributions } from '../use-contributions.ts'
import { queueOrder } from './queue-order.ts'

/** The moderation queue, one memory after the other; every action can be undone for a moment. */
export function useModerationQueue(source: Parameters<typeof useContributions>[0]) {
  const t = useTranslations('waiting')
  const showToast = useToast()
  const contributions = useContributions(source)
  const { items, pages, isRemoved } = contributions
  const [later, setLater] = useState<readonly string[]>([])
  const [selected, setSelected] = useState<string | null>(null)
  const [approved, setApproved] = useState<ReadonlySet<string>>(new Set())
  const [underWay, setUnderWay] = useState<ReadonlySet<string>>(new Set())
  const { error, attempt: run, clear } = useAction()

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
    setUnderWay((now) => new Set([...now, ...ids]))
    const isDone = await run(work)
    setUnderWay((now) => new Set([...now].filter((id) => !ids.has(id))))
    return isDone
  }

  async function returnToPending(some: readonly HostContribution[]) {
    if (!(await attempt(some, () => contributions.returnToPending(some)))) return
    setApproved((now) => new Set([...now].filter((id) => !idsOf(some).has(id))))
    setSelected(some[0]?.id ?? null)
  }

  return {
    ...contributions,
    /** All pending memories, in the order they are shown. */
    queue,
    /** null when no memory is left, or only postponed ones. */
    current,
    later,
    /** How many were approved on this screen. */
    approvedCount: approved.size,
    /** Whether an action on it has not been answered yet: until then nothing else can be done with it. */
    isUnderWay: ({ id }: HostContribution) => underWay.has(id),
    /** Why the last action failed. */
    error,
    select(id: string) {
      clear()
      setSelected(id)
    },
    putOff({ id }: HostContribution) {
      // It may be approved already, and would be shown among those for later.
      if (underWay.has(id)) return
      clear()
      setSelected(null)
      setLater((now) => [...now.filter((one) => one !== id), id])
    },
    /** Shows the postponed ones again. */
    recall: () => setLater([]),
    async approve(all: readonly HostContribution[]) {
      const some = all.filter(({ id }) => !underWay.has(id))
      if (some.length === 0) return
      if (!(await attempt(some, () => contributions.approve(some)))) return
      setApproved((now) => new Set([...now, ...idsOf(some)]))
      tell({ message: t('approved', { count: some.length }), onUndo: () => void returnToPending(some) })
    },
    async hide(one: HostContribution) {
      if (underWay.has(one.id)) return
      if (!(await attempt([one], () => contributions.hide(one)))) return
      tell({ message: t('hidden'), onUndo: () => void returnToPending([one]) })
    },
    async block(one: HostContribution) {
      if (underWay.has(one.id)) return
      if (!(await attempt([one], () => contributions.block(one)))) return
      tell({ message: t('shutOut') })
    },
  }
}

const idsOf = (some: readonly HostContribution[]) => new Set(some.map(({ id }) => id))

export type ModerationQueueWork = ReturnType<typeof useModerationQueue>
