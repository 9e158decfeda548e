import { Plus, Trash2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { filledFunds } from '#app/draft/rules.ts'
import type { DraftFund } from '#app/draft/schema.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { ConfirmDialog } from '#app/ui/ConfirmDialog.tsx'
import { RemovedNote } from '#app/ui/RemovedNote.tsx'
import { useRemovals } from '#app/ui/removals.ts'
import { useFocusFirstError } from '#app/ui/use-focus-first-error.ts'
import { funds as limits } from '#contract/limits.ts'
import type { FundField } from './edits.ts'
import { FundFields } from './FundFields.tsx'
import styles from './FundsForm.module.css'
import { giftsOf, wasGivenTo } from './fund-gifts.ts'

interface Props {
  funds: readonly DraftFund[]
  /** How often Save was refused. Errors are then shown, and the first one gets the focus. */
  refusals: number
  onText: (id: string, field: FundField, value: string) => void
  onAdd: () => void
  onRemove: (fund: DraftFund) => void
  /** Restores a fund at its previous position, counted from 0. */
  onRestore: (fund: DraftFund, place: number) => void
}

/** The funds of a memorial; there is always at least one entry. */
export function FundsForm({ funds, refusals, onText, onAdd, onRemove, onRestore }: Props) {
  const t = useTranslations('editing.funds')
  const list = useRef<HTMLDivElement>(null)
  const [focusAt, setFocusAt] = useState<number | null>(null)
  const [asked, setAsked] = useState<DraftFund | null>(null)
  const removals = useRemovals(funds)
  useFocusFirstError(list, refusals)

  useEffect(() => {
    if (focusAt === null) return
    const entries = list.current?.querySelectorAll<HTMLElement>(':scope > section') ?? []
    entries[Math.min(focusAt, entries.length - 1)]?.querySelector<HTMLElement>('textarea, input')?.focus()
    setFocusAt(null)
  }, [focusAt])

  function add() {
    onAdd()
    setFocusAt(funds.length)
  }

  function remove(fund: DraftFund) {
    setAsked(null)
    const place = funds.findIndex(({ id }) => id === fund.id)
    const isBlank = filledFunds({ funds: [fund] }).length === 0
    onRemove(fund)
    if (isBlank) setFocusAt(place)
    else removals.note(fund)
  }

  return (
    <div className={`stack ${styles.funds}`} ref={list}>
      {removals.entries.map(({ kind, row: fund, place }) => {
        if (kind === 'removed')
          return (
            <RemovedNote
              key={fund.id}
              onUndo={() => {
                onRestore(fund, place)
                setFocusAt(place)
              }}
            >
              {t('removed', { title: fund.title.trim() || t('untitled') })}
            </RemovedNote>
          )
        return (
          <FundCard
            key={fund.id}
            fund={fund}
            number={place + 1}
            canRemove={funds.length > 1}
            submitted={refusals > 0}
            onText={onText}
            onRemove={() => (wasGivenTo(fund) ? setAsked(fund) : remove(fund))}
          />
        )
      })}
      {funds.length < limits.max && (
        <p>
          <Button icon={Plus} onPress={add}>
            {t('add')}
          </Button>
        </p>
      )}
      {asked && (
        <ConfirmDialog
          open
          onClose={() => setAsked(null)}
          title={t('ask.title')}
          primary={{ label: t('ask.keep'), onPress: () => setAsked(null) }}
          secondary={{ label: t('ask.remove'), onPress: () => remove(asked) }}
        >
          <p className="strong anywhere">
            <bdi>{asked.title}</bdi>
          </p>
          <p>{t('ask.body', giftsOf(asked))}</p>
        </ConfirmDialog>
      )}
    </div>
  )
}

interface FundCardProps {
  fund: DraftFund
  /** Its place, from 1. */
  number: number
  canRemove: boolean
  /** Whether Save was refused, so that errors are shown. */
  submitted: boolean
  onText: (id: string, field: FundField, value: string) => void
  onRemove: () => void
}

/** One fund: its fields, and what was given to it. */
function FundCard({ fund, number, canRemove, submitted, onText, onRemove }: FundCardProps) {
  const t = useTranslations('editing.funds')
  return (
    <Card
      title={t('fund', { number })}
      action={
        canRemove && (
          <Button look="tool" icon={Trash2} aria-label={t('removeNamed', { number })} onPress={onRemove}>
            {t('remove')}
          </Button>
        )
      }
    >
      {wasGivenTo(fund) && <p className="quiet below4">{t('raised', giftsOf(fund))}</p>}
      <FundFields
        fund={fund}
        submitted={submitted}
        onText={(field, value) => onText(fund.id, field, value)}
      />
    </Card>
  )
}
