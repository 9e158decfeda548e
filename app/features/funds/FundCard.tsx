import { Trash2 } from 'lucide-react'
import type { DraftFund } from '#app/draft/schema.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import type { FundField } from './edits.ts'
import { FundFields } from './FundFields.tsx'
import { giftsOf, wasGivenTo } from './fund-gifts.ts'

interface Props {
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
export function FundCard({ fund, number, canRemove, submitted, onText, onRemove }: Props) {
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
