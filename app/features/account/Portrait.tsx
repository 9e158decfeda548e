import type { Media } from '#contract/media.ts'
import styles from './Portrait.module.css'

/** A small print of the person; the half sun where there is no photo, or it is not ready. */
export function Portrait({ photo, alt = '' }: { photo: Media | null; alt?: string }) {
  const width = photo?.widths[0]
  return (
    <span className={styles.portrait}>
      {photo && width ? (
        <img
          className="fill"
          src={`${photo.location}/${photo.filename}-${width}.jpg`}
          alt={alt}
          loading="lazy"
        />
      ) : (
        <i />
      )}
    </span>
  )
}
