import { CircleUserRound, LogOut, UserRound } from 'lucide-react'
import { useTranslations } from '#app/messages/index.tsx'
import { Menu, MenuButton } from './Menu.tsx'
import { MenuLink } from './MenuLink.tsx'

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
