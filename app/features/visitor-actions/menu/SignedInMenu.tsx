import { CircleUserRound, LogOut, UserRound } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from '#app/messages/index.tsx'
import { UnsavedDialog } from '#app/parts/UnsavedDialog.tsx'
import { Menu, MenuAnchor, MenuButton } from '#app/ui/Menu.tsx'
import { useVisitorData } from '../visitor-data.ts'
import styles from './VisitorMenu.module.css'

/** Profile and Logout. Hosts also read that they see the page as visitors do, with a link to their dashboard. */
export function SignedInMenu({ shareSlug }: { shareSlug: string }) {
  const t = useTranslations('view')
  const words = useTranslations('common.menu')
  const [asks, setAsks] = useState(false)
  const hosted = useVisitorData(shareSlug)?.hostedUuid

  async function logOut(asked: boolean) {
    // Drafts that are stored nowhere else would be lost.
    const { draftStore } = await import('#app/draft/hooks.ts')
    draftStore.start()
    if (!asked && draftStore.listUnsavedDrafts().length > 0) return setAsks(true)
    const { signOutHere } = await import('#app/lib/sign-out.ts')
    await signOutHere()
    location.assign('/login')
  }

  return (
    <div className="row ends shrinks s3 flat">
      {hosted && (
        <p className={`note ${styles.host}`}>
          {t('asVisitors')}{' '}
          <a className={`touch ${styles.way}`} href={`/memorial/load/${hosted}`}>
            {t('dashboard')}
          </a>
        </p>
      )}
      <Menu icon={CircleUserRound} label={words('account')}>
        <MenuAnchor icon={UserRound} href="/profile">
          {words('profile')}
        </MenuAnchor>
        <MenuButton icon={LogOut} onPress={() => void logOut(false)}>
          {words('logout')}
        </MenuButton>
      </Menu>
      <UnsavedDialog open={asks} onStay={() => setAsks(false)} onLogOut={() => logOut(true)} />
    </div>
  )
}
