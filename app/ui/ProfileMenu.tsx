import { CircleUserRound, LogOut, UserRound } from 'lucide-react'
import { use } from 'react'
import { Link } from 'react-router'
import { useTranslations } from '#app/messages/index.tsx'
import { Icon } from './Icon.tsx'
import { CloseMenu, Menu, MenuButton, type MenuItemFace } from './Menu.tsx'

/** The menu with Profile and Logout, shown to everybody who is signed in. */
export function ProfileMenu({ onLogout }: { onLogout: () => void }) {
  const t = useTranslations('common.menu')
  return (
    <Menu icon={CircleUserRound} label={t('account')}>
      <MenuLink icon={UserRound} to="/profile">
        {t('profile')}
      </MenuLink>
      <MenuButton icon={LogOut} onPress={onLogout}>
        {t('logout')}
      </MenuButton>
    </Menu>
  )
}

/** A menu entry that links to a screen. In a file of its own, so that islands can use the menu without the router. */
function MenuLink({ to, icon, children }: MenuItemFace & { to: string }) {
  const close = use(CloseMenu)
  return (
    <Link to={to} role="menuitem" tabIndex={-1} onClick={close}>
      <Icon of={icon} />
      {children}
    </Link>
  )
}
