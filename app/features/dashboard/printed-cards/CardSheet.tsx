import { formatMemorialDate } from '#app/lib/dates.ts'
import { nameShape } from '#app/lib/name-shape.ts'
import { serverPhoto } from '#app/lib/photos/server-photo.ts'
import { currentLocale } from '#app/messages/current-locale.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { classes } from '#app/ui/classes.ts'
import { HalfSunRule } from '#app/ui/HalfSunRule.tsx'
import { QrPicture } from '#app/ui/qr/QrPicture.tsx'
import type { QrCode } from '#app/ui/qr/qr.ts'
import { firstNameOf } from '#contract/first-name.ts'
import { lifeSpan } from '#contract/life-span.ts'
import type { Memorial } from '#contract/memorials.ts'
import styles from './CardSheet.module.css'
import { nameSize, shortLink } from './name-size.ts'

/** The portrait is printed 440 pixels wide at 300 dpi. */
const PORTRAIT_PIXELS = 600
const cards = ['first', 'second', 'third', 'fourth']

interface Props {
  memorial: Memorial
  /** Address of the memorial. */
  link: string
  code: QrCode
}

/** Four identical A6 cards on one A4 sheet. On a screen the sheet is as wide as its container. */
export function CardSheet(props: Props) {
  const t = useTranslations('dashboard.cards')
  return (
    <section className={`measured ${styles.frame}`} aria-label={t('sheet')}>
      <div className={styles.sheet}>
        {cards.map((card, at) => (
          // Screen readers read only the first card.
          <div key={card} className={styles.card} aria-hidden={at > 0}>
            <InvitationCard {...props} />
          </div>
        ))}
      </div>
    </section>
  )
}

function InvitationCard({ memorial, link, code }: Props) {
  const t = useTranslations('dashboard')
  const { nameOfPerson: name, memorialDate, profilePhoto } = memorial
  const portrait = profilePhoto && serverPhoto(profilePhoto, PORTRAIT_PIXELS)
  const date = formatMemorialDate(memorialDate)
  const life = lifeSpan(memorial, useTranslations('lifeSpan'), currentLocale().language)
  const firstName = firstNameOf(name)
  return (
    <>
      {portrait && (
        <div className={styles.portrait}>
          <img className="fill" src={portrait} alt={t('head.portrait', { name })} />
        </div>
      )}
      <p className={styles.of}>{t('cards.of')}</p>
      <p
        className={classes(styles.name, styles[nameSize(name)], nameShape(name).airy && styles.airy)}
        dir="auto"
      >
        {name}
      </p>
      {life && <p className={styles.life}>{life}</p>}
      <div className={styles.rule}>
        <HalfSunRule />
      </div>
      {date && <p className={styles.date}>{date}</p>}
      <div className={classes(styles.way, !portrait && styles.alone)}>
        <QrPicture code={code} />
        <div className={styles.words}>
          <p className={styles.line} dir="auto">
            {firstName ? t('cards.line', { name: firstName }) : t('cards.lineUnnamed')}
          </p>
          <p className={styles.scan}>
            {t('cards.scan')} <span className={styles.link}>{shortLink(link)}</span>
          </p>
        </div>
      </div>
    </>
  )
}
