import { useState } from 'react'
import { goalMinor } from '#app/draft/fund-goal.ts'
import type { DraftFund } from '#app/draft/schema.ts'
import { money } from '#app/lib/money.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { TextArea } from '#app/ui/TextArea.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import { payment } from '#contract/limits.ts'
import type { FundField } from './edits.ts'
import styles from './FundsForm.module.css'
import { wasGivenTo } from './fund-gifts.ts'
import { fundProblems } from './fund-problems.ts'

interface Props {
  fund: DraftFund
  /** Saving was tried: errors are shown at once. */
  submitted: boolean
  onText: (field: FundField, value: string) => void
}

/** The fields of one fund; an error is shown once the focus has left its field. */
export function FundFields({ fund, submitted, onText }: Props) {
  const t = useTranslations('editing.funds')
  const [left, setLeft] = useState<ReadonlySet<FundField>>(new Set())
  const problems = fundProblems(fund)
  const currency = fund.server?.currency || payment.currency
  const goal = goalMinor(fund.goal, currency)
  const isTold = (field: FundField) => submitted || left.has(field)
  const leave = (field: FundField) => () => setLeft(new Set([...left, field]))
  const titleWords = problems.title === 'missing' ? t('titleMissing') : problems.title?.words

  return (
    <div className="stack">
      {fund.server?.mayReword === false ? (
        <FixedFundText fund={fund} />
      ) : (
        <>
          {/* Grows with its text, so that a long title is shown in full. */}
          <div className={styles.title}>
            <TextArea
              label={t('fundTitle')}
              look="plain"
              rows={1}
              autoComplete="off"
              value={fund.title}
              // A title that is too long is reported at once.
              error={(isTold('title') || problems.title !== 'missing') && titleWords}
              onBlur={leave('title')}
              onKeyDown={(event) => {
                if (event.key === 'Enter') event.preventDefault()
              }}
              onChange={(event) => onText('title', event.currentTarget.value.replace(/\s*\n\s*/g, ' '))}
            />
          </div>
          <div className={styles.description}>
            <TextArea
              label={t('description')}
              optional
              look="plain"
              rows={3}
              value={fund.description}
              error={problems.description}
              onChange={(event) => onText('description', event.currentTarget.value)}
            />
          </div>
          {(['recipient', 'payout', 'charity'] as const).map((field) => (
            <TextField
              key={field}
              label={t(field)}
              optional
              autoComplete="off"
              value={fund[field]}
              help={t(`${field}Help`)}
              // A number may be half typed; all that is wrong with the others is their length.
              error={(field !== 'charity' || isTold(field)) && problems[field]}
              onBlur={leave(field)}
              onChange={(event) => onText(field, event.currentTarget.value)}
            />
          ))}
          {wasGivenTo(fund) && <Notice title={t('fixed')}>{t('rewordHelp')}</Notice>}
        </>
      )}
      <TextField
        label={t('goal')}
        optional
        inputMode="decimal"
        autoComplete="off"
        value={fund.goal}
        help={typeof goal === 'number' ? money(goal, currency) : t('goalHelp')}
        error={isTold('goal') && problems.goal && t('goalUnclear')}
        onBlur={leave('goal')}
        onChange={(event) => onText('goal', event.currentTarget.value)}
      />
    </div>
  )
}

/** The texts of a fund that holds gifts, read-only for co-hosts: only the owner can change them. */
function FixedFundText({ fund }: { fund: DraftFund }) {
  const t = useTranslations('editing.funds')
  const fields = (['title', 'description', 'recipient', 'payout', 'charity'] as const).filter(
    (field) => fund[field],
  )
  return (
    <>
      <dl className="stack s4">
        {fields.map((field) => (
          <div key={field}>
            <dt className="strong">{t(field === 'title' ? 'fundTitle' : field)}</dt>
            <dd className="typed" dir="auto">
              {fund[field]}
            </dd>
          </div>
        ))}
      </dl>
      <Notice title={t('fixed')}>{t('fixedHelp')}</Notice>
    </>
  )
}
