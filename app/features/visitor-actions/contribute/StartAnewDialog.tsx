import { call } from '#app/lib/api.ts'
import { endpointOf } from '#app/lib/endpoint-of.ts'
import { readInvitedToken, writeInvitedToken } from '#app/lib/invited-token.ts'
import { readToken } from '#app/lib/token.ts'
import { forgetVisitor, removeVisitorFiles } from '#app/lib/visitor-session.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { ConfirmDialog } from '#app/ui/ConfirmDialog.tsx'
import type { signOut as signOutCall } from '#contract/accounts.ts'
import { firstNameOf } from '#contract/first-name.ts'
import { nameAnswerKey } from '../read-stored-answerer.ts'
import { nameDraftKey } from './read-draft-summary.ts'

interface Props {
  open: boolean
  onClose: () => void
  slug: string
  /** First name of the person before; empty where it is not known. */
  name: string
  /** Something is written and not sent. */
  isUnsent: boolean
}

/** Says what this device forgets, and asks, before the next person starts. */
export function StartAnewDialog({ open, onClose, slug, name, isUnsent }: Props) {
  const t = useTranslations('visitContributing')
  const stay = { label: t('notAnew'), onPress: onClose }
  const leave = { label: t('startAnewNow'), onPress: () => startAnew(slug) }
  const textKey = isUnsent ? 'startAnewText' : 'startAnewSentText'
  // It was pressed for: only where something would be lost, staying is the larger choice.
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={t('startAnew')}
      primary={isUnsent ? stay : leave}
      secondary={isUnsent ? leave : stay}
    >
      <p>{name === '' ? t('startAnewUnnamed') : t(textKey, { name })}</p>
    </ConfirmDialog>
  )
}

interface WhoseProps {
  slug: string
  /** Who began it; empty where they have not said. */
  whose: { name: string; email: string }
  onGoOn: () => void
  onClose: () => void
}

/** Says who began what is kept on this device before anything of it is shown. */
export function WhoseDialog({ slug, whose, onGoOn, onClose }: WhoseProps) {
  const t = useTranslations('visitContributing')
  const called = whose.name || whose.email
  const name = firstNameOf(called)
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={t('whose')}
      primary={{ label: t('whoseGoOn'), onPress: onGoOn }}
      secondary={{
        label: called ? t('notYou', { name }) : t('startAnewNow'),
        onPress: () => startAnew(slug),
      }}
    >
      <p>
        {called
          ? t.rich('whoseBy', { name: called, b: (words) => <b dir="auto">{words}</b> })
          : t('whoseUnsaid')}
      </p>
      <p className="quiet">
        {t('startAnewNow')}: {called ? t('startAnewText', { name }) : t('startAnewUnnamed')}
      </p>
    </ConfirmDialog>
  )
}

const signOut = endpointOf<typeof signOutCall>({ method: 'POST', path: '/user/signout' })

/** Milliseconds to wait for the server. */
const TIMEOUT_MS = 2000

/**
 * Forgets the person before on this device: session, personal link, answer, name, address, code, and what was written
 * and not sent. What they sent stays theirs. Opens the page again, as for somebody new. A memorial that somebody began to
 * make here and that is stored nowhere else stays.
 */
async function startAnew(slug: string): Promise<void> {
  if (readToken() ?? readInvitedToken())
    await call(signOut, { keepalive: true, signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(() => {})
  if (readToken() !== null) {
    forgetVisitor()
    const { signOutHere, wouldLose } = await import('../menu/sign-out.ts')
    if (!wouldLose()) await signOutHere()
  }
  writeInvitedToken(null)
  try {
    const keys = [nameDraftKey(slug), nameAnswerKey(slug), 'unsent', 'memorial-code-wait']
    for (const key of keys) localStorage.removeItem(key)
    sessionStorage.clear()
  } catch {
    // If nothing can be removed, nothing was stored.
  }
  removeVisitorFiles()
  // Without the personal link in the address, and with the form open again (islands/boot.ts). `replace` to the same page with another
  // hash would not load it.
  history.replaceState(null, '', `/view/${slug}#contribute`)
  location.reload()
}
