import { CircleUserRound, LogOut, UserRound } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { readToken } from '../../lib/token.ts'
import { useTranslations } from '../../messages/index.tsx'
import { Menu, MenuAnchor, MenuButton } from '../../ui/Menu.tsx'
import styles from './VisitorMenu.module.css'

const never = () => () => {}

/** A way in for those who have been here before; Profile and Logout for those who are in (spec 2 §2). */
export function VisitorMenu({ shareSlug }: { shareSlug: string }) {
  const t = useTranslations('view')
  // The same HTML is kept for everyone, so it always begins with the way in.
  const token = useSyncExternalStore(never, readToken, () => null)

  async function logOut() {
    const { signOutHere } = await import('../../lib/sign-out.ts')
    await signOutHere()
    location.assign('/login')
  }

  if (!token)
    return (
      <p className={styles.prompt}>
        {t('beenHere')}{' '}
        <a href={`/login?redirect=${encodeURIComponent(`/view/${shareSlug}`)}`}>{t('logIn')}</a>
      </p>
    )
  return (
    <Menu icon={CircleUserRound} label={t('menu.account')}>
      <MenuAnchor icon={UserRound} href="/profile">
        {t('menu.profile')}
      </MenuAnchor>
      <MenuButton icon={LogOut} onPress={logOut}>
        {t('menu.logout')}
      </MenuButton>
    </Menu>
  )
}
