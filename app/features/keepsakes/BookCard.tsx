import { useState } from 'react'
import { useDraft } from '#app/draft/hooks.ts'
import { writtenStories } from '#app/draft/rules.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { KeepsakeProgress } from '#app/parts/keepsake-progress/KeepsakeProgress.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { LoadingLine } from '#app/ui/Loading.tsx'
import { Skeleton } from '#app/ui/Skeleton.tsx'
import type { BookChoices } from '#contract/keepsakes.ts'
import { BookChoicesForm } from './BookChoicesForm.tsx'
import { isSame, readChoices, usualChoices, writeChoices } from './choices.ts'
import { BookFailure, FinishedBook } from './FinishedBook.tsx'
import { useBook } from './use-book.ts'

interface Props {
  memorialUuid: string
}

/** The printed book: to choose its options, to generate, to preview and to download. */
export function BookCard({ memorialUuid }: Props) {
  const t = useTranslations('keepsakes.book')
  const work = useBook(memorialUuid)
  const [chosen, setChosen] = useState(() => readChoices(memorialUuid))
  const { answer: book, finished, isInProgress, failure, trouble } = work
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

/** Says before a book is generated that there is little to print. It reads the draft's copy of the saved memorial. */
function EmptyBookNote({ memorialUuid }: { memorialUuid: string }) {
  const t = useTranslations('keepsakes.book')
  const saved = useDraft((draft) => (draft.memorialUuid === memorialUuid ? draft.baseline : null))
  if (!saved || saved.photos.length > 0) return null
  const hasStories = writtenStories(saved).length > 0
  return <p className="quiet">{t(hasStories ? 'noPhotos' : 'empty')}</p>
}
