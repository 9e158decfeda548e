import { useTranslations } from '#app/messages/index.tsx'
import { Checkbox } from '#app/ui/Checkbox.tsx'
import { RadioCards } from '#app/ui/RadioCards.tsx'
import type { BookChoices } from '#contract/keepsakes.ts'
import styles from './BookChoicesForm.module.css'

const papers = ['A4', 'LETTER'] as const
const orders = ['STORIES', 'PHOTOS'] as const

interface Props {
  choices: BookChoices
  onChoices: (choices: BookChoices) => void
}

/** The options of the book: paper, order and contents. */
export function BookChoicesForm({ choices, onChoices }: Props) {
  const t = useTranslations('keepsakes.book')
  return (
    <div className={`stack ${styles.choices}`}>
      <RadioCards
        legend={t('paper')}
        options={papers.map((value) => ({ value, label: t(`papers.${value}`) }))}
        value={choices.paper}
        onValue={(paper) => onChoices({ ...choices, paper })}
      />
      <RadioCards
        legend={t('first')}
        options={orders.map((value) => ({ value, label: t(`firsts.${value}`) }))}
        value={choices.first}
        onValue={(first) => onChoices({ ...choices, first })}
      />
      <fieldset>
        <legend className="label below2">{t('extras')}</legend>
        <Checkbox
          checked={choices.contributions}
          onChange={(event) => onChoices({ ...choices, contributions: event.currentTarget.checked })}
        >
          {t('contributions')}
        </Checkbox>
        <Checkbox
          checked={choices.attended}
          onChange={(event) => onChoices({ ...choices, attended: event.currentTarget.checked })}
        >
          {t('attended')}
          <span className={`note ${styles.help}`}>{t('attendedHelp')}</span>
        </Checkbox>
      </fieldset>
    </div>
  )
}
