import { Link } from 'react-router'
import { fileSize } from '#app/lib/file-size.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { LoadingLine } from '#app/ui/Loading.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { Skeleton } from '#app/ui/Skeleton.tsx'
import type { Archive } from '#contract/archive.ts'
import styles from './Archive.module.css'
import { DownloadArchive } from './DownloadArchive.tsx'
import { Downloads } from './Downloads.tsx'
import { SendArchive } from './SendArchive.tsx'
import { SuccessorList } from './SuccessorList.tsx'
import { SuccessorsForm } from './SuccessorsForm.tsx'
import { useArchive } from './use-archive.ts'
import { WhatHappensWhen } from './WhatHappensWhen.tsx'

interface Props {
  memorialUuid: string
  /** Redirects on an auth error; returns whether it did. */
  redirectOnAuthError: (reason: unknown) => boolean
}

/** The archive of a memorial: its contents, who downloaded it, and who else is to receive it. */
export function ArchiveCard({ memorialUuid, redirectOnAuthError }: Props) {
  const t = useTranslations('archive')
  const { archive, trouble, read, readSoon, name, send } = useArchive(memorialUuid, redirectOnAuthError)
  return (
    <Card title={t('title')}>
      <div className={`stack s6 ${styles.parts}`}>
        <p className="quiet">{t('intro')}</p>
        {!archive && !trouble && (
          <div className="coming part">
            <LoadingLine>{t('loading')}</LoadingLine>
            <Skeleton />
            <Skeleton width="most" />
          </div>
        )}
        {!archive && trouble && (
          <Notice
            kind="error"
            title={t('failed')}
            action={trouble.retry && <Button onPress={read}>{t('tryAgain')}</Button>}
          >
            {trouble.message}
          </Notice>
        )}
        {archive && (
          <>
            <Contents archive={archive} />
            <div>
              <DownloadArchive {...{ memorialUuid, redirectOnAuthError }} onBegun={readSoon}>
                {t('download')}
              </DownloadArchive>
              <p className="quiet small">{t('size', { size: fileSize(archive.bytes) })}</p>
              <p className="quiet small">{t('places')}</p>
              <p className="quiet small">
                {t.rich('opens', { link: (words) => <Link to="/open-archive">{words}</Link> })}
              </p>
            </div>
            <Downloads downloads={archive.downloads} />
            {archive.mayName ? (
              <SuccessorsForm successors={archive.successors} onSave={name} />
            ) : (
              <SuccessorList successors={archive.successors} />
            )}
            <WhatHappensWhen />
            <SendArchive archive={archive} onSend={send} />
          </>
        )}
      </div>
    </Card>
  )
}

const counted = [
  'photos',
  'photosOfOthers',
  'videos',
  'recordings',
  'stories',
  'memories',
  'answers',
  'donations',
] as const

/** Lists what the archive contains: counts of what there is, and what is always included. */
function Contents({ archive: { counts, leftOut } }: { archive: Archive }) {
  const t = useTranslations('archive')
  return (
    <section>
      <h3>{t('what')}</h3>
      <ul className="stack s1 bullets">
        {counted
          .filter((what) => counts[what] > 0)
          .map((what) => (
            <li key={what}>{t(`counts.${what}`, { count: counts[what] })}</li>
          ))}
        <li>{t('counts.always')}</li>
      </ul>
      {leftOut > 0 && <p className="quiet small">{t('leftOut', { count: leftOut })}</p>}
    </section>
  )
}
