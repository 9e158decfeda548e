import { CircleUserRound, LogOut, UserRound } from 'lucide-react'
import { useState, useSyncExternalStore } from 'react'
import { readInvite } from '../../lib/invite.ts'
import { readToken } from '../../lib/token.ts'
import { useTranslations } from '../../messages/index.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { Menu, MenuAnchor, MenuButton } from '../../ui/Menu.tsx'
import styles from './VisitorMenu.module.css'

const never = () => () => {}

/** A personal link stays one on the way to the login and back; so does `sli`. */
function queryHere(): string {
  const query = new URLSearchParams()
  const invite = readInvite()
  if (invite) query.set('i', invite)
  if (new URLSearchParams(location.search).get('sli') === 'true') query.set('sli', 'true')
  return query.size > 0 ? `?${query}` : ''
}

/**
 * A way in for those who have been here before; Profile and Logout for those who are in (spec 2 §2). Whoever comes
 * from their Profile (`?sli=true`) and is no longer logged in here is told what they are looking for.
 */
export function VisitorMenu({ shareSlug }: { shareSlug: string }) {
  const t = useTranslations('view')
  const words = useTranslations('common.menu')
  const [asks, setAsks] = useState(false)
  // The same HTML is kept for everyone, so it always begins with the way in.
  const token = useSyncExternalStore(never, readToken, () => null)

  async function logOut(asked: boolean) {
    const { signOutHere, wouldLose } = await import('./sign-out.ts')
    if (!asked && wouldLose()) return setAsks(true)
    await signOutHere()
    location.assign('/login')
  }

  const page = `/view/${shareSlug}`
  const back = useSyncExternalStore(
    never,
    () => page + queryHere(),
    () => page,
  )
  const isExpected = new URLSearchParams(back.slice(page.length)).get('sli') === 'true'

  if (!token)
    return (
      <p className={styles.prompt}>
        {t(isExpected ? 'seeYours' : 'beenHere')}{' '}
        <a href={`/login?redirect=${encodeURIComponent(back)}`}>{t('logIn')}</a>
      </p>
    )
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
