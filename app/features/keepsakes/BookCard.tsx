import { useState } from 'react'
import { useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { LoadingLine } from '#app/ui/Loading.tsx'
import { Skeleton } from '#app/ui/Skeleton.tsx'
import type { BookChoices } from '#contract/keepsakes.ts'
import { BookChoicesForm } from './BookChoicesForm.tsx'
import { BookFailure } from './BookFailure.tsx'
import { BookProgress } from './BookProgress.tsx'
import { isSame, readChoices, usualChoices, writeChoices } from './choices.ts'
import { EmptyBookNote } from './EmptyBookNote.tsx'
import { FinishedBook } from './FinishedBook.tsx'
import { useBook } from './use-book.ts'

interface Props {
  memorialUuid: string
  /** Redirects on an auth error; returns whether it did. */
  redirectOnAuthError: (reason: unknown) => boolean
}

/** The printed book: to choose its options, to generate, to preview and to download. */
export function BookCard({ memorialUuid, redirectOnAuthError }: Props) {
  const t = useTranslations('keepsakes.book')
  const work = useBook(memorialUuid, redirectOnAuthError)
  const [chosen, setChosen] = useState(() => readChoices(memorialUuid))
  const { book, finished, isInProgress, failure, trouble } = work
  const choices = chosen ?? book?.choices ?? usualChoices
  const make = () => work.start(choices)

  function choose(now: BookChoices) {
    setChosen(now)
    writeChoices(memorialUuid, now)
  }

  return (
    <Card title={t('title')}>
      <div className="stack">
        <p className="quiet">{t('text')}</p>
        <EmptyBookNote memorialUuid={memorialUuid} />
        {book === undefined && !trouble ? (
          <div className="coming part">
            <LoadingLine>{t('loading')}</LoadingLine>
            <Skeleton />
            <Skeleton width="most" />
          </div>
        ) : (
          <>
            <BookChoicesForm choices={choices} onChoices={choose} />
            <div>
              <Button
                look={finished && !isInProgress ? 'line' : 'primary'}
                busy={isInProgress && !work.isStalled}
                onPress={make}
              >
                {t('make')}
              </Button>
              <BookProgress work={work} />
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
