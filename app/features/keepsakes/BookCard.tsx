import { useState } from 'react'
import { useDraft } from '#app/draft/hooks.ts'
import { writtenStories } from '#app/draft/rules.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { KeepsakeProgress } from '#app/parts/keepsake-progress/KeepsakeProgress.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { Checkbox } from '#app/ui/Checkbox.tsx'
import { LoadingLine } from '#app/ui/Loading.tsx'
import { RadioCards } from '#app/ui/RadioCards.tsx'
import { Skeleton } from '#app/ui/Skeleton.tsx'
import { BookChoices, type Paper } from '#contract/keepsakes.ts'
import styles from './BookCard.module.css'
import { BookFailure, FinishedBook } from './FinishedBook.tsx'
import { hasUnprinted } from './rules.ts'
import { useBook } from './use-book.ts'

interface Props {
  memorialUuid: string
  /** Asked here for all that is printed. */
  paper: Paper
  onPaper: (paper: Paper) => void
}

/** The printed book: to choose its options, to generate, to preview and to download. */
export function BookCard({ memorialUuid, paper, onPaper }: Props) {
  const t = useTranslations('keepsakes.book')
  const work = useBook(memorialUuid)
  const [chosen, setChosen] = useState<BookChoices | null>(null)
  const { answer: book, finished, isInProgress, failure, trouble } = work
  const choices = { ...(chosen ?? book?.choices ?? BookChoices.parse({})), paper }
  const make = () => work.start(choices)

  return (
    <Card title={t('title')}>
      <div className="stack">
        <p className="quiet">{t('text')}</p>
        <BookNotes memorialUuid={memorialUuid} />
        {book === undefined && !trouble ? (
          <div className="coming part">
            <LoadingLine>{t('loading')}</LoadingLine>
            <Skeleton />
            <Skeleton width="most" />
          </div>
        ) : (
          <>
            <BookChoicesForm choices={choices} onPaper={onPaper} onChoices={setChosen} />
            <div>
              <Button look={finished && !isInProgress ? 'line' : 'primary'} onPress={make}>
                {t('make')}
              </Button>
              <KeepsakeProgress
                work={work}
                words={{
                  queued: t('queued'),
                  making: t('making'),
                  ready: t('ready'),
                  upToDate: t('upToDate'),
                }}
              />
            </div>
            {book === undefined && trouble && <BookFailure reason={trouble.message} onAgain={work.read} />}
            {failure && <BookFailure reason={failure.reason} onAgain={make} />}
          </>
        )}
        {finished && !isInProgress && (
          <FinishedBook book={finished} isAsChosen={isSame(choices, finished.choices)} onAgain={make} />
        )}
      </div>
    </Card>
  )
}

const isSame = (one: BookChoices, other: BookChoices): boolean =>
  one.paper === other.paper &&
  one.contributions === other.contributions &&
  one.attended === other.attended &&
  one.first === other.first

/** Says before a book is generated what it will lack. It reads the draft's copy of the saved memorial. */
function BookNotes({ memorialUuid }: Pick<Props, 'memorialUuid'>) {
  const t = useTranslations('keepsakes.book')
  const saved = useDraft((draft) => (draft.memorialUuid === memorialUuid ? draft.baseline : null))
  if (!saved) return null
  const lack = writtenStories(saved).length > 0 ? 'noPhotos' : 'empty'
  return (
    <>
      {saved.photos.length === 0 && <p className="quiet">{t(lack)}</p>}
      {hasUnprinted(JSON.stringify({ ...saved, contacts: [], funds: [] })) && <p>{t('unprinted')}</p>}
    </>
  )
}

const papers = ['A4', 'LETTER'] as const
const orders = ['STORIES', 'PHOTOS'] as const

/** The options of the book: paper, order and contents. */
function BookChoicesForm({
  choices,
  onPaper,
  onChoices,
}: Pick<Props, 'onPaper'> & {
  choices: BookChoices
  onChoices: (choices: BookChoices) => void
}) {
  const t = useTranslations('keepsakes.book')
  return (
    <div className={`stack ${styles.choices}`}>
      <RadioCards
        legend={t('paper')}
        options={papers.map((value) => ({ value, label: t(`papers.${value}`) }))}
        value={choices.paper}
        onValue={onPaper}
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
