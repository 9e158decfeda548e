import { ArrowLeft, Download } from 'lucide-react'
import { useState } from 'react'
import { call } from '#app/lib/api.ts'
import { downloadFile } from '#app/lib/download-file.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import { FieldError } from '#app/ui/Field.tsx'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import { NotLoaded } from '#app/ui/NotLoaded.tsx'
import { Page } from '#app/ui/Page.tsx'
import { Skeleton } from '#app/ui/Skeleton.tsx'
import { exportThanks } from '#contract/thanks.ts'
import { Filters } from './Filters.tsx'
import { LineList } from './LineList.tsx'
import { NoLines } from './NoLines.tsx'
import { PrintCard } from './PrintCard.tsx'
import { SeveralBar } from './SeveralBar.tsx'
import styles from './Thanks.module.css'
import { useAttempt } from './use-attempt.ts'
import { useKept } from './use-kept.ts'
import { useThanks } from './use-thanks.ts'
import { WriteDown } from './WriteDown.tsx'

interface Props {
  /** null until it is known. */
  memorialUuid: string | null
  userUuid: string | null
  /** The name that a note is signed with; empty for none. */
  signature: string
  redirectOnAuthError: (reason: unknown) => boolean
}

/** Whom to thank: a line for each person, what they did, and how they are thanked. */
export function ThanksScreen({ memorialUuid, userUuid, signature, redirectOnAuthError }: Props) {
  const t = useTranslations('thanks')
  const thanks = useThanks({ memorialUuid, redirectOnAuthError, failed: t('failed') })
  const { kept, keep } = useKept(memorialUuid, userUuid)
  /** null: nobody is being chosen. */
  const [chosen, setChosen] = useState<readonly string[] | null>(null)
  const csv = useAttempt(redirectOnAuthError)
  const { loaded, trouble } = thanks
  const shared = { thanks, kept, keep, signature, redirectOnAuthError }

  const download = () =>
    csv.attempt(async () => {
      const { filename, csv: table } = await call(exportThanks, {
        params: { memorialUuid: memorialUuid ?? '' },
      })
      downloadFile(filename, 'text/csv;charset=utf-8', table)
    })

  return (
    <Page width="wide">
      <p>
        <LinkButton look="link" icon={ArrowLeft} to="/memorial/dashboard">
          {t('back')}
        </LinkButton>
      </p>
      <header className={styles.top}>
        <h1>{t('title')}</h1>
        <p className="quiet">{t('intro')}</p>
        {/* On a phone both are below the list. */}
        <p className={styles.ways}>
          <a href="#write-down">{t('write.title')}</a>
          <a href="#print">{t('print.title')}</a>
        </p>
      </header>
      {trouble && <NotLoaded title={trouble.words} isGone={trouble.isGone} onAgain={thanks.load} />}
      {!loaded && !trouble && (
        <div className="coming" role="status">
          <span className="visually-hidden">{t('loading')}</span>
          <Skeleton width="half" />
          <Skeleton />
        </div>
      )}
      {loaded && (
        <div className={styles.columns}>
          <section className={styles.list} aria-label={t('title')}>
            <Filters filter={thanks.filter} counts={loaded.counts} onFilter={thanks.setFilter} />
            {loaded.lines.length === 0 ? (
              <NoLines filter={thanks.filter} counts={loaded.counts} />
            ) : (
              <>
                <SeveralBar {...shared} lines={loaded.lines} chosen={chosen} onChosen={setChosen} />
                <LineList {...shared} lines={loaded.lines} chosen={chosen} onChosen={setChosen} />
                <div className={styles.tools}>
                  {loaded.next && <Button onPress={() => csv.attempt(thanks.more)}>{t('more')}</Button>}
                  <Button look="tool" icon={Download} onPress={download}>
                    {t('csv')}
                  </Button>
                </div>
                {csv.error && <FieldError>{csv.error.message}</FieldError>}
              </>
            )}
          </section>
          <div className={styles.beside}>
            <div id="write-down" tabIndex={-1}>
              <WriteDown {...shared} />
            </div>
            <div id="print" tabIndex={-1}>
              <PrintCard
                memorialUuid={memorialUuid ?? ''}
                counts={loaded.counts}
                chosen={chosen}
                redirectOnAuthError={redirectOnAuthError}
              />
            </div>
          </div>
        </div>
      )}
    </Page>
  )
}
