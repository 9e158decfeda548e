import { useTranslations } from '#app/messages/index.tsx'
import { ConflictFrame, ConflictPaper } from '#app/saving/conflict/ConflictFrame.tsx'
import { useDecisions } from '#app/saving/conflict/use-decisions.ts'
import type { LastEdit } from '#contract/memorials.ts'
import type { OrderContent, OrderItem } from '#contract/order-of-service.ts'
import type { FieldName } from './content.ts'
import type { Conflict } from './merge.ts'

interface Props {
  conflicts: readonly Conflict[]
  /** Who saved last, if that is known. */
  lastEdit: LastEdit | null
  /** Called with those of which somebody else's stays, once all are decided. */
  onSettle: (taken: readonly Conflict[]) => void
  /** The host decides later; nothing is lost. */
  onLater: () => void
}

/** Asks about what was changed both here and by another host, one after the other. */
export function ConflictQuestion({ conflicts, lastEdit, onSettle, onLater }: Props) {
  const t = useTranslations('orderOfService')
  const { conflict, place, decide } = useDecisions(conflicts, onSettle)
  const textOf = useFieldText()
  if (!conflict) return null

  const sides =
    'field' in conflict
      ? [textOf(conflict.mine, conflict.field), textOf(conflict.theirs, conflict.field)]
      : [itemText(conflict.mine), itemText(conflict.theirs)]
  return (
    <ConflictFrame
      place={place}
      total={conflicts.length}
      lastEdit={lastEdit}
      heading={
        'field' in conflict ? (
          t(`conflict.${conflict.field}`)
        ) : (
          <bdi>{conflict.mine.title || t(`kinds.${conflict.mine.kind}`)}</bdi>
        )
      }
      mine={<Version text={sides[0] ?? ''} />}
      theirs={<Version text={sides[1] ?? ''} />}
      onDecide={decide}
      onLater={onLater}
    />
  )
}

function Version({ text }: { text: string }) {
  const t = useTranslations('conflict')
  return (
    <ConflictPaper>
      <p dir="auto">{text || t('empty')}</p>
    </ConflictPaper>
  )
}

const itemText = ({ title, by, source, text }: OrderItem): string =>
  [title, by, source, text].filter(Boolean).join('\n')

/** Gives a field in words, for comparing. */
function useFieldText() {
  const t = useTranslations('orderOfService')
  return (content: OrderContent, field: FieldName): string => {
    if (field === 'photoUuids') return t('conflict.photos', { count: content.photoUuids.length })
    if (field === 'eventUuids')
      return content.eventUuids === null
        ? t('conflict.allEvents')
        : t('conflict.events', { count: content.eventUuids.length })
    if (field === 'portraitUuid') return t(content.portraitUuid ? 'conflict.otherPortrait' : 'cover.own')
    if (field === 'hasCode') return t(content.hasCode ? 'conflict.withCode' : 'conflict.withoutCode')
    return content[field] ?? t('conflict.fromMemorial')
  }
}
