import type { ComponentProps } from 'react'
import styles from './RotatedImage.module.css'

type Props = Omit<ComponentProps<'img'>, 'className' | 'style' | 'alt'> & {
  alt: string
  /** Quarter turns clockwise, 0 to 3. */
  turn: number
}

/** An `<img>` that fills its frame in any rotation. The frame must be positioned. */
export function RotatedImage({ turn, alt, ...rest }: Props) {
  const image = <img {...rest} alt={alt} />
  if (turn === 0) return image
  return (
    <span className={styles.frame} data-turn={turn}>
      {image}
    </span>
  )
}
