import { useTranslations } from '#app/messages/index.tsx'
import { ConflictFrame, ConflictPaper } from '#app/saving/conflict/ConflictFrame.tsx'
import type { LastEdit } from '#contract/memorials.ts'
import type { OrderContent } from '#contract/order-of-service.ts'
import type { Conflict } from './use-order.ts'

interface Props {
  conflict: Conflict
  /** Who saved last, if that is known. */
  lastEdit: LastEdit | null
  /** Called with the conflict if somebody else's stays. */
  onSettle: (taken: readonly Conflict[]) => void
  /** The host decides later; nothing is lost. */
  onLater: () => void
}

/** Asks which of two orders of service stays, that were changed both here and by another host. */
export function ConflictQuestion({ conflict, lastEdit, onSettle, onLater }: Props) {
  const t = useTranslations('orderOfService')
  const side = ({ items, thanks }: OrderContent) => (
    <ConflictPaper>
      {items.map(({ id, title, kind }) => (
        <p key={id} dir="auto">
          {title || t(`kinds.${kind}`)}
        </p>
      ))}
      <p dir="auto">{thanks}</p>
    </ConflictPaper>
  )
  return (
    <ConflictFrame
      place={0}
      total={1}
      lastEdit={lastEdit}
      heading={t('title')}
      mine={side(conflict.mine)}
      theirs={side(conflict.theirs)}
      onDecide={(keep) => onSettle(keep === 'mine' ? [] : [conflict])}
      onLater={onLater}
    />
  )
}
