import { useTranslations } from '#app/messages/index.tsx'
import type { Print } from './collage.ts'
import { drawingUrl, paintedSet } from './pictures.ts'
import { PRINT_SIZES } from './print-sizes.ts'
import styles from './ScenePrint.module.css'
import { sceneSize } from './scenes.ts'

/** `waiting`: laid but unseen, until its picture is decoded. `leaving`: fading out under the one that comes. */
export type Presence = 'lying' | 'waiting' | 'coming' | 'leaving'

type ScenePrintProps = {
  print: Print
  presence: Presence
  /** Whether it is seen before anything is scrolled, on a phone too. */
  early: boolean
}

/** A painted scene on its cream paper, with the note that somebody wrote under it. */
export function ScenePrint({ print, presence, early }: ScenePrintProps) {
  const t = useTranslations('landing.scenes')
  const unseen = presence === 'waiting' || presence === 'leaving'
  return (
    <figure
      className={`${styles.print} ${styles[`tilt-${print.tilt}`]} ${styles[presence]}`}
      aria-hidden={unseen || undefined}
      data-waiting={presence === 'waiting' || undefined}
    >
      <picture>
        <source type="image/avif" srcSet={paintedSet(print.scene)} sizes={PRINT_SIZES} />
        <img
          src={drawingUrl(print.scene)}
          alt={t(`${print.scene}.alt`)}
          {...sceneSize(print.scene)}
          decoding="async"
          fetchPriority={early ? 'high' : 'low'}
        />
      </picture>
      <figcaption>{t(`${print.scene}.note`)}</figcaption>
    </figure>
  )
}
