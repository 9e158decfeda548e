import { useTranslations } from '#app/messages/index.tsx'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import { SaveStep } from './SaveStep.tsx'

/** Signed in, and nothing there to make a memorial of. */
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
