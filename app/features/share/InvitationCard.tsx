import { useFileUrl } from '#app/draft/file-urls.ts'
import { useDraft } from '#app/draft/hooks.ts'
import { formatMemorialDate } from '#app/lib/dates.ts'
import { nameShape } from '#app/lib/name-shape.ts'
import { serverPhoto } from '#app/lib/photos/server-photo.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { classes } from '#app/ui/classes.ts'
import { HalfSunRule } from '#app/ui/HalfSunRule.tsx'
import styles from './Share.module.css'

/** Shows the invitation as contacts will receive it: portrait, name, date. */
export function InvitationCard() {
  const t = useTranslations('share.card')
  const name = useDraft((draft) => draft.personName.trim())
  const date = useDraft((draft) => formatMemorialDate(draft.memorialDate))
  const portrait = usePortrait()
  return (
    <div className={`stack centred s3 paper ${styles.stationery}`}>
      {portrait && (
        <div className={styles.image}>
          <img className="fill" src={portrait} alt={t('portrait', { name })} />
        </div>
      )}
      <p className={styles.of}>{t('of')}</p>
      <p className={classes(styles.name, nameShape(name).airy && styles.airy)}>
        <bdi>{name}</bdi>
      </p>
      <div className={`across ${styles.rule}`}>
        <HalfSunRule />
      </div>
      {date && <p className={styles.when}>{date}</p>}
    </div>
  )
}

/** Twice the displayed size, for dense screens. */
const PORTRAIT_PIXELS = 208

/** Address of the portrait: from this device, or from the server once it is prepared there. */
function usePortrait(): string | null {
  const photo = useDraft((draft) => draft.profilePhoto)
  const local = useFileUrl(photo?.id ?? null, 'thumbnail')
  return local ?? (photo?.serverMedia ? serverPhoto(photo.serverMedia, PORTRAIT_PIXELS) : null)
}
