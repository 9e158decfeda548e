import { CircleUserRound, LogOut, UserRound } from 'lucide-react'
import { useTranslations } from '#app/messages/index.tsx'
import { Menu, MenuAnchor, MenuButton, MenuLink } from './Menu.tsx'

interface Props {
  onLogout: () => void
  /** Plain links, for islands, which have no router. */
  plain?: boolean | undefined
}

/** Profile and Logout, wherever someone is signed in (spec 1 §2). */
export function ProfileMenu({ onLogout, plain }: Props) {
  const t = useTranslations('common.menu')
  return (
    <Menu icon={CircleUserRound} label={t('account')}>
      {plain ? (
        <MenuAnchor icon={UserRound} href="/profile">
          {t('profile')}
        </MenuAnchor>
      ) : (
        <MenuLink icon={UserRound} to="/profile">
          {t('profile')}
        </MenuLink>
      )}
      <MenuButton icon={LogOut} onPress={onLogout}>
        {t('logout')}
      </MenuButton>
    </Menu>
  )
}
