import { type ComponentType, lazy, Suspense, useSyncExternalStore } from 'react'
import { readToken, watchToken } from '#app/lib/token.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { Word } from '#app/ui/Word.tsx'
import styles from './VisitorMenu.module.css'

/** Loaded on demand: most visitors are not logged in. If it cannot be loaded, the menu is left out. */
const SignedInMenu = lazy<ComponentType<{ shareSlug: string }>>(() =>
  import('./SignedInMenu.tsx').then(
    (module) => ({ default: module.SignedInMenu }),
    () => ({ default: () => null }),
  ),
)

const never = () => () => {}

const isReturning = () => new URLSearchParams(location.search).get('sli') === 'true'

/**
 * A login link for visitors who were here before; for those logged in, Profile, Logout and, for hosts, the dashboard.
 * Whoever comes from their Profile (`?sli=true`) and is no longer logged in reads that a login shows what they added.
 */
export function VisitorMenu({ shareSlug }: { shareSlug: string }) {
  const t = useTranslations('view')
  // The cached HTML is the same for everyone, so it always starts with the login link.
  const token = useSyncExternalStore(watchToken, readToken, () => null)

  // Kept on the way to the login and back. A personal link is kept by the tab (lib/invite-token.ts).
  const isExpected = useSyncExternalStore(never, isReturning, () => false)
  const back = `/view/${shareSlug}${isExpected ? '?sli=true' : ''}`
  const wayIn = (
    <p className={`note ${styles.prompt}`}>
      {t(isExpected ? 'seeYours' : 'beenHere')}{' '}
      <a className={`touch ${styles.way}`} href={`/login?redirect=${encodeURIComponent(back)}`}>
        <Word of="logIn" />
      </a>
    </p>
  )
  if (!token) return wayIn
  return (
    <Suspense fallback={wayIn}>
      <SignedInMenu shareSlug={shareSlug} />
    </Suspense>
  )
}
