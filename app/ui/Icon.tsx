import type { ComponentType, SVGAttributes } from 'react'
import styles from './Icon.module.css'

/** An icon from lucide-react: `import { Plus } from 'lucide-react'`. */
export type IconShape = ComponentType<
  Pick<SVGAttributes<SVGSVGElement>, 'className' | 'strokeWidth' | 'aria-hidden'>
>

/** An icon next to a text. It is never the only name of something, so it is hidden from screen readers. */
export function Icon({ of: Shape, size = 'text' }: { of: IconShape; size?: 'text' | 'large' }) {
  const large = size === 'large'
  return (
    <Shape
      className={large ? styles.large : styles.icon}
      strokeWidth={large ? 1.4 : 1.75}
      aria-hidden="true"
    />
  )
}
