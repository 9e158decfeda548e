import { useTranslations } from '#app/messages/index.tsx'
import type { Print } from './collage.ts'
import styles from './IllustrationPrint.module.css'
import { illustrationSrcSet, illustrationUrl } from './illustration-urls.ts'
import { illustrationSize } from './illustrations.ts'
import { PRINT_SIZES } from './print-sizes.ts'

/** `waiting`: laid but unseen, until its picture is decoded. `leaving`: fading out under the one that comes. */
export type Presence = 'lying' | 'waiting' | 'coming' | 'leaving'

type IllustrationPrintProps = {
  print: Print
  presence: Presence
  /** Whether it is seen before anything is scrolled, on a phone too. */
  early: boolean
}

/** A painted illustration on its cream paper, with the note that somebody wrote under it. */
export function IllustrationPrint({ print, presence, early }: IllustrationPrintProps) {
  const t = useTranslations('landing.scenes')
  const unseen = presence === 'waiting' || presence === 'leaving'
  return (
    <figure
      className={`${styles.print} ${styles[`tilt-${print.tilt}`]} ${styles[presence]}`}
      aria-hidden={unseen || undefined}
      data-waiting={presence === 'waiting' || undefined}
    >
      <picture>
        <source type="image/avif" srcSet={illustrationSrcSet(print.illustration)} sizes={PRINT_SIZES} />
        <img
          src={illustrationUrl(print.illustration)}
          alt={t(`${print.illustration}.alt`)}
          {...illustrationSize(print.illustration)}
          decoding="async"
          fetchPriority={early ? 'high' : 'low'}
        />
      </picture>
      <figcaption>{t(`${print.illustration}.note`)}</figcaption>
    </figure>
  )
}
