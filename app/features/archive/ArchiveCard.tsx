import { useCallback, useEffect, useState } from 'react'
import { Link } from 'react-router'
import { ApiError, call } from '#app/lib/api.ts'
import { redirectOnAuthError } from '#app/lib/auth-redirect.ts'
import { fileSize } from '#app/lib/file-size.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { Breakable } from '#app/ui/Breakable.tsx'
import { Card } from '#app/ui/Card.tsx'
import { PartComing } from '#app/ui/PartComing.tsx'
import { type Archive, getArchive, sendArchive, setSuccessors } from '#contract/archive.ts'
import styles from './Archive.module.css'
import { DownloadArchive } from './DownloadArchive.tsx'
import { SendArchive } from './SendArchive.tsx'
import { SuccessorsForm } from './SuccessorsForm.tsx'

interface Props {
  memorialUuid: string
}

/** The archive of a memorial: its contents, and who else is to receive it. */
export function ArchiveCard({ memorialUuid }: Props) {
  const t = useTranslations('archive')
  const { archive, trouble, read, name, send } = useArchive(memorialUuid)
  return (
    <Card title={t('title')}>
      <div className={`stack s6 ${styles.parts}`}>
        <p className="quiet">{t('intro')}</p>
        {!archive && (
          <PartComing loading={t('loading')} failed={t('failed')} trouble={trouble} onAgain={read} />
        )}
        {archive && (
          <>
            <Contents archive={archive} />
            <div>
              <div className="wrap">
                <DownloadArchive memorialUuid={memorialUuid}>{t('download')}</DownloadArchive>
                <DownloadArchive memorialUuid={memorialUuid} isForRelatives>
                  {t('relatives')}
                </DownloadArchive>
              </div>
              <p className="quiet small">{t('hidden')}</p>
              <p className="quiet small">{t('size', { size: fileSize(archive.bytes) })}</p>
              <p className="quiet small">{t('places')}</p>
              <p className="quiet small">
                {t.rich('opens', { link: (words) => <Link to="/open-archive">{words}</Link> })}
              </p>
              <p className="quiet small">
                {t.rich('log', {
                  link: (words) => <Link to={`/memorial/hosts?memorial=${memorialUuid}`}>{words}</Link>,
                })}
              </p>
            </div>
            {archive.mayName ? (
              <SuccessorsForm successors={archive.successors} onSave={name} />
            ) : (
              <SuccessorList archive={archive} />
            )}
            <WhatHappensWhen />
            <SendArchive archive={archive} onSend={send} />
          </>
        )}
      </div>
    </Card>
  )
}

/** The archive of a memorial; `name` and `send` give null, or why they failed. */
function useArchive(memorialUuid: string) {
  const [archive, setArchive] = useState<Archive | null>(null)
  const [trouble, setTrouble] = useState<ApiError | null>(null)

  const attempt = useCallback(async (work: () => Promise<{ archive: Archive }>): Promise<ApiError | null> => {
    try {
      setArchive((await work()).archive)
      return null
    } catch (reason) {
      if (!(reason instanceof ApiError)) throw reason
      redirectOnAuthError(reason)
      return reason
    }
  }, [])

  const read = useCallback(async () => {
    setTrouble(await attempt(() => call(getArchive, { params: { memorialUuid } })))
  }, [attempt, memorialUuid])

  useEffect(() => {
    void read()
  }, [read])

  const params = { memorialUuid }
  return {
    archive,
    trouble,
    read,
    name: (successors: { name: string; email: string }[]) =>
      attempt(() => call(setSuccessors, { params, body: { successors } })),
    send: () => attempt(() => call(sendArchive, { params })),
  }
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
function Contents({ archive: { counts } }: { archive: Archive }) {
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
    </section>
  )
}

/** Shows a co-host whom the owner has named. */
function SuccessorList({ archive: { successors } }: { archive: Archive }) {
  const t = useTranslations('archive.successors')
  return (
    <section>
      <h3>{t('title')}</h3>
      {successors.length === 0 && <p className="quiet">{t('none')}</p>}
      <ul className={`stack s2 anywhere ${styles.list}`}>
        {successors.map(({ uuid, name, email }) => (
          <li key={uuid}>
            <b dir="auto">{name}</b>{' '}
            <span className="quiet">
              <Breakable text={email} />
            </span>
          </li>
        ))}
      </ul>
      <p className="quiet small">{t('after')}</p>
      <p className="quiet small">{t('onlyOwner')}</p>
    </section>
  )
}

/** What becomes of the memorial when its owner dies, when nobody pays, and when this site ends. */
function WhatHappensWhen() {
  const t = useTranslations('archive.when')
  return (
    <section>
      <h3>{t('title')}</h3>
      <ul className={`stack s2 anywhere ${styles.list}`}>
        {(['owner', 'unpaid', 'close'] as const).map((event) => (
          <li key={event}>{t.rich(event, { b: (words) => <b>{words}</b> })}</li>
        ))}
      </ul>
    </section>
  )
}
