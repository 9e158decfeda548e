import type { ReactNode } from 'react'
import { Icon, type IconShape } from '#app/ui/Icon.tsx'
import styles from './PhotoBlank.module.css'

interface BlankProps {
  name: string
  icon?: IconShape
  /** That this browser cannot show it. */
  note?: ReactNode
}

/** In place of a picture that there is none of. */
export function PhotoBlank({ name, icon, note }: BlankProps) {
  return (
    <span className={`stack centred s1 anywhere ${styles.blank}`}>
      {icon && <Icon of={icon} size="large" />}
      <span>{name}</span>
      {note && <span className="quiet">{note}</span>}
    </span>
  )
}
