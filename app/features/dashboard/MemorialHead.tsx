import { Eye, Mail, Play } from 'lucide-react'
import { Link } from 'react-router'
import { formatMemorialDate, lifeDateWriter } from '#app/lib/dates.ts'
import { serverPhoto } from '#app/lib/photos/server-photo.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { classes } from '#app/ui/classes.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import { Place } from '#app/ui/Place.tsx'
import { Print } from '#app/ui/Print.tsx'
import { Word } from '#app/ui/Word.tsx'
import { lifeSpan } from '#contract/life-span.ts'
import type { Memorial } from '#contract/memorials.ts'
import styles from './MemorialHead.module.css'
import { editPath } from './paths.ts'

const LONG_WORD = 14
const LONG_NAME = 45
/** Twice the displayed size, for dense screens. */
const PORTRAIT_PIXELS = 240

/** Name, date and place of the memorial, and the main links. */
export function MemorialHead({ memorial }: { memorial: Memorial }) {
  const t = useTranslations('dashboard.head')
  const { nameOfPerson: name, memorialDate, address, profilePhoto, paymentCompleted, shareSlug } = memorial
  const date = formatMemorialDate(memorialDate)
  const life = lifeSpan(memorial, useTranslations('lifeSpan'), lifeDateWriter)
  const portrait = profilePhoto && serverPhoto(profilePhoto, PORTRAIT_PIXELS)
  const isLong = name.length > LONG_NAME || name.split(/\s+/).some((word) => word.length > LONG_WORD)
  return (
    <header className={`row ${styles.head}`}>
      <div className={styles.portrait}>
        <Print
          shape="portrait"
          picture={portrait ? <img src={portrait} alt={t('portrait', { name })} /> : <HalfSun />}
        />
      </div>
      <div className={styles.words}>
        <h1 className={classes(isLong && styles.long)} dir="auto">
          {name}
        </h1>
        {life && <p className={styles.life}>{life}</p>}
        {(date || address) && (
          <p className="quiet">
            {date}
            {date && address && <span className={styles.dot}> · </span>}
            <bdi className={styles.place}>
              <Place text={address ?? ''} />
            </bdi>
          </p>
        )}
      </div>
      {paymentCompleted && (
        <div className={`whole-row ${styles.actions}`}>
          <LinkButton look="primary" icon={Mail} to={editPath('contacts-share')}>
            {t('share')}
          </LinkButton>
          <p className="wrap links anywhere between top1">
            {/* The public page is a document of its own, rendered by the server. */}
            <a className="shrinks s2 touch" href={`/view/${shareSlug}`}>
              <Icon of={Eye} />
              <Word of="seePage" />
            </a>
            <Link className="shrinks s2 touch" to="/memorial/slideshow">
              <Icon of={Play} />
              {t('slideshow')}
            </Link>
          </p>
        </div>
      )}
    </header>
  )
}

/** Shown if there is no portrait, or none is ready. */
const HalfSun = () => (
  <svg viewBox="0 0 80 100" aria-hidden="true">
    <rect className={styles.sky} width="80" height="100" />
    <path className={styles.sun} d="M24 60a16 16 0 0 1 32 0z" />
    <path className={styles.horizon} d="M14 60h52" />
  </svg>
)
