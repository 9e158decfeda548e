import { useEffect } from 'react'
import { lifeDateWriter } from '#app/lib/dates.ts'
import { MessagesProvider, useTranslations } from '#app/messages/index.tsx'
import { LifeDateField } from '#app/parts/date-field/LifeDateField.tsx'
import {
  isDeathBeforeBirth,
  type LifeDateProblem,
  type LifeDates,
  latestToday,
  readLifeDate,
} from '#contract/life-dates.ts'
import { lifeSpan } from '#contract/life-span.ts'
import { lifeDates } from '#languages/en/screens/life-dates.ts'
import { lifeSpan as spanWords } from '#languages/en/screens/life-span.ts'

export interface LifeDatesProps {
  /** As typed (`lifeDateText`). */
  life: Record<keyof LifeDates, string>
  onText: (field: keyof LifeDates, text: string) => void
  /** Called with why the dates cannot be right, in words, and with null when they can. */
  onProblem: (problem: string | null) => void
}

/** Must be the same object at every render. */
const messages = { lifeDates, lifeSpan: spanWords }

interface Props extends LifeDatesProps {
  /** The button that opened them is gone. */
  takesFocus: boolean
}

/** The dates of birth and death, and how they will read; their messages are loaded with them. */
export function LifeDatesFields(props: Props) {
  return (
    <MessagesProvider messages={messages}>
      <Dates {...props} />
    </MessagesProvider>
  )
}

function Dates({ life: { birthDate, deathDate }, onText, onProblem, takesFocus }: Props) {
  const t = useTranslations('lifeDates')
  const tSpan = useTranslations('lifeSpan')
  const { birth, death, span } = readLife(birthDate, deathDate, new Date())
  const problem = birth || death ? t('blocked') : null

  useEffect(() => {
    onProblem(problem)
    return () => onProblem(null)
  }, [problem, onProblem])

  return (
    <section className="stack" aria-label={t('title')}>
      <p className="quiet">{t('intro')}</p>
      <LifeDateField
        legend={t('birth')}
        text={birthDate}
        problem={birth}
        takesFocus={takesFocus}
        onText={(text) => onText('birthDate', text)}
      />
      <LifeDateField
        legend={t('death')}
        text={deathDate}
        problem={death}
        onText={(text) => onText('deathDate', text)}
      />
      {span && <p className="reads">{t('reads', { dates: lifeSpan(span, tSpan, lifeDateWriter) })}</p>}
    </section>
  )
}

/** What is wrong with each date; both as they are stored, once nothing is. */
function readLife(birthDate: string, deathDate: string, now: Date) {
  const today = latestToday(now)
  const [birth, death] = [readLifeDate(birthDate, today), readLifeDate(deathDate, today)]
  const problems = { birth: problemOf(birth), death: problemOf(death) }
  if ('problem' in birth || 'problem' in death) return { ...problems, span: null }
  const life = { birthDate: birth.date, deathDate: death.date }
  if (isDeathBeforeBirth(life)) return { birth: null, death: 'deathBeforeBirth' as const, span: null }
  return { ...problems, span: life.birthDate || life.deathDate ? life : null }
}

const problemOf = (read: ReturnType<typeof readLifeDate>): LifeDateProblem | null =>
  'problem' in read ? read.problem : null
