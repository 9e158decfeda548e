import { useSession } from '#app/lib/session.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { LinkButton } from '#app/ui/LinkButton.tsx'

/** What is shown of an invitation that does not work any more: why, and what to do. */
export function InvalidInvitation({ words }: { words: string }) {
  const t = useTranslations('hosts.invitation')
  const { token } = useSession()
  return (
    <>
      <p>{words}</p>
      <p>
        {t('invalidSaidYes')} {t('invalidAsk')}
      </p>
      {token === null ? (
        <LinkButton look="primary" to="/login?redirect=%2Fprofile">
          {t('logInButton')}
        </LinkButton>
      ) : (
        <LinkButton look="primary" to="/profile">
          {t('openProfile')}
        </LinkButton>
      )}
    </>
  )
}
