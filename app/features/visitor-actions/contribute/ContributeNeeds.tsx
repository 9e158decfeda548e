import { useTranslations } from '#app/messages/index.tsx'
import { AnchorButton } from '#app/ui/AnchorButton.tsx'
import { Breakable } from '#app/ui/Breakable.tsx'
import { NoScriptPage } from '../NoScriptPage.tsx'

interface Props {
  shareSlug: string
  /** Canonical address of this memorial, for another browser. */
  address: string
}

/** Shown when the browser does not run script: what adding a memory requires, and how to reach the family otherwise. */
export function ContributeNeeds({ shareSlug, address }: Props) {
  const t = useTranslations('visitPlain.contribute')
  return (
    <NoScriptPage title={t('title')} back={{ href: `/view/${shareSlug}#contribute`, label: t('back') }}>
      <p>{t('text')}</p>
      <p className="reads anywhere">
        <Breakable text={address} />
      </p>
      <p>{t('instead')}</p>
      <p>
        <AnchorButton href={`/view/${shareSlug}/rsvp`}>{t('answer')}</AnchorButton>
      </p>
    </NoScriptPage>
  )
}
