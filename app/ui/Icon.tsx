import type { ComponentType, SVGAttributes } from 'react'
import styles from './Icon.module.css'

/** An icon of lucide-react: `import { Plus } from 'lucide-react'`. */
export type IconShape = ComponentType<
  Pick<SVGAttributes<SVGSVGElement>, 'className' | 'strokeWidth' | 'aria-hidden'>
>

/** An icon beside a word. It is never the only name of a thing, so readers of the page never hear it. */
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
