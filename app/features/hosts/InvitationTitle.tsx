import { useEffect } from 'react'
import { useTranslations } from '#app/messages/index.tsx'
import { brand } from '#contract/brand.ts'
import type { Opened } from './use-invitation.ts'

/** The heading; once the invitation is loaded, the page's title says the same. */
export function InvitationTitle({ opened }: { opened: Opened }) {
  const t = useTranslations('hosts.invitation')
  const hasCome = opened.kind === 'invalid' || opened.kind === 'open'
  const words = wordsOf()
  useEffect(() => {
    if (hasCome) document.title = `${words} · ${brand.name}`
  }, [hasCome, words])
  return words

  function wordsOf() {
    if (opened.kind === 'invalid') return t('invalidTitle')
    if (opened.kind !== 'open') return t('yours')
    const { nameOfPerson: name, accepted } = opened.invitation
    return t(accepted ? 'acceptedTitle' : 'title', { name })
  }
}
