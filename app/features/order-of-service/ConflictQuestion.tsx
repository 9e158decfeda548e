import { useTranslations } from '#app/messages/index.tsx'
import { ConflictDialog, type ConflictRow, type Keep } from '#app/saving/conflict/ConflictDialog.tsx'
import type { LastEdit } from '#contract/memorials.ts'
import type { OrderContent } from '#contract/order-of-service.ts'

interface Props {
  mine: OrderContent
  theirs: OrderContent
  /** Who saved last, if that is known. */
  lastEdit: LastEdit | null
  onDecide: (keep: Keep) => unknown
  /** The host decides later; nothing is lost. */
  onLater: () => void
}

/** Asks which of two orders of service stays, that were changed both here and by another host. */
export function ConflictQuestion({ mine, theirs, ...rest }: Props) {
  const t = useTranslations('orderOfService')
  const rowsOf = ({ items, thanks, ...cover }: OrderContent): ConflictRow[] => [
    ...items.map((item) => ({ id: item.id, words: item.title || t(`kinds.${item.kind}`), compared: item })),
    { id: 'thanks', words: thanks, compared: cover },
  ]
  return <ConflictDialog heading={t('title')} mine={rowsOf(mine)} theirs={rowsOf(theirs)} {...rest} />
}
