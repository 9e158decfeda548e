import { use } from 'react'
import { Link } from 'react-router'
import { Icon } from './Icon.tsx'
import { CloseMenu, type MenuItemFace } from './Menu.tsx'

/** A menu entry that links to a screen. In a file of its own, so that islands can use the menu without the router. */
export function MenuLink({ to, icon, children }: MenuItemFace & { to: string }) {
  const close = use(CloseMenu)
  return (
    <Link to={to} role="menuitem" tabIndex={-1} onClick={close}>
      <Icon of={icon} />
      {children}
    </Link>
  )
}
