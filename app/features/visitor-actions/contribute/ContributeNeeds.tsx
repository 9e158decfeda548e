import { useTranslations } from '#app/messages/index.tsx'
import { AnchorButton } from '#app/ui/AnchorButton.tsx'
import { Breakable } from '#app/ui/Breakable.tsx'
import { NoScriptPage } from '../NoScriptPage.tsx'
import styles from './ContributeCard.module.css'

interface Props {
  shareSlug: string
  /** The one address of this memorial, to be opened elsewhere. */
  address: string
}

/** What adding a memory takes, for a browser that did not run its script, and how words reach the family all the same. */
export function ContributeNeeds({ shareSlug, address }: Props) {
  const t = useTranslations('visitPlain.contribute')
  return (
    <NoScriptPage title={t('title')} back={{ href: `/view/${shareSlug}#contribute`, label: t('back') }}>
      <p>{t('text')}</p>
      <p className={styles.address}>
        <Breakable text={address} />
      </p>
      <p>{t('instead')}</p>
      <p>
        <AnchorButton href={`/view/${shareSlug}/rsvp`}>{t('answer')}</AnchorButton>
      </p>
    </NoScriptPage>
  )
}
