import { useTranslations } from '#app/messages/index.tsx'
import type { Print } from './collage.ts'
import styles from './IllustrationPrint.module.css'
import { illustrationSrcSet, illustrationUrl } from './illustration-urls.ts'
import { illustrationSize } from './illustrations.ts'
import { PRINT_SIZES } from './print-sizes.ts'

/** `waiting`: invisible until its picture is decoded. `leaving`: fades out under the print that replaces it. */
export type Presence = 'lying' | 'waiting' | 'coming' | 'leaving'

type IllustrationPrintProps = {
  print: Print
  presence: Presence
  /** Whether it is visible without scrolling, also on a phone. */
  early: boolean
}

/** An illustration on cream paper, with a note below. */
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
          className="across"
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
