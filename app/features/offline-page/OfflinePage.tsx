import { slideshowPages, stepPages } from '../../lib/offline-cache/page-groups.ts'
import { useTranslations } from '../../messages/index.tsx'
import { AnchorButton } from '../../ui/AnchorButton.tsx'
import { classes } from '../../ui/classes.ts'
import { Illustration } from '../../ui/Illustration.tsx'
import radio from '../../ui/illustrations/radio.svg?url&no-inline'
import { Masthead } from '../../ui/Masthead.tsx'
import { Page } from '../../ui/Page.tsx'
import { VersionLabel } from '../../ui/VersionLabel.tsx'
import styles from './OfflinePage.module.css'

/** Uses plain links and no script, because it is served at the URL of the page that was requested. */
export function OfflinePage() {
  const t = useTranslations('offline')
  return (
    <>
      <Masthead />
      <Page width="door">
        <div className={`stack centred s4 ${styles.words}`}>
          <Illustration picture={radio} />
          <h1 className="top4">{t('title')}</h1>
          {/* The service worker fills this in and shows it for a memorial whose day is cached on this device. */}
          <section className={styles.day} hidden data-kept-day="">
            <p className={styles.who} dir="auto" data-day="name" />
            <p className={styles.when} data-day="date" />
            <p dir="auto" data-day="place" />
            <p dir="auto" data-day="details" />
            <details className={`top3 ${styles.fold}`} hidden open data-kept-programme="">
              <summary>{t('day')}</summary>
              <p className={styles.programme} dir="auto" data-day="programme" />
            </details>
            <p className="quiet small">{t('lastSeen')}</p>
          </section>
          <p className={classes(styles.typed, 'lead')}>{t('kept')}</p>
          <p className="quiet">{t('help')}</p>
          <p className={`row middle top4 ${styles.ways}`}>
            <AnchorButton look="primary" href="" word="tryAgain" />
            <span className={styles.typed}>
              <AnchorButton look="link" href={stepPages.pages[0] ?? '/'}>
                {t('steps')}
              </AnchorButton>
            </span>
            {/* The service worker removes `hidden` if a slideshow is stored on this device. */}
            <AnchorButton look="link" href={slideshowPages.pages[0] ?? '/'} hidden data-kept-slideshow="">
              {t('slideshow')}
            </AnchorButton>
          </p>
        </div>
      </Page>
      <VersionLabel />
    </>
  )
}
