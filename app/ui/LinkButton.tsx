import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { type ButtonFace, buttonClass } from './Button.tsx'
import { Icon } from './Icon.tsx'
import { Word } from './Word.tsx'

type Props = ButtonFace & Omit<ComponentProps<typeof Link>, 'className' | 'style' | 'children'>

/** A link within the product that looks like a button. Not for islands, which have no router. */
export function LinkButton({ look, icon, wide, word, children, ...rest }: Props) {
  return (
    <Link {...rest} className={buttonClass(look, wide)}>
      {icon && <Icon of={icon} />}
      {word ? <Word of={word} /> : children}
    </Link>
  )
}
