import { ArrowLeft, FileArchive } from 'lucide-react'
import { useRef } from 'react'
import { Link } from 'react-router'
import { useSession } from '#app/lib/session.ts'
import { useViewChange } from '#app/lib/use-view-change.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import { DropZone } from '#app/ui/DropZone.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import { Masthead } from '#app/ui/Masthead.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { Page } from '#app/ui/Page.tsx'
import { Progress } from '#app/ui/Progress.tsx'
import { SkipLink } from '#app/ui/SkipLink.tsx'
import { VersionLabel } from '#app/ui/VersionLabel.tsx'
import type { OpenedArchive } from '#contract/archive.ts'
import { useOpening } from './use-opening.ts'

const PATH = '/open-archive'

/** Where an archive is handed over, and what came of it. */
export function OpenArchiveScreen() {
  const t = useTranslations('openArchive')
  const { hydrated, token } = useSession()
  return (
    <>
      <SkipLink />
      <Masthead />
      <Page loads={false}>
        <div className="stack s6">
          <header className="stack s2">
            <h1>{t('title')}</h1>
            <p className="quiet">{t('intro')}</p>
          </header>
          {hydrated && token ? <Opening /> : <SignInFirst />}
          <p>
            <Link className="way" to="/">
              <Icon of={ArrowLeft} />
              {t('back')}
            </Link>
          </p>
        </div>
      </Page>
      <VersionLabel />
    </>
  )
}

function SignInFirst() {
  const t = useTranslations('openArchive')
  return (
    <div className="stack">
      <p>{t('signIn')}</p>
      <p>
        <LinkButton look="primary" to={`/login?redirect=${encodeURIComponent(PATH)}`}>
          {t('toLogin')}
        </LinkButton>
      </p>
    </div>
  )
}

function Opening() {
  const t = useTranslations('openArchive')
  const { opening, send, stop } = useOpening()
  const box = useRef<HTMLDivElement>(null)
  useViewChange(opening.view, { within: box, keepsScroll: true })
  return (
    <div className="stack" ref={box}>
      {opening.view === 'choose' && (
        <>
          <DropZone
            icon={FileArchive}
            label={t('drop')}
            touchLabel={t('choose')}
            hint={t('hint')}
            accept=".zip,application/zip"
            onFiles={([file]) => file && void send(file)}
          />
          {opening.error && (
            <Notice kind="error" isAnswer title={t('failed')}>
              {opening.error === 'notZip' ? t('notZip') : opening.error.message}
            </Notice>
          )}
        </>
      )}
      {opening.view === 'sending' && (
        <>
          <Progress label={t(opening.part < 1 ? 'sending' : 'checking')} value={opening.part} />
          <p role="status">{opening.isPaused && t('paused')}</p>
          <p className="small quiet">{t('keepOpen')}</p>
          <div>
            <Button onPress={stop}>{t('stop')}</Button>
          </div>
        </>
      )}
      {opening.view === 'came' && <Came {...opening} />}
    </div>
  )
}

const counted = ['photos', 'videos', 'memories', 'recordings', 'answers', 'donations'] as const

function Came({ memorialUuid, opened }: { memorialUuid: string; opened: OpenedArchive | null }) {
  const t = useTranslations('openArchive.came')
  const came = opened ? counted.filter((what) => opened[what] > 0) : []
  return (
    <>
      <h2>{opened?.nameOfPerson.trim() ? t('title', { name: opened.nameOfPerson }) : t('unnamed')}</h2>
      {opened && came.length > 0 && (
        <section>
          <h3>{t('what')}</h3>
          <ul className="bullets anywhere">
            {came.map((what) => (
              <li key={what}>{t(what, { count: opened[what] })}</li>
            ))}
          </ul>
        </section>
      )}
      {opened && opened.damagedCount > 0 && <DamagedFiles {...opened} />}
      <p className="quiet">{t('others')}</p>
      <p className="quiet">{t('anew')}</p>
      <div>
        <LinkButton look="primary" to={`/memorial/load/${memorialUuid}`}>
          {t('goOn')}
        </LinkButton>
      </div>
    </>
  )
}

function DamagedFiles({ damaged, damagedCount }: Pick<OpenedArchive, 'damaged' | 'damagedCount'>) {
  const t = useTranslations('openArchive.came')
  const more = damagedCount - damaged.length
  return (
    <Notice title={t('damaged', { count: damagedCount })}>
      <ul className="bullets anywhere">
        {damaged.map((file) => (
          <li key={file}>
            <bdi>{file}</bdi>
          </li>
        ))}
        {more > 0 && <li>{t('more', { count: more })}</li>}
      </ul>
      <p>{t('rest')}</p>
    </Notice>
  )
}
