import type { ComponentProps } from 'react'
import { type ButtonFace, buttonClass } from './Button.tsx'
import { Icon } from './Icon.tsx'
import { Word } from './Word.tsx'

type Props = ButtonFace & Omit<ComponentProps<'a'>, 'className' | 'style' | 'children'> & { href: string }

/** A plain link that looks like a button: for downloads, other sites, and islands, which have no router. */
export function AnchorButton({ look, icon, wide, word, children, ...rest }: Props) {
  return (
    <a {...rest} className={buttonClass(look, wide)}>
      {icon && <Icon of={icon} />}
      {word ? <Word of={word} /> : children}
    </a>
  )
}
