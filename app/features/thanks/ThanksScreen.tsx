import { ArrowLeft, Download } from 'lucide-react'
import { useState } from 'react'
import { call } from '#app/lib/api.ts'
import { downloadFile } from '#app/lib/download-file.ts'
import { useAction } from '#app/lib/use-action.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Coming } from '#app/ui/Coming.tsx'
import { EmptyState } from '#app/ui/EmptyState.tsx'
import { FieldError } from '#app/ui/Field.tsx'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import { NotLoaded } from '#app/ui/NotLoaded.tsx'
import { Page } from '#app/ui/Page.tsx'
import { exportThanks, type ThanksCounts } from '#contract/thanks.ts'
import { Filters } from './Filters.tsx'
import { LineItem } from './LineItem.tsx'
import styles from './Thanks.module.css'
import { type ThanksFilter, useThanks } from './use-thanks.ts'
import { useUnsent } from './use-unsent.ts'
import { WriteDown } from './WriteDown.tsx'

interface Props {
  /** null until it is known. */
  memorialUuid: string | null
  userUuid: string | null
  /** The name that a note is signed with; empty for none. */
  signature: string
}

/** Whom to thank: a line for each answer, memory and gift, and for what hosts write down. */
export function ThanksScreen({ memorialUuid, userUuid, signature }: Props) {
  const t = useTranslations('thanks')
  const thanks = useThanks(memorialUuid)
  const words = useUnsent(memorialUuid, userUuid)
  const [openUuid, setOpenUuid] = useState<string | null>(null)
  const { error, attempt } = useAction()
  const { list, trouble, filter } = thanks
  const shared = { thanks, words, signature }

  const download = () =>
    attempt(async () => {
      const { filename, csv } = await call(exportThanks, { params: { memorialUuid: memorialUuid ?? '' } })
      downloadFile(filename, 'text/csv;charset=utf-8', csv)
    })

  return (
    <Page width="wide">
      <p>
        <LinkButton look="link" icon={ArrowLeft} to="/memorial/dashboard" word="backToDashboard" />
      </p>
      <header className={`top2 below5 ${styles.top}`}>
        <h1>{t('title')}</h1>
        <p className="top2 measure quiet">{t('intro')}</p>
        {/* On a phone it is below the list. */}
        <p className={`top2 measure ${styles.ways}`}>
          <a className="touch strong" href="#write-down">
            {t('write.title')}
          </a>
        </p>
      </header>
      {trouble && <NotLoaded title={trouble.words} isGone={trouble.isGone} onAgain={thanks.read} />}
      {!list && !trouble && <Coming>{t('loading')}</Coming>}
      {list && (
        <div className={`stack s6 high ${styles.columns}`}>
          <section aria-label={t('title')}>
            <Filters filter={filter} counts={list.counts} onFilter={thanks.setFilter} />
            {list.lines.length === 0 ? (
              <NoLines filter={filter} counts={list.counts} />
            ) : (
              <>
                <ul className={`top4 below4 ruled ${styles.lines}`}>
                  {list.lines.map((line) => (
                    <LineItem
                      key={line.uuid}
                      {...shared}
                      line={line}
                      isOpen={openUuid === line.uuid}
                      onOpen={(isOpen) => setOpenUuid(isOpen ? line.uuid : null)}
                    />
                  ))}
                </ul>
                <div className="row s4 tight">
                  {list.next && <Button onPress={() => attempt(thanks.more)} word="showMore" />}
                  <Button look="tool" icon={Download} onPress={download}>
                    {t('csv')}
                  </Button>
                </div>
                {error && <FieldError>{error}</FieldError>}
              </>
            )}
          </section>
          <div id="write-down" tabIndex={-1}>
            <WriteDown {...shared} />
          </div>
        </div>
      )}
    </Page>
  )
}

/** Why no line is shown: there is none at all, none is found, or everybody is thanked. */
function NoLines({ filter, counts }: { filter: ThanksFilter; counts: ThanksCounts }) {
  const t = useTranslations('thanks.empty')
  if (filter.search.trim() === '') {
    if (counts.notThanked + counts.thanked === 0)
      return <EmptyState title={t('title')}>{t('text')}</EmptyState>
    if (filter.show === 'NOT_THANKED')
      return <EmptyState title={t('allThanked')}>{t('allThankedText')}</EmptyState>
  }
  return <EmptyState title={t('found')}>{t('foundText')}</EmptyState>
}
