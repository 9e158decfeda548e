import { CircleUserRound, LogOut, UserRound } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from '../../messages/index.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { Menu, MenuAnchor, MenuButton } from '../../ui/Menu.tsx'

/** Profile and Logout. */
export function SignedInMenu() {
  const t = useTranslations('view')
  const words = useTranslations('common.menu')
  const [asks, setAsks] = useState(false)

  async function logOut(asked: boolean) {
    const { signOutHere, wouldLose } = await import('./sign-out.ts')
    if (!asked && wouldLose()) return setAsks(true)
    await signOutHere()
    location.assign('/login')
  }

  return (
    <>
      <Menu icon={CircleUserRound} label={words('account')}>
        <MenuAnchor icon={UserRound} href="/profile">
          {words('profile')}
        </MenuAnchor>
        <MenuButton icon={LogOut} onPress={() => void logOut(false)}>
          {words('logout')}
        </MenuButton>
      </Menu>
      <ConfirmDialog
        open={asks}
        onClose={() => setAsks(false)}
        title={t('unsaved.title')}
        primary={{ label: t('unsaved.stay'), onPress: () => setAsks(false) }}
        secondary={{ label: t('unsaved.logout'), onPress: () => logOut(true) }}
      >
        <p>{t('unsaved.text')}</p>
      </ConfirmDialog>
    </>
  )
}
