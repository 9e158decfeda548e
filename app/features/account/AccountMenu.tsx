import { CircleUserRound, LogOut, UserRound } from 'lucide-react'
import { use } from 'react'
import { Link } from 'react-router'
import { useTranslations } from '#app/messages/index.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { CloseMenu, Menu, MenuButton } from '#app/ui/Menu.tsx'
import { useLogout } from './use-logout.tsx'

/** The menu with Profile and Log out, shown to everybody who is signed in (root.tsx). */
export function AccountMenu() {
  const t = useTranslations('common.menu')
  const logout = useLogout()
  return (
    <>
      <Menu icon={CircleUserRound} label={t('account')}>
        <ProfileLink>{t('profile')}</ProfileLink>
        <MenuButton icon={LogOut} onPress={logout.ask}>
          {t('logout')}
        </MenuButton>
      </Menu>
      {logout.dialog}
    </>
  )
}

/** Islands, which have no router, have `MenuAnchor` for it. */
function ProfileLink({ children }: { children: string }) {
  const close = use(CloseMenu)
  return (
    <Link to="/profile" role="menuitem" tabIndex={-1} onClick={close}>
      <Icon of={UserRound} />
      {children}
    </Link>
  )
}
