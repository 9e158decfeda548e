import { lazy, Suspense, useSyncExternalStore } from 'react'
import { readInviteToken } from '#app/lib/invite-token.ts'
import { readToken, VISITOR_CHANGED } from '#app/lib/token.ts'
import { useTranslations } from '#app/messages/index.tsx'
import styles from './VisitorMenu.module.css'

/** Most visitors are not logged in, and do not carry it. */
const SignedInMenu = lazy(async () => ({ default: (await import('./SignedInMenu.tsx')).SignedInMenu }))

const never = () => () => {}

function onVisitor(changed: () => void) {
  addEventListener(VISITOR_CHANGED, changed)
  return () => removeEventListener(VISITOR_CHANGED, changed)
}

/** A personal link stays one on the way to the login and back; so does `sli`. */
function queryHere(): string {
  const query = new URLSearchParams()
  const invite = readInviteToken()
  if (invite) query.set('i', invite)
  if (new URLSearchParams(location.search).get('sli') === 'true') query.set('sli', 'true')
  return query.size > 0 ? `?${query}` : ''
}

/**
 * A way in for those who have been here before; Profile and Logout for those who are in, and the way back for hosts. Whoever comes
 * from their Profile (`?sli=true`) and is no longer logged in here is told what they are looking for.
 */
export function VisitorMenu({ shareSlug }: { shareSlug: string }) {
  const t = useTranslations('view')
  // The same HTML is kept for everyone, so it always begins with the way in.
  const token = useSyncExternalStore(onVisitor, readToken, () => null)

  const page = `/view/${shareSlug}`
  const back = useSyncExternalStore(
    never,
    () => page + queryHere(),
    () => page,
  )
  const isExpected = new URLSearchParams(back.slice(page.length)).get('sli') === 'true'

  const wayIn = (
    <p className={styles.prompt}>
      {t(isExpected ? 'seeYours' : 'beenHere')}{' '}
      <a href={`/login?redirect=${encodeURIComponent(back)}`}>{t('logIn')}</a>
    </p>
  )
  if (!token) return wayIn
  return (
    <Suspense fallback={wayIn}>
      <SignedInMenu shareSlug={shareSlug} />
    </Suspense>
  )
}
