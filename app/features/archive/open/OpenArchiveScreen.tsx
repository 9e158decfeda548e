import { ArrowLeft } from 'lucide-react'
import { Link, useNavigate } from 'react-router'
import { useTranslations } from '#app/messages/index.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { Masthead } from '#app/ui/Masthead.tsx'
import { Page } from '#app/ui/Page.tsx'
import { SkipLink } from '#app/ui/SkipLink.tsx'
import { VersionLabel } from '#app/ui/VersionLabel.tsx'
import styles from './OpenArchive.module.css'
import { OpenArchive } from './OpenArchive.tsx'

/** The screen on which an archive is opened; it leads to the first step. */
export function OpenArchiveScreen() {
  const t = useTranslations('openArchive')
  const navigate = useNavigate()
  return (
    <>
      <SkipLink />
      <Masthead />
      <Page loads={false}>
        <div className={styles.screen}>
          <header>
            <h1>{t('title')}</h1>
            <p className="quiet">{t('intro')}</p>
          </header>
          <OpenArchive onFilled={() => void navigate('/who')} />
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
