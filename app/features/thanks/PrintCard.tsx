import { Printer, Tag } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { FieldError } from '#app/ui/Field.tsx'
import { RadioButtons } from '#app/ui/RadioButtons.tsx'
import { RadioCards } from '#app/ui/RadioCards.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import type { Paper } from '#contract/keepsakes.ts'
import { labelsOnSheet, type ThanksCounts } from '#contract/thanks.ts'
import styles from './Thanks.module.css'
import { usePrint } from './use-print.ts'

interface Props {
  memorialUuid: string
  counts: ThanksCounts
  /** null: everybody who is not thanked yet. */
  chosen: readonly string[] | null
  redirectOnAuthError: (reason: unknown) => boolean
}

const papers = ['A4', 'LETTER'] as const
const insides = ['NOTES', 'LINES'] as const

/** Cards of thanks and address labels, as files to print. */
export function PrintCard({ memorialUuid, counts, chosen, redirectOnAuthError }: Props) {
  const t = useTranslations('thanks.print')
  const [paper, setPaper] = useState<Paper>('A4')
  const [inside, setInside] = useState<'NOTES' | 'LINES'>('NOTES')
  const [first, setFirst] = useState('1')
  const { error, made, print } = usePrint(memorialUuid, redirectOnAuthError)
  const [wrong, setWrong] = useState<string | null>(null)
  const some = chosen && chosen.length > 0 ? [...chosen] : null
  const who = some ? { lineUuids: some } : {}

  const makeCards = (part = 1) => print({ what: 'CARDS', paper, inside, part, ...who })

  async function makeLabels(part = 1) {
    const max = labelsOnSheet[paper]
    const firstLabel = Number(first)
    const isRight = Number.isInteger(firstLabel) && firstLabel >= 1 && firstLabel <= max
    setWrong(isRight ? null : t('firstWrong', { max }))
    if (isRight) await print({ what: 'LABELS', paper, firstLabel: part === 1 ? firstLabel : 1, part, ...who })
  }

  return (
    <Card title={t('title')}>
      <div className={styles.form}>
        <p className="quiet">
          {some ? t('forChosen', { count: some.length }) : t('forNotThanked', { count: counts.toThank })}
        </p>
        <RadioButtons
          legend={t('paper')}
          name="thanks-paper"
          options={papers.map((value) => ({ value, label: t(`papers.${value}`) }))}
          value={paper}
          onValue={setPaper}
        />
        <RadioCards
          legend={t('inside')}
          options={insides.map((value) => ({ value, label: t(`insides.${value}`) }))}
          value={inside}
          onValue={setInside}
        />
        <p className="quiet small">{t('cardsHelp')}</p>
        <Button icon={Printer} busyLabel={t('making')} onPress={() => makeCards()}>
          {t('makeCards')}
        </Button>
        <TextField
          label={t('first')}
          help={`${t(`labelsHelp.${paper}`)} ${t('firstHelp')}`}
          inputMode="numeric"
          maxLength={2}
          value={first}
          error={wrong ?? (error?.field === 'firstLabel' ? error.message : null)}
          onChange={(event) => setFirst(event.currentTarget.value)}
        />
        <Button icon={Tag} busyLabel={t('making')} onPress={() => makeLabels()}>
          {t('makeLabels')}
        </Button>
        {error && error.field !== 'firstLabel' && <FieldError>{error.message}</FieldError>}
        <div role="status">
          {made?.people === 0 && <p>{t('nobody')}</p>}
          {made && made.people > 0 && (
            <p>
              {t('made', { people: made.people })}{' '}
              {made.parts > 1 && t('part', { part: made.part, parts: made.parts })}
            </p>
          )}
        </div>
        {made && made.part < made.parts && (
          <Button
            busyLabel={t('making')}
            onPress={() => (made.what === 'CARDS' ? makeCards : makeLabels)(made.part + 1)}
          >
            {t('next')}
          </Button>
        )}
      </div>
    </Card>
  )
}
