import { useTranslations } from '#app/messages/index.tsx'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import { SaveStep } from './SaveStep.tsx'

/** The host is signed in, but the draft has nothing to create a memorial from. */
export function NothingView() {
  const t = useTranslations('save.nothing')
  return (
    <SaveStep
      title={t('title')}
      intro={t('intro')}
      status={null}
      primary={
        <LinkButton look="primary" to="/who">
          {t('begin')}
        </LinkButton>
      }
    />
  )
}
