import { FileText } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { useTranslations } from '#app/messages/index.tsx'
import { KeepsakeProgress } from '#app/parts/keepsake-progress/KeepsakeProgress.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { MessageDialog } from '#app/ui/ConfirmDialog.tsx'
import { type Book, BookChoices } from '#contract/keepsakes.ts'
import { BookFacts, BookFailure, BookLinks, StaleBook } from './FinishedBook.tsx'
import { type Failure, useBook } from './use-book.ts'

interface Props {
  memorialUuid: string
  /** The newest book, loaded together with the dashboard. */
  told: Book | null
}

/** Generates the book from the dashboard with the last options, and links to all keepsakes. */
export function KeepsakesCard({ memorialUuid, told }: Props) {
  const t = useTranslations('keepsakes.dashboard')
  const inBook = useTranslations('keepsakes.book')
  const work = useBook(memorialUuid, told)
  const { made, finished, isInProgress, failure } = work
  const make = () => work.start(made?.choices ?? BookChoices.parse({}))
  return (
    <Card title={t('title')}>
      <div className="stack">
        <p className="quiet">{t('text')}</p>
        <div>
          <Button icon={FileText} busyLabel={t('generating')} onPress={make}>
            {t('generate')}
          </Button>
          <KeepsakeProgress
            work={work}
            words={{
              queued: inBook('queued'),
              making: inBook('making'),
              ready: inBook('ready'),
              upToDate: inBook('upToDate'),
            }}
          />
        </div>
        {failure && <BookFailure reason={failure.reason} onAgain={make} />}
        {finished && !isInProgress && (
          <>
            <p>
              <BookFacts book={finished} />
            </p>
            <BookLinks book={finished} look="line" />
            {!finished.isCurrent && <StaleBook onAgain={make} />}
          </>
        )}
        <p>
          <Link className="alone" to={`/memorial/keepsakes?memorial=${memorialUuid}`}>
            {t('all')}
          </Link>
        </p>
      </div>
      <FailureDialog failure={failure} />
    </Card>
  )
}

/** Shows a failure once, if it happened while the page was open. */
function FailureDialog({ failure }: { failure: Failure | null }) {
  const t = useTranslations('keepsakes.dashboard')
  const [read, setRead] = useState<Failure | null>(null)
  return (
    <MessageDialog
      open={failure?.isNews === true && failure !== read}
      onClose={() => setRead(failure)}
      title={t('failedTitle')}
    >
      <p>{failure?.reason ? t('failed', { reason: failure.reason }) : t('unanswered')}</p>
    </MessageDialog>
  )
}
